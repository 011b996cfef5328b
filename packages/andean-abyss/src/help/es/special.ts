import type { DraftHelp } from '@sandtable/kernel';
import type { special as en } from '../en/special.js';

export const special: DraftHelp<typeof en> = {
  '4.1': [
    'Actividades especiales',
    'Con una Operación completa puedes añadir un tipo de Actividad especial: antes de ella, entre dos de sus espacios o después. Es gratuita, salvo el Soborno. Lo que aporte puede pagar la Operación.\nDa a la 2.ª elegible acceso al Evento, así que piénsalo dos veces si quieres negárselo.',
  ],
  '4.1.1': [
    'Qué acompaña a qué',
    'El Transporte aéreo, la Erradicación, la Extorsión y el Soborno acompañan a cualquier Operación. El Ataque aéreo acompaña a Patrulla, Barrida o Asalto. La Emboscada es parte de un Ataque; Secuestro y Asesinato, de un Terror; Cultivo y Procesamiento acompañan a Concentración o Marcha.',
  ],
  '4.2.1': [
    'Transporte aéreo',
    'El Gobierno lleva por aire hasta 3 Tropas de un espacio a cualquier otro, por lejos que esté; no a una Zona FARC. Útil antes de una Barrida o un Asalto, o para traer Tropas de vuelta. «Blackhawks» cambia el número; «Misil Antiaéreo» (carta 27) cierra los espacios con Guerrillas.',
  ],
  '4.2.2': [
    'Ataque aéreo',
    'Con una Patrulla, Barrida o Asalto, el Gobierno retira una Guerrilla activa en un Departamento o LdC, aunque no tenga piezas allí. Una Base solo se puede retirar si a su dueño no le queda ninguna Guerrilla en el espacio. Nunca en Ciudades.',
  ],
  '4.2.3': [
    'Erradicación',
    'Fumiga los cultivos de coca de un Departamento con piezas de los Cárteles: la Ayuda sube 4 y se retiran todas las Bases de los Cárteles allí, protegidas o no.\nLos campesinos se enfurecen: ese Departamento o uno adyacente, a tu elección, cambia un nivel hacia la Oposición activa. Si ninguno puede cambiar, las FARC colocan en su lugar una Guerrilla en el Departamento.',
  ],
  '4.3.1': [
    'Extorsión (FARC)',
    'Donde las FARC tienen más piezas que todos los demás juntos y una Guerrilla clandestina, una de estas pasa a activa y las FARC ganan 1 Recurso. Hazlo en tantos espacios como quieras, también LdC, todos a la vez. Si después viene Terror, debes conservar para él una Guerrilla clandestina.',
  ],
  '4.3.2': [
    'Emboscada',
    'En un espacio de tu Ataque, con una Guerrilla clandestina allí: solo esa pasa a activa, no se tira el dado, se retiran hasta 2 piezas enemigas, las Bases al final, y colocas una Guerrilla. Úsala donde tengas pocas Guerrillas y una tirada fuera arriesgada.',
  ],
  '4.3.3': [
    'Secuestro',
    'En hasta 3 espacios de este Terror donde haya más Guerrillas de las FARC que Policía.\nEn una Ciudad o LdC paga el Gobierno; donde haya una Base de los Cárteles puedes hacer que paguen los Cárteles: tantos Recursos como muestre un dado, si los tienen. Si la víctima tiene allí un Cargamento, lo tomas en vez de tirar.\nCon un 6, las AUC colocan allí una pieza.',
  ],
  '4.4.1': [
    'Extorsión y Emboscada (AUC)',
    'Las AUC hacen ambas como las FARC, con sus propias piezas. Extorsión: donde las AUC tienen más piezas que todos los demás juntos, una Guerrilla clandestina pasa a activa y las AUC ganan 1 Recurso, en cualquier número de espacios. Emboscada: en un espacio de un Ataque, una Guerrilla clandestina asegura el éxito.',
  ],
  '4.4.2': [
    'Asesinato',
    'En hasta 3 espacios de este Terror donde haya más Guerrillas de las AUC que Policía, retira una pieza enemiga cualquiera: un cubo, una Guerrilla, incluso clandestina, o una Base, incluso protegida. Un Cargamento que se pierda así pasa a ser tuyo.',
  ],
  '4.5.1': [
    'Cultivo',
    'Con una Concentración o Marcha.\nElige un espacio poblado con más Guerrillas de los Cárteles que Policía y sitio para una Base. Mueve allí una Base de los Cárteles desde cualquier parte; o, si es un Departamento de esta Concentración, coloca una nueva.\nSi haces el Cultivo antes que la Concentración en ese Departamento, la Base nueva ya cuenta para esta.',
  ],
  '4.5.2': [
    'Procesamiento',
    'Con una Concentración o Marcha, una de dos cosas.\nO retiras tantas Bases de los Cárteles como quieras, por 3 Recursos cada una; o colocas 1 o 2 Cargamentos, cada uno con una Guerrilla cualquiera, incluso de otra Facción, en un espacio con una Base de los Cárteles.\nCada Base vendida es una menos para la victoria.',
  ],
  '4.5.3': [
    'Cargamentos',
    'Cada uno de los 4 Cargamentos lo lleva una Guerrilla y se mueve con ella; es de la Facción de la Guerrilla.\nVale una Base o 6 Recursos en la próxima Ronda de Propaganda, o una Operación limitada adicional (2.3.6). El dueño puede entregarlo a otra Guerrilla del espacio.\nSi se retira la Guerrilla que lo lleva, el dueño elige cuál lo recibe, o se pierde: va al atacante en un Ataque o Asesinato; en un Asalto se retira y el Gobierno gana 6 de Ayuda (Incautación de drogas).',
  ],
  '4.5.4': [
    'Soborno',
    'La única Actividad especial que cuesta: 3 Recursos por espacio, en hasta 3 espacios, en cualquier parte del mapa.\nEn cada uno, retira hasta 2 cubos, o hasta 2 Guerrillas, o da la vuelta a hasta 2 Guerrillas (también tuyas), o retira 1 Base, incluso protegida.\nLos Cárteles deciden sobre los Cargamentos que se pierden así.',
  ],
};
