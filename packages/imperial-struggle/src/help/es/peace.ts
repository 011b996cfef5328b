import type { DraftHelp } from '@sandtable/kernel';
import type { peace as en } from '../en/peace.js';

export const peace: DraftHelp<typeof en> = {
  '4.0': [
    'Desarrollo de la partida',
    'Seis turnos de paz en tres eras, con cuatro guerras entre ellos. Los turnos de paz preparan cada guerra.',
  ],
  '4.1': [
    'Un turno de paz',
    'Al comienzo de una era: cartas nuevas y un Límite de deuda más alto. Después, Premios, Demanda mundial, reinicio, reparto, Ministerios, Iniciativa, la Fase de Acción, la puntuación y la comprobación de la victoria.',
  ],
  '4.1.1': [
    'El mazo',
    'En los turnos 3 y 5 las cartas de la nueva era se barajan en el mazo de Eventos; la pila de descartes queda fuera. En el turno 5 las cartas de la Era de la Sucesión salen de las manos y de la partida.',
  ],
  '4.1.2': ['Sube el Límite de deuda', 'En los turnos 3 y 5 sube en 4 para ambos bandos: 6, después 10 y después 14.'],
  '4.1.3': [
    'Se disponen los Premios',
    'En los turnos 1, 3 y 5 van dos Premios a cada Región y se descubre el primero; en los turnos 2, 4 y 6 se descubre el segundo.',
  ],
  '4.1.4': ['Demanda mundial', 'Se roban tres de las seis mercancías: solo estas puntúan en este turno.'],
  '4.1.5': [
    'Reinicio',
    'Todas las Ventajas y capacidades de los Ministerios vuelven a estar listas, se apartan las fichas del último turno, y las Escuadras que esperan en el registro de turnos vuelven a la Casilla de la Armada.',
  ],
  '4.1.6': [
    'Reparto',
    'Se revelan nueve fichas de Inversión. Ambos bandos roban tres cartas de Evento y después descartan en secreto hasta quedarse con tres; los descartes se muestran a la vez.\nConserva cartas que encajen con las fichas disponibles y con las palabras clave que quieras elegir.',
  ],
  '4.1.7': [
    'Elegir Ministerios',
    'En los turnos 1, 3 y 5 ambos bandos eligen dos Ministerios de la era, en secreto y al mismo tiempo; en los turnos 2, 4 y 6 se pueden reemplazar los que sigan boca abajo.\nMira las palabras clave que piden tus cartas y lo que planeas hacer en este turno.',
  ],
  '4.1.8': [
    'Iniciativa',
    'La tiene el bando que va perdiendo; en caso de empate se queda donde estaba. Quien la tiene elige quién juega la primera ronda del turno. El primer jugador elige entre las nueve fichas; a la última ronda del último jugador nadie puede responder.\nEn el turno 1 decide Francia.',
  ],
  '4.1.9': [
    'La Fase de Acción',
    'Los bandos se alternan, con cuatro Rondas de Acción cada uno, empezando por el primer jugador.',
  ],
  '4.1.10': ['Se reducen los Puntos de Tratado', 'Se pierden los Puntos de Tratado por encima de 4.'],
  '4.1.11': [
    'Efectos restantes',
    'Ahora se resuelven los efectos del final del turno, primero los del primer jugador.',
  ],
  '4.1.12': [
    'Puntuación',
    'Regiones: el bando que controla más espacios de todo tipo, al menos con la diferencia que exige el Premio, lo gana.\nPrestigio: el bando que controla más espacios de Prestigio en Europa anota 2 puntos de victoria.\nDemanda mundial: por cada mercancía de este turno, el bando que controla más de sus Mercados obtiene la recompensa de la era.\nLos empates no dan nada, y los espacios con marcadores de Conflicto no cuentan.',
  ],
  '4.1.13': [
    'Comprobación de la victoria',
    'El bando que ganó en este turno los cuatro Premios y todas las mercancías con demanda gana la partida. Si no, Gran Bretaña gana con 0 o menos y Francia con 30 o más.',
  ],
  '4.1.14': ['El final', 'En el turno 6 sigue la puntuación final.'],
  '5.0': [
    'Rondas de Acción',
    'Toma una ficha, juega un Evento si puedes, gasta los puntos. Qué Mercados están aislados se determina al comenzar la ronda y no cambia hasta que termina.',
  ],
  '5.1': [
    'La ficha de Inversión',
    'Debes tomar una de las que quedan. Después úsala, o pasa: tu Deuda baja en 2 como máximo y la ronda termina.\nUna ficha fuerte tiene más puntos; una débil te permite jugar un Evento. El rival ya no puede tener una ficha que tomes tú.',
  ],
  '5.2': [
    'Jugar un Evento',
    'Necesitas el símbolo de Evento, y el Evento va antes que cualquier otra cosa de la ficha. Si la carta muestra un tipo de acción, la Acción principal debe ser de ese tipo. Primero se comprueba la condición de la bonificación; después viene el efecto, y luego la bonificación. Debes hacer todo lo que puedas, salvo que la carta diga «puedes». Los puntos que da se gastan después, dentro de sus límites.',
  ],
  '5.3': [
    'Gastar puntos',
    'En cualquier orden: Acción principal, Acción secundaria, puntos de un Evento, Mejora militar, Ventajas, Ministerios. Cada compra se termina antes de la siguiente.\nLa lista de compras muestra cuánto cuesta cada una y qué puntos la pagarían.',
  ],
  '5.3.1': ['Tipos de acciones', 'Los puntos económicos, diplomáticos y militares compran cada uno cosas distintas.'],
  '5.3.2': [
    'Acciones principales y secundarias',
    'Los puntos de una Acción principal se pueden gastar en varias cosas. Una Acción secundaria paga una sola cosa, y el resto se pierde; no puede arriar una bandera, desplazar una Escuadra ni capturar un Fuerte si el espacio no tiene un marcador de Conflicto.\nAmbas se pueden aumentar con Deuda y Puntos de Tratado.',
  ],
  '5.3.3': [
    'Mejora militar',
    'Elige una de tus fichas de Guerra básicas para la próxima guerra y roba otra: te quedas con la que prefieras. La otra vuelve a la reserva o, mientras te queden al menos cuatro, sale de la partida.\nEn el turno 6 el símbolo da en su lugar un Punto de Tratado.',
  ],
  '5.3.4': [
    'Varias Regiones',
    'No hay recargo en la primera Región donde gastas puntos económicos en esta ronda; en las demás, cada compra cuesta 1 más. Lo mismo vale, contado por separado, para los puntos diplomáticos. Los puntos militares no tienen recargo.\nCon un ajuste de la partida, cada Región adicional cobra el recargo una sola vez por ronda.',
  ],
  '5.4': ['Acciones económicas', 'Los puntos económicos inclinan Mercados, y nada más.'],
  '5.4.1': [
    'Inclinar un Mercado',
    'Debe estar conectado a tu Territorio, Fuerte o Escuadra, o a un Mercado que sea tuyo desde el comienzo de la ronda, no esté aislado y no tenga marcador de Conflicto. Así que no puedes encadenar un Mercado nuevo con el siguiente en la misma ronda.\nUn Mercado está aislado si, al comenzar una ronda, ninguna cadena de Mercados de su dueño lo conecta con un Territorio, Fuerte o Escuadra del mismo dueño.',
  ],
  '5.4.2': [
    'Cuánto cuesta un Mercado',
    'El costo impreso, o 1 si está aislado o tiene un marcador de Conflicto. Resta las reducciones. Después suma 1 si arrías la bandera de un Mercado protegido (conectado a una Escuadra o a un Fuerte sin dañar de su dueño) y 1 en otra Región. Nunca menos de 1.',
  ],
  '5.5': ['Acciones diplomáticas', 'Los puntos diplomáticos inclinan espacios políticos y roban cartas de Evento.'],
  '5.5.1': ['Inclinar un espacio político', 'Cualquier espacio abierto, esté donde esté: no hace falta conexión.'],
  '5.5.2': [
    'Cuánto cuesta un espacio político',
    'El costo impreso, o 1 con un marcador de Conflicto. Resta las reducciones y después suma 1 en otra Región. Nunca menos de 1.',
  ],
  '5.5.3': [
    'Robar una carta de Evento',
    'Por 3 puntos diplomáticos, mientras haya cartas en el mazo de Eventos. Puedes tener más de tres hasta el próximo reparto.',
  ],
  '5.6': [
    'Acciones militares',
    'Los puntos militares compran fichas de Guerra extra, retiran marcadores de Conflicto, construyen y reparan Fuertes, y construyen y despliegan Escuadras. Otras Regiones no tienen recargo.',
  ],
  '5.6.1': [
    'Fichas de Guerra extra',
    '2 puntos cada una, como máximo dos por ronda. Robas una al azar, la miras y la colocas boca abajo en un teatro de la próxima guerra; en cada teatro caben dos tuyas, y puedes mover una para hacer sitio.\nEn el turno 6 no hay próxima guerra: en su lugar, 2 puntos militares dan 1 punto económico o diplomático.',
  ],
  '5.6.2': [
    'Retirar un marcador de Conflicto',
    '2 puntos, o 1 si el Mercado está protegido; 1 más si el marcador muestra +1. Puedes retirar cualquier marcador del mapa.',
  ],
  '5.6.3': [
    'Construir un Fuerte',
    'Por su costo impreso, conectado a un Mercado, Escuadra o Territorio que controlabas al comenzar la ronda y sigues controlando.',
  ],
  '5.6.4': [
    'Reparar un Fuerte',
    'Tu propio Fuerte dañado: su costo menos 1. Puedes capturar el Fuerte dañado del rival por su costo más 1 si controlas un Mercado o una Escuadra conectados a él; no con una Acción secundaria.',
  ],
  '5.6.5': [
    'Construir una Escuadra',
    '4 puntos. Se coloca en tu Casilla de la Armada y se puede desplegar de inmediato.',
  ],
  '5.6.6': [
    'Desplegar Escuadras',
    'Desde la Casilla de la Armada u otro espacio naval a cualquier espacio naval, cada Escuadra una vez por ronda. Un espacio naval vacío cuesta 1 punto. Desplazar una Escuadra rival cuesta 2 desde otro espacio naval y 3 desde la Casilla de la Armada, y una Acción secundaria no puede hacerlo.\nUna Escuadra que se mueve deja vacío su antiguo espacio naval.',
  ],
  '6.0': [
    'Deuda',
    'La Deuda paga lo que ahora no alcanzas a pagar. No hay intereses, pero muchos Eventos preguntan quién tiene menos Deuda, y la Deuda disponible vale puntos al final.',
  ],
  '6.1': [
    'Más Deuda',
    'En tu ronda, cada punto de Deuda añade un punto de un tipo que dé tu ficha o tu Evento, con los mismos límites, hasta tu Límite de deuda.',
  ],
  '6.2': [
    'Menos Deuda',
    'Pasar la reduce en 2 como máximo; también la reducen algunos Eventos, Ministerios y mercancías.',
  ],
  '6.3': [
    'El Límite de deuda',
    'Tú no puedes superarlo. La Deuda forzosa que pase del límite da al rival 1 punto de victoria por punto.',
  ],
  '6.4': [
    'Deuda disponible',
    'Tu Límite de deuda menos tu Deuda. Donde los Eventos comparan a los bandos, es mejor tener más.',
  ],
  '9.0': [
    'Puntos de Tratado',
    'Una compensación por las guerras perdidas, y parte de algunos Premios. Funcionan como una Deuda que no cuesta nada, pero no pueden pagar la Deuda forzosa.',
  ],
  '9.1': [
    'Gastar Puntos de Tratado',
    'Cada uno añade un punto de un tipo que dé tu ficha o tu Evento en esta ronda, con los mismos límites. Si te faltan puntos, eliges cuánto pagan los Puntos de Tratado; el resto pasa a ser Deuda.',
  ],
  '9.2': [
    'Perder Puntos de Tratado',
    'Los Puntos de Tratado por encima de 4 se pierden antes de la puntuación de cada turno.',
  ],
};
