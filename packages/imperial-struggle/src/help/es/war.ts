import type { DraftHelp } from '@sandtable/kernel';
import type { war as en } from '../en/war.js';

export const war: DraftHelp<typeof en> = {
  '7.0': [
    'Guerras',
    'Una guerra se resuelve teatro por teatro. Después se comprueba la victoria, se despeja el tablero de guerra y se dispone la próxima guerra.',
  ],
  '7.1': [
    'Resolver un teatro',
    'Se revelan las fichas, se aplican sus símbolos, se cuenta la fuerza adicional, y el bando más fuerte gana y recibe su botín de inmediato, antes del siguiente teatro.',
  ],
  '7.1.1': ['Se revelan las fichas', 'Ambos bandos revelan todas las fichas del teatro y suman sus números.'],
  '7.1.2': [
    'Símbolos de las fichas',
    'El bando que va ganando en puntos de victoria resuelve primero los suyos. Deuda: el rival toma 1 de Deuda. Bandera tachada: arría la bandera de un Mercado o espacio político rival de las Regiones del teatro que no tenga marcador de Conflicto; si es posible, uno cuya pérdida no aísle a otros. Fuerte y barco: daña un Fuerte rival o desplaza una Escuadra. Los símbolos que se puedan usar hay que usarlos.',
  ],
  '7.1.3': [
    'Fuerza adicional',
    'Cada teatro tiene su propia lista: +1 por cada espacio de Alianza de sus países que muestre esta guerra, por cada Fuerte sin dañar, por cada Escuadra en sus Regiones, por cada marcador de Conflicto en un espacio con bandera rival, y por un Ministerio revelado con su palabra clave.',
  ],
  '7.1.4': [
    'Quién gana un teatro',
    'Gana el total más alto de fichas y fuerza adicional; la diferencia es el margen. En caso de empate nadie recibe nada.',
  ],
  '7.2': [
    'Botín',
    'Según el margen: puntos de victoria y Puntos de Conquista para el vencedor, a veces una bandera rival que arriar; Puntos de Tratado para el perdedor.',
  ],
  '7.2.1': [
    'Puntos de Conquista',
    'Se deben gastar de inmediato, 1 por espacio, en las Regiones del teatro o en su lista de Territorios adicionales. No puedes parar mientras haya un objetivo; solo se pierden los puntos que no se pueden gastar. Los espacios políticos no se pueden conquistar.',
  ],
  '7.2.1.1': [
    'Conquistar Fuertes, Mercados y espacios navales',
    'Cualquiera de las Regiones del teatro, sin conexión. Un Fuerte dañado sigue dañado. Un espacio naval lo toma una Escuadra de la Casilla de la Armada o de la misma Región, cada una una vez por guerra.',
  ],
  '7.2.1.2': [
    'Conquistar Territorios',
    'Si tiene Líneas de Conquista, debes controlar un Fuerte, espacio naval o Territorio en el otro extremo de una de ellas. Su dueño puede negarse. Un Territorio con un marcador de Hugonotes cuesta 1 más.',
  ],
  '7.2.2': [
    'Negarse a ceder',
    'El dueño de un Territorio puede conservarlo a cambio de dar puntos de victoria al conquistador: 3 la primera vez en una guerra, 5 la segunda; no hay tercera. El Punto de Conquista se pierde, y ese Territorio queda a salvo durante el resto de la guerra.',
  ],
  '7.3': [
    'Resultados especiales',
    'Jacobitas: una victoria francesa en la segunda rebelión los recupera como tercer Ministerio francés; una victoria británica clara, o las Negociaciones Papado-Hannover, los saca de la partida.\nEl Dominio del Atlántico da fuerza en la guerra de América y le cuesta Escuadras al perdedor.\nLa Guerra de las Antillas también le cuesta Escuadras al perdedor, después de gastarse los Puntos de Conquista.\nIndependencia: Francia coloca banderas de Estados Unidos y puede arriar las de Fuertes de las Colonias del Norte; los Mercados que queden aislados por ello pierden sus banderas.',
  ],
  '7.4': [
    'Victoria tras una guerra',
    'Gana la partida el bando que ganó todos los teatros en el tramo de margen más alto. Si no, se comprueba el marcador como tras un turno de paz.',
  ],
  '7.5': [
    'Después de la guerra',
    'Las fichas de Guerra básicas vuelven a la reserva; las fichas de Guerra extra de esta guerra salen de la partida. Se retiran los marcadores de Conflicto que dieron fuerza.',
  ],
  '7.6': [
    'La próxima guerra',
    'Cada bando recibe en cada teatro una ficha de Guerra básica al azar. En su primera ronda del turno 4 ambos bandos reciben gratis fichas de Guerra extra: tantas como tenían en la Guerra de Sucesión austriaca, como máximo tres.',
  ],
  '10.0': [
    'Estados Unidos',
    'Nadie puede izar su bandera en un espacio con la de Estados Unidos, ni conquistarlo. En el turno 6 sus dos espacios políticos están abiertos para ambos bandos y cuentan para el Prestigio. En la puntuación final sus banderas cuentan como francesas.',
  ],
  '11.0': [
    'Puntuación final',
    'Más espacios de Prestigio: 2 puntos de victoria. Más Deuda disponible: 1 por cada 2 puntos de diferencia, hasta 4. Más Mercados, por cada una de las seis mercancías: 1. Cada bandera tuya en un Territorio del color del otro bando: 2.\nFrancia gana con 16 o más, Gran Bretaña con 14 o menos; con 15 gana el bando con más Deuda disponible y, si hay empate, Gran Bretaña.',
  ],
  '12.1': [
    'Opción: el Imperio español',
    'España empieza con banderas en La Habana, Santiago y Puerto Príncipe. No pertenecen a ningún bando y arriarlas cuesta 1 punto. Si conquistas un Territorio español que no tenía nadie, tu rival puede inclinar gratis un espacio de España después de ese teatro.',
  ],
  '12.2': [
    'Opción: planificación militar',
    'Una Mejora militar puede, en su lugar, intercambiar dos fichas de Guerra básicas del tablero de guerra; y puedes mirar tus fichas de Guerra básicas para una guerra antes de colocarlas como quieras. Cada regla se puede elegir por separado.',
  ],
  '12.3': [
    'Opción: Fuertes más resistentes',
    'Para conquistar un Fuerte necesitas una Línea de Conquista, como para un Territorio.',
  ],
};
