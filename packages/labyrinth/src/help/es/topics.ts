import type { DraftHelp } from '@sandtable/kernel';
import type { topics as en } from '../en/topics.js';

export const topics: DraftHelp<typeof en> = {
  'topic.aim': [
    'De qué trata',
    'EE. UU. intenta llevar la Gobernanza Buena al mundo musulmán; los Yihadistas, el Gobierno islamista. Los países con más Recursos cuentan más.\nEE. UU. gana con 12 Recursos con Gobernanza Buena, los Yihadistas con 6 bajo Gobierno islamista; hay otras maneras (2.1). Si nadie ha ganado cuando se agota el último mazo, los primeros deben ser más del doble de los segundos, o ganan los Yihadistas.\nAl principio, la mayoría de los países están sin marcar: su Gobernanza o Postura solo se conoce cuando alguien llega allí.',
  ],
  'topic.turn': [
    'Cómo transcurre un turno',
    'Ambos bandos tienen una mano de cartas. Los Yihadistas juegan dos cartas, después EE. UU. dos, y así hasta que se vacían las manos.\nTras cada dos cartas de EE. UU. surten efecto todos los complots del mapa que no se frustraron. Así que siempre hay una oportunidad de detener un complot.\nCuando se acaban las cartas, el Financiamiento baja, el Prestigio puede cambiar y se reparten manos nuevas: cuantas más tropas en casa, más cartas para EE. UU.; cuanto más Financiamiento, más para los Yihadistas.',
  ],
  'topic.card': [
    'Qué puede hacer una carta',
    'Una carta tiene un valor de 1 a 3 y un evento. Usas una de las dos cosas: el evento, si es tuyo o no asociado, o el valor para una operación.\nSi usas una carta del otro bando para una operación, su evento ocurre también. Tú eliges si antes o después, y en eso suele estar todo el arte: juega la carta del rival cuando su evento no pueda hacer daño.\nUna carta de valor 1 o 2 también se puede guardar como Reservas.',
  ],
  'topic.countries': [
    'Gobernanza, Alineamiento y Postura',
    'Los países musulmanes tienen Gobernanza (Buena 1, Aceptable 2, Mala 3, o Gobierno islamista) y Alineamiento (Aliado, Neutral, Adversario). El número hace dos cosas: EE. UU. necesita allí una carta de ese valor como mínimo, y un dado de los Yihadistas tiene éxito con ese número o menos. Así que un país con Gobernanza Mala es difícil para EE. UU. y fácil para los Yihadistas.\nLos demás países tienen una Postura, Dura o Blanda. Si el mundo se inclina en sentido contrario a EE. UU., la Guerra de ideas se vuelve más difícil. Irán no tiene ninguna de las dos cosas: solo puede ser un lugar para células y complots.',
  ],
  'topic.cells': [
    'Células, tropas y cuadros',
    'Las células son durmientes hasta que hacen algo; entonces son activas. La Desarticulación retira las activas, pero a las durmientes solo las despierta. El Viaje vuelve a dormir una célula.\nLas células que no están en el mapa esperan en la Pista de Financiamiento, y un Financiamiento bajo deja algunas fuera de alcance.\nLas tropas están en Aliados o en países con Cambio de régimen. Donde se desarticuló la última célula queda un cuadro, de modo que los Yihadistas pueden volver a reclutar allí.',
  ],
  'topic.us': [
    'EE. UU. en pocas palabras',
    'Convierte a los países Neutrales en Aliados y mejora su Gobernanza con la Guerra de ideas. El Prestigio, la Ayuda, un buen vecino y un mundo que está de acuerdo contigo mejoran la tirada.\nDesarticula células antes de que superen en cinco a tus tropas, porque entonces una Yihad mayor puede traer el Gobierno islamista.\nGuarda una carta de valor 3 para una Alerta. Un Cambio de régimen recupera un país, pero ata tropas, y tu mano se reduce.',
  ],
  'topic.jihadist': [
    'Los Yihadistas en pocas palabras',
    'Recluta donde la Gobernanza sea Mala, viaja a vecinos que la tengan Mala, empeora la Gobernanza con la Yihad menor y reúne cinco células más que tropas para una Yihad mayor.\nLos complots traen Financiamiento, que baja cada turno, y sin Financiamiento no tienes ni células ni cartas. Los complots contra países con Ayuda o tropas duelen el doble.\nSi el Prestigio cae a 1, también ganan quince países con Gobernanza Mala o Gobierno islamista; una ADM en Estados Unidos gana enseguida.',
  ],
  'topic.hidden': [
    'Qué está oculto',
    'Ves tu propia mano, y de la del otro solo cuántas cartas tiene. Solo los Yihadistas saben qué complots colocaron; los muestra una Alerta o su efecto.\nLas cartas descartadas y las retiradas están a la vista de todos, igual que cuántas cartas quedan por robar.\nEn la partida en solitario nadie ve las cartas de los Yihadistas antes de que se jueguen.',
  ],
  'topic.solitaire': [
    'La partida en solitario',
    'Eres EE. UU.; los Yihadistas del reglamento juegan la carta superior de un montón oculto. Los eventos yihadistas y los no asociados ocurren si pueden. Si podría ocurrir un evento de EE. UU., usan la carta para un Complot. Si no, hacen la primera operación posible: una Yihad mayor que pueda tener éxito, una Yihad menor donde la Gobernanza sea Buena o Aceptable, Reclutamiento, Viaje. Las operaciones que sobran se convierten en Radicalización.\nEl historial nombra la regla de cada paso. Al final necesitas más del doble de los Recursos de los Yihadistas, y al menos 6, 9 o 12 Recursos con Gobernanza Buena para 1, 2 o 3 mazos.',
  ],
};
