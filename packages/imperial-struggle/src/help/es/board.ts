import type { DraftHelp } from '@sandtable/kernel';
import type { board as en } from '../en/board.js';

export const board: DraftHelp<typeof en> = {
  '2.1': [
    'Turnos de paz y de guerra',
    'Hay seis turnos de paz. Tras los turnos 1, 3, 4 y 5 se libra una guerra: la de Sucesión española, la de Sucesión austriaca, la de los Siete Años y la de Independencia de Estados Unidos. Tras el turno 6 llega la puntuación final.',
  ],
  '2.2': [
    'Victoria',
    'Un solo marcador muestra la puntuación: Gran Bretaña tira de él hacia 0 y Francia lo empuja hacia 30. La victoria se comprueba al final de cada turno de paz y después de cada guerra: gana el bando a cuyo extremo ha llegado el marcador.\nUn bando también gana de inmediato si obtiene los cuatro Premios y todas las mercancías con demanda en un mismo turno, o si gana todos los teatros de una guerra en el tramo de margen más alto.',
  ],
  '3.1': [
    'Componentes',
    'El mapa, las fichas de Inversión, las cartas de Evento y de Ministerio, las fichas de Guerra, las Escuadras, las banderas y los marcadores. Las banderas y los marcadores de Conflicto nunca se acaban; las Escuadras y las fichas sí pueden acabarse.',
  ],
  '3.2': [
    'El mapa',
    'Cuatro Regiones: Europa, Norteamérica, el Caribe y la India. Cinco tipos de espacios: espacios políticos, Mercados, Territorios, espacios navales y Fuertes. Las líneas continuas conectan espacios; las discontinuas solo importan en las guerras.',
  ],
  '3.2.1': [
    'Espacios políticos',
    'Cortes y acuerdos. El número es su costo. No necesitan conexión. Los espacios de Prestigio se cuentan juntos al final del turno. Los espacios de Alianza dan fuerza en las guerras cuyas marcas llevan impresas. Las Alianzas locales, fuera de Europa, pertenecen a Ventajas.\nAlgunos espacios se abren más tarde: dos de Prusia con la Era del Imperio y los Hijos de la Libertad con la Era de la Revolución.',
  ],
  '3.2.2': [
    'Mercados',
    'Puestos comerciales. El número es su costo; la mayoría produce una de las seis mercancías. El bando con más Mercados de una mercancía con demanda obtiene su recompensa al final del turno.',
  ],
  '3.2.3': [
    'Territorios',
    'Los Territorios nunca cambian de manos en la paz, solo por conquista en una guerra. Te dan acceso a los Mercados conectados a ellos.',
  ],
  '3.2.4': [
    'Espacios navales',
    'Solo controlas un espacio naval si tienes en él una Escuadra. La Escuadra da acceso a los Mercados conectados, protege los tuyos y cuenta en su Región.',
  ],
  '3.2.5': [
    'Fuertes',
    'Un Fuerte protege los Mercados conectados, te da acceso a ellos y suma fuerza en las guerras. Un Fuerte dañado no protege ni suma fuerza, pero sigue siendo tuyo.',
  ],
  '3.2.6': [
    'Líneas de Conquista',
    'Líneas discontinuas. En una guerra, un Territorio con Líneas de Conquista solo se puede conquistar desde un Fuerte, espacio naval o Territorio que controles en el otro extremo de una de ellas.',
  ],
  '3.2.7': [
    'Banderas y control',
    'Controlas un espacio que tiene tu bandera (un espacio naval: tu Escuadra) y ningún marcador de Conflicto. Cada espacio controlado, del tipo que sea, cuenta una vez en su Región.',
  ],
  '3.2.8': [
    'Izar, arriar, inclinar',
    'Izar tu bandera es ponerla en un espacio vacío; arriar una bandera es retirar la del rival. Inclinar un espacio es una de las dos cosas, nunca ambas. Tomar el control hace las dos en un solo paso; solo lo permiten ciertos Eventos y las guerras.',
  ],
  '3.3': [
    'Fichas de Inversión',
    'Veinticuatro fichas, cada una con una Acción principal de 2 a 4 puntos y una Acción secundaria de 2 puntos de otro tipo. Las fichas de 3 puntos permiten jugar un Evento; las de 2 puntos también, y además dan una Mejora militar.',
  ],
  '3.4': [
    'Cartas de Evento',
    'Una carta tiene una parte para Gran Bretaña y otra para Francia, o una para ambas, y a menudo una bonificación. Algunas cartas muestran un tipo de acción: la Acción principal de la ficha debe ser entonces de ese tipo. Una carta jugada sale de la partida.',
  ],
  '3.4.1': [
    'El mazo de Eventos',
    'Las cartas de una era se añaden en su primer turno. Las cartas de la Era de la Sucesión salen de la partida cuando empieza la Era de la Revolución.',
  ],
  '3.4.2': ['Dos versiones', 'Usas la parte de tu propio bando, o la que es para ambos.'],
  '3.4.3': [
    'Condiciones de la bonificación',
    'Si la condición se cumple cuando juegas la carta, recibes también la bonificación. Muchas condiciones piden un Ministerio con una palabra clave; puedes revelarlo en ese momento.',
  ],
  '3.4.4': [
    'Cuándo se puede jugar una carta',
    'Solo con una ficha que tenga el símbolo de Evento, y antes de usar cualquier otra cosa de la ficha. Si la carta muestra un tipo de acción, la Acción principal de la ficha debe ser de ese tipo.',
  ],
  '3.4.5': [
    'Puntos de los Eventos',
    'Los gastas como los de una Acción principal, pero solo en lo que la carta permite. La Deuda y los Puntos de Tratado que les añadas tienen los mismos límites.',
  ],
  '3.5': [
    'Ministerios',
    'Dos cartas en tu gabinete, elegidas en secreto para una era. No tienen efecto hasta que las revelas en una de tus propias Rondas de Acción. Una vez reveladas, se quedan hasta el final de la era.',
  ],
  '3.5.1': [
    'Elegir Ministerios',
    'En el primer turno de una era, ambos bandos eligen dos de sus Ministerios, boca abajo. En el segundo turno se pueden reemplazar los que sigan boca abajo.',
  ],
  '3.5.2': [
    'Capacidades de los Ministerios',
    'Unas se aplican siempre, otras se pueden usar una vez por turno o por era, y algunas tienen un costo. Una capacidad usada vuelve a estar lista en el próximo turno.',
  ],
  '3.5.3': [
    'Palabras clave',
    'Finanzas, Mercantilismo, Gobernanza, Estilo y Erudición no hacen nada por sí solas. Los Eventos las piden, y algunos teatros de guerra dan fuerza por ellas, una vez revelado el Ministerio.',
  ],
  '3.5.4': [
    'Puntos de los Ministerios',
    'Solo se suman a una acción del mismo tipo que tengas en esta ronda, dentro de los límites de la carta.',
  ],
  '3.6': [
    'Escuadras',
    'Ocho por bando. Se construyen en la Casilla de la Armada y se despliegan desde allí en cualquier espacio naval. Una Escuadra desplazada vuelve a su Casilla de la Armada.',
  ],
  '3.7': [
    'Fichas de Guerra',
    'Las fichas de Guerra básicas valen de −1 a +2; las fichas de Guerra extra, de +1 a +3. Algunas tienen un símbolo: Deuda para el rival, se arría una bandera, se daña un Fuerte o se desplaza una Escuadra. Siempre puedes mirar las tuyas.',
  ],
  '3.8': [
    'Marcadores de Conflicto',
    'Un espacio con un marcador de Conflicto conserva su bandera, pero nadie lo controla: no cuenta para Regiones, mercancías, Prestigio ni condiciones, no da conexión y no es una Alianza. Inclinarlo cuesta solo 1, incluso con una Acción secundaria, y en algunas guerras da fuerza al rival.',
  ],
  '3.8.1': [
    'Colocar marcadores de Conflicto',
    'Los colocan Eventos y Ventajas, como máximo uno por espacio. Algunos muestran +1: cuesta 1 más retirarlos.',
  ],
  '3.8.2': [
    'Retirar marcadores de Conflicto',
    'Un marcador se retira cuando cambia la bandera de su espacio, cuando un jugador paga por ello puntos militares, o después de una guerra en la que contó.',
  ],
  '3.9': [
    'Premios',
    'Ocho fichas: dos por Región en cada era, una por turno. El bando que controla más espacios en la Región gana el Premio; algunos exigen una diferencia de 2.',
  ],
  '3.10': [
    'Registros y marcadores',
    'Los registros muestran los puntos de victoria, la Deuda, los Límites de deuda y los Puntos de Tratado. Un solo marcador cuenta los puntos de victoria de ambos bandos; durante un turno puede pasar de 0 o de 30.',
  ],
  '8.0': [
    'Ventajas',
    'Veintidós privilegios: costos más bajos, marcadores de Conflicto, desplazar una Escuadra y cosas parecidas. No dan puntos propios.',
  ],
  '8.1': [
    'Quién tiene una Ventaja',
    'El bando con su bandera en todos los espacios de la Ventaja la tiene de inmediato, y la pierde en cuanto pierde una de esas banderas. Una Ventaja agotada sigue agotada al cambiar de manos. Un marcador de Conflicto en uno de sus espacios la bloquea.',
  ],
  '8.2': [
    'Usar Ventajas',
    'En tu propia ronda, cada una una vez por turno: como máximo dos por ronda, y solo una de cada Región. No en la ronda en que la obtuviste, ni antes de tu Evento. Una reducción se aplica antes de sumar nada al costo.',
  ],
};
