import type { DraftHelp } from '@sandtable/kernel';
import type { operations as en } from '../en/operations.js';

export const operations: DraftHelp<typeof en> = {
  '3.1': [
    'Operaciones',
    'Elige un tipo de Operación y los espacios donde la llevas a cabo, uno tras otro, cada uno una vez. Pagas espacio a espacio, de modo que lo que ganes con una Actividad especial puede pagar el siguiente. Decides a qué Facciones enemigas eliges como objetivo y a cuáles dejas en paz.',
  ],
  '3.1.2': [
    'Operaciones gratuitas',
    'Una Operación gratuita no cuesta Recursos; todas sus demás condiciones siguen vigentes. Si un Evento deja que otra Facción actúe gratis, esa Facción sigue siendo elegible.',
  ],
  '3.2.1': [
    'Entrenamiento',
    'El Gobierno recluta fuerzas: 3 Recursos por cada Ciudad o Departamento.\nEn una Ciudad, o un Departamento con una Base del Gobierno, coloca hasta 6 cubos, Tropas y Policía en cualquier combinación.\nDespués, en uno solo de los espacios elegidos, reemplaza 3 cubos por una Base o paga una Acción cívica: 3 Recursos más por paso, con Tropas, Policía y más piezas allí que todos los demás juntos. Un Departamento sin Base no recibe cubos, pero se puede elegir para esta segunda parte.\nNo en una Zona FARC.',
  ],
  '3.2.2': [
    'Patrulla',
    'El Gobierno vigila las carreteras: 3 Recursos por toda la Operación.\nMueve los cubos que quieras por LdC y Ciudades, tan lejos como quieras; deben detenerse donde encuentren una Guerrilla.\nDespués, cada cubo en una LdC, se haya movido o no, activa allí una Guerrilla clandestina. Por último puedes hacer un Asalto gratuito en una LdC.\nUna Patrulla limitada mueve todos los cubos a un solo destino, y el Asalto gratuito solo es posible si ese destino es una LdC.',
  ],
  '3.2.3': [
    'Barrida',
    'El Gobierno activa Guerrillas: 3 Recursos por cada Ciudad o Departamento.\nLas Tropas vienen de espacios adyacentes, o a través de una sola LdC sin Guerrillas.\nTras todos los movimientos, cada cubo en un espacio elegido, también la Policía, activa una Guerrilla clandestina; en Selva hacen falta dos cubos por cada una. La Policía no se mueve. Con 3 Tropas y 1 Policía en Selva activas 2.\nNo en una Zona FARC, ni en la última carta de Evento.',
  ],
  '3.2.4': [
    'Asalto',
    'El Gobierno retira insurgentes activos: 3 Recursos por espacio.\nCada cubo de Tropas retira una Guerrilla activa; en Ciudades y LdC también la Policía; en Montaña hacen falta 2 Tropas por pieza.\nLas Bases de una Facción solo se pueden retirar cuando ya no le queda allí ninguna Guerrilla: una sola clandestina las protege, así que antes conviene una Barrida.\nEliges a qué Facciones tomas como objetivo, pero debes retirar todas las piezas de esas Facciones que puedas.',
  ],
  '3.2.5': [
    'Incautación de drogas',
    'Si un Asalto retira una Guerrilla y con ella el Cargamento, la Ayuda del Gobierno sube 6. El dueño puede salvarlo entregándolo a otra Guerrilla del espacio.',
  ],
  '3.3.1': [
    'Concentración',
    'Los insurgentes crecen: 1 Recurso por cada Ciudad o Departamento.\nLas FARC no pueden elegir espacios con Apoyo; las AUC, ninguno con Oposición; los Cárteles pueden ir a cualquiera.\nEn cada espacio haz una cosa: coloca 1 Guerrilla; o reemplaza 2 de tus Guerrillas por una Base; o, donde ya tengas una Base, coloca tantas Guerrillas como la Población más tus Bases, o trae Guerrillas tuyas de cualquier parte y vuelve clandestinas todas las tuyas allí.\nRecuerda el límite de 2 Bases por espacio.',
  ],
  '3.3.2': [
    'Marcha',
    'Las Guerrillas van a espacios adyacentes, cada una una vez: 1 Recurso por cada Ciudad o Departamento en que entran, las LdC son gratis.\nLas que van de un mismo espacio a otro forman un grupo. Al entrar en una LdC o en un espacio con Apoyo, todo el grupo pasa a activo si el grupo y los cubos de allí son más de 3 juntos; dos se escabullen ante 1 Policía, tres no.\nPara las AUC también están vigilados los espacios con Oposición, y las Guerrillas de las FARC cuentan como cubos. No en la última carta de Evento.',
  ],
  '3.3.3': [
    'Ataque',
    'Ataca donde tengas una Guerrilla y haya un enemigo: 1 Recurso por espacio.\nTodas tus Guerrillas allí pasan a activas; después tira un dado: si no supera su número, retira hasta 2 piezas enemigas, incluso Guerrillas clandestinas, las Bases de una Facción al final. Con 6 Guerrillas no puedes fallar; una sola acierta únicamente con un 1.\nUn 1 coloca además una Guerrilla tuya. Un Cargamento que pierda la víctima pasa a ser tuyo.',
  ],
  '3.3.4': [
    'Terror',
    'Requiere una Guerrilla clandestina, que pasa a activa: 1 Recurso por cada Ciudad o Departamento, las LdC son gratis.\nSe coloca un marcador de Terror y el espacio cambia un nivel: con las FARC hacia la Oposición activa, con AUC y Cárteles hacia Neutral. Antes de que una Acción cívica o una Agitación cambie el espacio hay que retirar el marcador.\nEn una LdC es Sabotaje, y el Gobierno pierde ese ingreso en la próxima Ronda de Propaganda.\nEl Terror de las AUC reduce además la Ayuda: en 3, o en 5 si es en dos o más espacios.',
  ],
};
