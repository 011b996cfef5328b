import type { DraftHelp } from '@sandtable/kernel';
import type { solitaire as en } from '../en/solitaire.js';

export const solitaire: DraftHelp<typeof en> = {
  '9.1': [
    'Ganar la partida en solitario',
    'Retirar la última célula no da la victoria. Los Yihadistas ganan con 6 Recursos bajo Gobierno islamista aunque no haya dos de esos países adyacentes. Cuando se agota el último mazo, EE. UU. necesita además al menos 6, 9 o 12 Recursos con Gobernanza Buena para 1, 2 o 3 mazos.',
  ],
  '9.2': [
    'El montón de los Yihadistas',
    'Su mano es un montón que nadie ve. Juegan la carta superior, dos en cada Fase de Acción. Las cartas que ganan van encima; las que pierden salen de encima. Nunca usan Reservas y nunca desencadenan eventos de EE. UU.',
  ],
  '9.3.1': [
    'Qué célula usan o pierden',
    'Si los Yihadistas deben elegir una de sus células en un país, las activas van antes que las durmientes, y Sadr es la última. Donde elige EE. UU., elige libremente.',
  ],
  '9.3.2': [
    'Qué complot colocan',
    'Un éxito de un Complot toma un marcador al azar entre los disponibles, sea cual sea el valor de la carta. Los eventos que nombran un número lo mantienen.',
  ],
  '9.4.1': [
    'Evento u operación',
    'Una carta de EE. UU. cuyo evento podría ocurrir ahora: la usan para un Complot, y el evento no ocurre. Los eventos yihadistas y los no asociados ocurren si pueden; un evento que colocaría células cuando no queda ninguna en la pista se convierte en Radicalización.\nTras un evento no asociado, y con cualquier otra carta, hacen la primera operación posible: una Yihad mayor que pueda tener éxito, una Yihad menor en un país con Gobernanza Buena o Aceptable, Reclutamiento, Viaje.',
  ],
  '9.4.2.1': [
    'Dónde golpean los eventos',
    'Los eventos que colocan complots siguen las prioridades de Complot (9.4.2.2); los que cambian Gobernanza o Alineamiento, las de la Yihad menor (9.4.2.4); los que mueven células, las de Viaje (9.4.2.6). Donde la carta deja otras elecciones, deciden los dados entre los países que permite.',
  ],
  '9.4.2.2': [
    'Dónde traman complots',
    'Primero en Estados Unidos. Si el Prestigio no es Bajo: en Filipinas bajo Abu Sayyaf, después en países con tropas. Si no hay penalización GWOT: en países con la Postura de EE. UU. Después en países con Ayuda. Si el Financiamiento es inferior a 9: en países no musulmanes, después en musulmanes.\nDentro de cada paso, Aceptable va antes que Buena y Mala; para complots que colocan los eventos, Buena, Aceptable, Mala. Un dado por cada célula. Lo que sobra se convierte en Radicalización.',
  ],
  '9.4.2.3': [
    'Dónde intentan una Yihad mayor',
    'Solo donde pueda tener éxito: las células superan en 5 a las tropas, y el valor basta, 2 en un país con Gobernanza Mala y 3 en uno con Aceptable, 1 menos si es un Régimen asediado. Primero Pakistán, después el país con más Recursos.',
  ],
  '9.4.2.4': [
    'Dónde intentan una Yihad menor',
    'En países con Gobernanza Buena antes que con Aceptable. Entre ellos: Pakistán, después países con Ayuda, después Regímenes asediados, después los de más Recursos. Un dado por cada célula, hasta donde alcance el valor; el resto se convierte en Radicalización.',
  ],
  '9.4.2.5': [
    'Dónde reclutan',
    'Se elige de nuevo para cada dado. Primero un país con Cambio de régimen donde las tropas superen a las células en 5 o más; después un país bajo Gobierno islamista con menos células que el doble del valor de la carta; después el país con el número de Reclutamiento o la Gobernanza más altos.\nSi hay empate: un Régimen asediado, la mayor suma de tropas y células, más Recursos, después los dados.',
  ],
  '9.4.2.6': [
    'Adónde viajan',
    'Una célula por cada paso: un país con Cambio de régimen, Régimen asediado o Ayuda; un país con Gobernanza Mala donde dos células más harían posible una Yihad mayor; un país musulmán con Gobernanza Buena o Aceptable junto a una célula; si EE. UU. está en Postura Dura, un país no musulmán sin marcar; si está en Blanda, uno de Postura Blanda. Lo que sobra va a un país al azar.\nEn cada paso, primero Pakistán, después más Recursos, después los dados.',
  ],
  '9.4.2.6.1': [
    'De dónde vienen los viajeros',
    'De un país bajo Gobierno islamista con más células que el valor de la carta; después, de un país con Cambio de régimen y más células que tropas; después, de un vecino del destino; después, de cualquier otro lugar. Salen primero las células activas, y si es posible no de un país que sea destino de la misma carta.\nLa última célula de un país bajo Gobierno islamista o con Cambio de régimen se queda y pasa a durmiente.',
  ],
  '9.4.3': [
    'Radicalización',
    'Lo que una operación no puede usar se gasta en este orden, cada cosa una vez: una célula de la pista a un país al azar, sea cual sea el Financiamiento; una célula hace un Viaje sin tirada; si el Financiamiento es inferior a 9, un complot en un país al azar con una célula. Cada punto que aún sobre empeora un nivel la Gobernanza de un país musulmán al azar que la tenga Buena o Aceptable.',
  ],
  '9.5': [
    'Países al azar',
    'Los dados señalan un país de una tabla. Si no sirve, se toma el más cercano que sirva, y entre iguales deciden los dados.',
  ],
  '9.6': [
    'Eventos con instrucciones propias',
    'Algunas cartas dicen qué hacen los Yihadistas de la partida en solitario: por ejemplo, con Oil Price Spike recuperan una de sus cartas descartadas más valiosas, con Clean Operatives ambas células van a Estados Unidos, e Iran y Jaysh al-Mahdi golpean un país mixto chiita elegido por los dados.',
  ],
  '9.7': [
    'Ideología yihadista',
    'Hace más fuertes a los Yihadistas de la partida en solitario; cada nivel incluye los anteriores. Coherente (añadido nuestro): cada éxito de un Complot coloca dos complots. Atractiva: cada éxito de un Reclutamiento coloca dos células. Potente: a una Yihad mayor le bastan 3 células más que tropas. Contagiosa: EE. UU. debe jugar todas sus cartas. Virulenta: los dados fallidos de una Yihad no cuestan células.',
  ],
};
