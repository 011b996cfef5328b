import type { DraftHelp } from '@sandtable/kernel';
import type { game as en } from '../en/game.js';

export const game: DraftHelp<typeof en> = {
  '2.1': [
    'Cómo ganar enseguida',
    'EE. UU.: 12 Recursos en países con Gobernanza Buena; o 15 países musulmanes con Gobernanza Buena o Aceptable; o ninguna célula en el mapa.\nLos Yihadistas: 6 Recursos bajo Gobierno islamista, con al menos dos de esos países adyacentes; o 15 países musulmanes con Gobernanza Mala o bajo Gobierno islamista mientras el Prestigio sea 1; o un complot ADM que surta efecto en Estados Unidos.\nLos países sin marcar no cuentan para nadie.',
  ],
  '2.3': [
    'Cuando se agota el último mazo',
    'EE. UU. gana si los Recursos con Gobernanza Buena son más del doble de los islamistas; si no, ganan los Yihadistas. Un país con un marcador verde de Cambio de régimen cuenta aquí, y solo aquí, como islamista.',
  ],
  '3.2': [
    'Preparación',
    'El escenario dispone países, pistas, tropas, células y eventos duraderos. Los países que no nombra están sin marcar: se sondean cuando importa (4.9.4). En algunos escenarios los Yihadistas colocan ellos mismos unas pocas células donde el escenario lo permite; un país que recibe una se sondea.',
  ],
  '4.1.1': [
    'Países adyacentes',
    'Los países unidos por una línea son adyacentes. Los siete países Schengen son adyacentes entre sí y a todo país con una línea hasta su recuadro. Patriot Act corta todos los enlaces de Estados Unidos salvo el de Canadá. Mira un país para ver sus vecinos actuales.',
  ],
  '4.7.2': [
    'La Postura mundial',
    'Se cuentan todos los países no musulmanes salvo Estados Unidos: los de Postura Dura menos los de Blanda, 3 como máximo en cada sentido. Israel tiene siempre Postura Dura; los países sin marcar no cuentan.\nSi la Postura mundial es opuesta a la de EE. UU., la diferencia es la penalización GWOT en cada Guerra de ideas en un país musulmán.',
  ],
  '4.8.4': [
    'Cuadros',
    'Si se desarticula la última célula de un país o la retira un evento, queda un cuadro: los Yihadistas aún pueden reclutar allí. Una célula nueva lo reemplaza. Las células que los Yihadistas pierden por sus propios dados fallidos no dejan ninguno.\nEn su Fase de Acción los Yihadistas pueden retirar cuadros del mapa.',
  ],
  '4.9.2': [
    'La tirada de una Guerra de ideas',
    'Un resultado modificado de 5 o más es un éxito. Prestigio: Bajo −1, Alto +1, Muy alto +2. De Aceptable a Buena: −1. La penalización GWOT. Cada marcador de Ayuda: +1. Si al menos un país adyacente es un Aliado con Gobernanza Buena: +1.\nMira un país para ver el dado que hace falta ahora.',
  ],
  '4.9.4': [
    'Sondear un país',
    'Un país sin marcar se sondea en cuanto se dirige a él una operación o llega una célula. Un país musulmán pasa a Gobernanza Mala con 1 a 4 y Aceptable con 5 o 6, y a Neutral. Otro pasa a Postura Blanda con 1 a 4, Dura con 5 o 6.\nEl sondeo precede a los dados de la propia operación. Si el valor de la carta resulta insuficiente, la operación ha fracasado, salvo que ayuden las Reservas.',
  ],
  '5.2': [
    'Un turno',
    'Los Yihadistas juegan dos cartas, después EE. UU. dos, por turnos, hasta que ambas manos están vacías o EE. UU. conserva su última carta. Tras cada Fase de Acción de EE. UU. surten efecto los complots no frustrados. Después termina el turno (5.2.5).',
  ],
  '5.2.2': [
    'Jugar dos cartas',
    'En su Fase de Acción un bando juega dos cartas, una tras otra; cada una por su evento o para una operación. Un bando sin cartas no hace nada, salvo que los Yihadistas pueden retirar cuadros.\nSi EE. UU. solo tiene una carta, puede jugarla, descartarla sin efecto o conservarla para el próximo turno, además de la mano nueva.',
  ],
  '5.2.5': [
    'El fin de un turno',
    'El Financiamiento baja 1. El Prestigio baja 1 si algún país está bajo Gobierno islamista; después sube 1 si la Postura mundial está en 3 del lado de EE. UU.\nSe descartan los eventos temporales y la carta del 1.er Complot, las Reservas vuelven a 0, se reparten manos nuevas de 7 a 9 cartas, y los marcadores verdes de Cambio de régimen pasan a color arena.',
  ],
};
