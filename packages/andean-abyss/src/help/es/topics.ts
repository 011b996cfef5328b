import type { DraftHelp } from '@sandtable/kernel';
import type { topics as en } from '../en/topics.js';

export const topics: DraftHelp<typeof en> = {
  'topic.sequence': [
    'Cómo transcurre un turno',
    'Nadie tiene cartas en la mano: se saca para todos una carta de Evento a la vez, y la siguiente está a la vista. Los cuatro símbolos de la carta dicen en qué orden eligen las Facciones elegibles.\nEn cada carta actúan como máximo dos Facciones, cada una con una Operación o el Evento de la carta; las demás esperan, o pasan por unos pocos Recursos. Lo que hace la primera decide lo que puede hacer la segunda.\nCuando llega una carta de Propaganda se comprueba la victoria y todas las Facciones reciben Recursos.',
  ],
  'topic.eligibility': [
    'Elegible o inelegible',
    'Una Facción que actuó en esta carta descansa en la siguiente; una que no hizo nada o pasó puede actuar en ella. Así que actúas como máximo en una de cada dos cartas: mira la siguiente antes de actuar en esta.\nPasar te mantiene elegible y da 1 Recurso, o 3 al Gobierno. Algunos Eventos hacen inelegible a una Facción, o dejan que siga siendo elegible.',
  ],
  'topic.victory': [
    'Quién gana',
    'Cada Facción tiene su propio objetivo, que se comprueba al principio de cada Ronda de Propaganda.\nGobierno: Apoyo total por encima de 60.\nFARC: Oposición total más Bases de las FARC por encima de 25.\nAUC: más Bases que las FARC.\nCárteles: más de 10 Bases y más de 40 Recursos.\nSi nadie ha ganado al acabar la Propaganda final, gana la Facción con el mejor margen.\nUn No jugador que alcanza su objetivo vence a todos los jugadores. Un Gobierno a solas contra tres No jugadores nunca gana antes de tiempo: tras la Propaganda final, su margen menos el mejor de ellos dice cómo le fue: desde 1 punto muerto, desde 4 progreso, desde 9 triunfo.',
  ],
  'topic.map': [
    'El mapa',
    'Ciudades y Departamentos tienen una Población que puede apoyar al Gobierno u oponerse a él; cuanto mayor es, más cuenta el espacio. La Selva dificulta la Barrida; la Montaña, el Asalto.\nLas líneas de comunicación (LdC), las carreteras y oleoductos entre ellos, no tienen habitantes ni Bases, pero su valor económico es el ingreso del Gobierno, y el Sabotaje se lo quita.',
  ],
  'topic.pieces': [
    'Las piezas',
    'El Gobierno tiene Tropas, que golpean, y Policía, que mantiene el terreno; a ambas se las llama cubos.\nFARC, AUC y Cárteles tienen Guerrillas, clandestinas (ocultas) o activas (visibles). La mayoría de las acciones del Gobierno solo afectan a las activas, así que antes debe activarlas.\nTodas las Facciones tienen Bases, como máximo 2 en un espacio. Una Base solo se puede retirar cuando no queda ninguna Guerrilla ni cubo de su dueño que la proteja; el Asesinato, el Soborno, la Erradicación y algunos Eventos no lo tienen en cuenta.',
  ],
  'topic.propaganda': [
    'La Ronda de Propaganda',
    'Primero se comprueba la victoria.\nDespués se marca el Control, se sabotean las LdC amenazadas y todas las Facciones reciben Recursos: el Gobierno, de sus LdC y de la Ayuda; las demás, de sus Bases.\nEl Gobierno puede comprar Apoyo; las FARC, Oposición; puede asumir un nuevo presidente, y las AUC pueden hacer una Concentración gratuita.\nPor último se redespliegan las Tropas, todas las Guerrillas pasan a clandestinas, se retiran los marcadores de Terror y Sabotaje y todas las Facciones son elegibles.',
  ],
  'topic.government': [
    'El Gobierno en pocas palabras',
    'Ganas con el Apoyo total por encima de 60.\nEntrena Tropas y Policía, mantén Ciudades y Departamentos con ambas y paga allí una Acción cívica. La Barrida encuentra Guerrillas, el Asalto las retira, la Patrulla mantiene abiertas las carreteras que te dan ingresos.\nNo dejes Tropas sin Policía: en cada Ronda de Propaganda deben redesplegarse las Tropas que no estén en Bases o Ciudades. Cuida tus Recursos: casi todo cuesta 3.',
  ],
  'topic.farc': [
    'Las FARC en pocas palabras',
    'Ganas con Oposición y Bases: juntas, más de 25.\nHaz Concentraciones donde no haya Apoyo, construye Bases en el interior, extiéndete con la Marcha y cambia espacios con el Terror, mejor donde la Población sea alta.\nTen en un espacio más piezas que todos los demás para hacer allí Extorsión y, en la Ronda de Propaganda, Agitación a solo 1 Recurso por paso. El Secuestro quita Recursos al Gobierno y a los Cárteles.\nVigila a las AUC, que necesitan más Bases que tú.',
  ],
  'topic.auc': [
    'Las AUC en pocas palabras',
    'Ganas con más Bases que las FARC, así que construir una y retirar una de las suyas cuenta lo mismo.\nHaz Concentraciones donde no haya Oposición, mejor donde las FARC no sean fuertes. El Asesinato retira incluso una Base protegida.\nEl Terror desgasta tanto el Apoyo como la Oposición y reduce la Ayuda al Gobierno. Solo recibes 1 Recurso por Base, así que haz Extorsión a menudo.',
  ],
  'topic.cartels': [
    'Los Cárteles en pocas palabras',
    'Ganas con más de 10 Bases y más de 40 Recursos a la vez.\nPuedes hacer Concentraciones en cualquier parte; el Cultivo extiende las Bases, cada una de las cuales da 3 Recursos en cada Ronda de Propaganda. El Procesamiento convierte Bases en dinero o Cargamentos; el Soborno retira lo que te estorbe.\nEres rico pero débil: con pocas Guerrillas tus Bases son blancos fáciles, así que no te cruces en el camino de los demás y haz tratos.',
  ],
};
