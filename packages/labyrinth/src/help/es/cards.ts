import type { DraftHelp } from '@sandtable/kernel';
import type { cards as en } from '../en/cards.js';

export const cards: DraftHelp<typeof en> = {
  '6.1': [
    'Usar una carta',
    'Cada carta se juega por su evento o para una operación con su valor. Solo puedes jugar un evento si es de tu bando o de ninguno, y si se cumple su condición. Para una operación sirve cualquier carta, pero un evento del otro bando ocurre entonces también.',
  ],
  '6.2': [
    'Eventos',
    'Un evento solo ocurre si se cumple su condición y nada lo impide. Se hace todo lo que en él se pueda hacer.\nAlgunos eventos dejan un marcador y duran; otros terminan al final del turno; algunos impiden que ocurran otros; algunos solo pueden ocurrir una vez, y después la carta sale de la partida.',
  ],
  '6.2.1': [
    'Llevar a cabo un evento',
    'El valor de la carta no importa para su evento. Las decisiones las toma el bando al que pertenece el evento, aunque haya jugado la carta el otro; en un evento de ninguno de los dos, quien la jugó.',
  ],
  '6.2.2': [
    'La carta prevalece sobre las reglas',
    'Donde el texto de una carta contradice las reglas, vale la carta, mientras dure su efecto. Un evento puede permitir un lugar o un movimiento que de otro modo no se permite. De dos eventos que se contradicen, cuenta el posterior.',
  ],
  '6.3.1': [
    'Una carta para una operación',
    'Eliges la operación y usas para ella el valor de la carta; no importa de quién sea el evento que contiene. Una carta es especial: el evento de US Election ocurre siempre, y quien la juega elige si antes o después de la operación.',
  ],
  '6.3.2': [
    'El evento del otro bando',
    'Una carta con un evento del otro bando, usada para una operación o para Reservas, hace que ocurra ese evento. Las decisiones las toma el bando al que pertenece. Hay una excepción: la primera carta que los Yihadistas usan para un Complot en un turno no desencadena un evento de EE. UU.',
  ],
  '6.3.2.1': [
    'Antes o después',
    'Quien juega la carta elige si el evento del otro bando ocurre antes o después de la operación. La condición se comprueba en el momento en que el evento ocurriría: lo que hagas primero puede impedirlo, o hacerlo posible.',
  ],
  '6.3.3': [
    'Reservas',
    'En vez de hacer una operación, puedes guardar una carta de valor 1 o 2: su valor va a tus Reservas, 2 como máximo. Si lleva un evento del otro bando, ese evento ocurre.\nLas Reservas que no se gasten antes del final del turno se pierden.',
  ],
  '6.3.3.1': [
    'Gastar Reservas',
    'Puedes sumar todas tus Reservas al valor de una carta que uses para una operación. La suma es 3 como máximo, y las Reservas vuelven a 0. No sirven para un evento ni para una Reevaluación.',
  ],
};
