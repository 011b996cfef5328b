import type { DraftHelp } from '@sandtable/kernel';
import type { topics as en } from '../en/topics.js';

export const topics: DraftHelp<typeof en> = {
  'topic.aim': [
    'De qué trata el juego',
    'Gran Bretaña y Francia compiten en cuatro Regiones durante casi un siglo. Un solo marcador cuenta los puntos de victoria de ambas: empieza en 15, Francia lo empuja hacia arriba y Gran Bretaña tira de él hacia abajo.\nLos puntos llegan al final de cada turno de paz, por las Regiones, por el Prestigio en Europa y por las mercancías con demanda, y con cuatro guerras entre los turnos. Francia gana con 30, Gran Bretaña con 0; si no, gana el bando en cuya mitad quede el marcador al final.\nAntes de gastar nada, mira qué puntúa este turno: cambia en cada turno.',
  ],
  'topic.turn': [
    'Cómo es un turno',
    'Primero ves qué va a puntuar: un Premio por cada Región y tres mercancías con demanda. Se disponen nueve fichas de Inversión, se reparten cartas y los Ministerios se eligen en secreto.\nDespués los bandos se alternan, con cuatro Rondas de Acción cada uno. En cada ronda tomas una ficha; la novena sobra.\nLuego puntúan las Regiones, el Prestigio y las mercancías. Tras los turnos 1, 3, 4 y 5 hay una guerra.',
  ],
  'topic.round': [
    'Cómo es una Ronda de Acción',
    'Toma una ficha de Inversión. Da puntos de un tipo para una Acción principal y 2 puntos de otro tipo para una Acción secundaria; las fichas más débiles permiten además jugar un Evento o mejorar tu ejército.\nPuedes pasar y reducir tu Deuda en 2 como máximo. Si no, juega primero un Evento, si la ficha tiene el símbolo; después gasta los puntos en cualquier orden, intercalando Ventajas y Ministerios.\nLos puntos que no gastes se pierden al final de la ronda.',
  ],
  'topic.points': [
    'Tres tipos de puntos',
    'Los puntos económicos inclinan Mercados. Los puntos diplomáticos inclinan espacios políticos y roban cartas de Evento. Los puntos militares construyen y reparan Fuertes, construyen y despliegan Escuadras, compran fichas de Guerra extra y retiran marcadores de Conflicto.\n¿Te faltan puntos? Cada punto de Deuda y cada Punto de Tratado añade un punto de un tipo que tengas en esta ronda.\nUna Acción secundaria paga una sola cosa, y no puede arriar banderas, desplazar ni capturar nada del rival si no hay un marcador de Conflicto.',
  ],
  'topic.price': [
    'Cuánto cuesta un espacio',
    'Empieza con el costo impreso, o con 1 si el espacio tiene un marcador de Conflicto o es un Mercado aislado. Resta las reducciones de Ventajas, Ministerios y Eventos. Suma 1 si arrías la bandera de un Mercado protegido, y 1 si el espacio no está en tu primera Región de esta ronda. El costo nunca es menor que 1.\nInclinar es dar un solo paso: arría la bandera del rival o iza la tuya. Para que un espacio del rival pase a ser tuyo, inclínalo dos veces.',
  ],
  'topic.war': [
    'Cómo es una guerra',
    'Cada guerra tiene tres o cuatro teatros. En cada uno, ambos bandos tienen boca abajo una ficha de Guerra básica y pueden añadir fichas de Guerra extra con puntos militares.\nEn la guerra se revelan las fichas y se cuenta la fuerza adicional: Alianzas, Fuertes, Escuadras, marcadores de Conflicto en espacios del rival, palabras clave de Ministerios. El bando más fuerte gana el teatro; cuanto mayor es el margen, más puntos de victoria y Puntos de Conquista recibe, y más Puntos de Tratado recibe el perdedor.\nAsí que una guerra la deciden los turnos de paz que la preceden.',
  ],
  'topic.hidden': [
    'Qué está oculto',
    'Ves tu propia mano, tus propios Ministerios boca abajo y tus propias fichas de Guerra; de los del rival solo ves cuántos hay.\nAmbos bandos eligen Ministerios y descartan cartas al mismo tiempo: no se muestra nada hasta que los dos responden.\nLo que se revela queda a la vista.',
  ],
  'topic.britain': [
    'Gran Bretaña en pocas palabras',
    'Tiras del marcador hacia abajo. Empiezas con dos Escuadras en la Casilla de la Armada: en el espacio naval adecuado, una Escuadra da acceso a Mercados, protege los tuyos y cuenta en las guerras.\nVigila Irlanda y Escocia, donde pueden levantarse los jacobitas, y no dejes Europa a Francia, que allí es fuerte.\nCuando vas perdiendo, tienes la Iniciativa: decide si quieres la primera ficha o la última ronda.',
  ],
  'topic.france': [
    'Francia en pocas palabras',
    'Empujas el marcador hacia arriba, y en el turno 1 eliges quién juega primero. España, Baviera e Irlanda ya tienen banderas tuyas: en la primera guerra, esas Alianzas valen tanto como las tropas.\nSolo tienes una Escuadra, así que construye más antes de que Gran Bretaña ocupe todos los espacios navales. Ya tienes una ficha de Guerra extra en Europa Central.\nAl final de la partida las banderas de Estados Unidos cuentan como tuyas: no descuides la última guerra.',
  ],
};
