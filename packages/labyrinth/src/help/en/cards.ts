import type { HelpPages } from '@sandtable/kernel';

/** Chapter 6. */
export const cards = {
  '6.1': [
    'Using a card',
    'Every card is played either as its event or for an operation with its value. You can play an event only if it belongs to your side or to none, and its condition holds. For an operation any card will do, but an event of the other side then happens too.',
  ],
  '6.2': [
    'Events',
    'An event happens only if its condition holds and nothing blocks it. Everything in it that can be done is done.\nSome events leave a marker and last; some lapse at the end of the turn; some block others; some can happen only once, and the card then leaves the game.',
  ],
  '6.2.1': [
    'Carrying out an event',
    'The card’s value does not matter for its event. The side that the event belongs to makes its choices, even if the other side played the card; for an event of neither side it is whoever played it.',
  ],
  '6.2.2': [
    'The card comes before the rules',
    'Where the text of a card contradicts the rules, the card is right, for as long as its effect lasts. An event may allow a place or a move that is otherwise not allowed. Of two events that contradict each other, the later one counts.',
  ],
  '6.3.1': [
    'A card for an operation',
    'You choose the operation and use the card’s value for it; whose event is on the card does not matter. One card is special: the event of US Election always happens, and whoever plays it chooses whether before or after the operation.',
  ],
  '6.3.2': [
    'The other side’s event',
    'A card with an event of the other side, used for an operation or for Reserves, lets that event happen. The side it belongs to makes its choices. There is one exception: the first card that the Jihadists use for a Plot in a turn triggers no US event.',
  ],
  '6.3.2.1': [
    'Before or after',
    'Whoever plays the card chooses whether the other side’s event comes before or after the operation. The condition is checked at the moment when the event would happen: what you do first can prevent it, or make it possible.',
  ],
  '6.3.3': [
    'Reserves',
    'Instead of an operation, a card of value 1 or 2 can be laid up: its value goes to your Reserves, at most 2. If it carries an event of the other side, that event happens.\nReserves that are not spent by the end of the turn are lost.',
  ],
  '6.3.3.1': [
    'Spending Reserves',
    'You may add all your Reserves to the value of a card that you use for an operation. The sum is at most 3, and the Reserves go back to 0. They cannot help an event or a Reassessment.',
  ],
} as const satisfies HelpPages;
