import { phrases } from '../../../words/phrases.js';
import type { Cover } from '../../cover.js';
import { EmblemPlate } from '../../shared/emblem-plate.js';

/** A die that shows five. */
const Emblem = () => (
  <EmblemPlate id="dice">
    <rect width="120" height="120" fill="#7a2d2d" />
    <rect x="28" y="28" width="64" height="64" rx="10" fill="#f4ecd8" />
    {[
      [44, 44],
      [76, 44],
      [60, 60],
      [44, 76],
      [76, 76],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="6" fill="#22181a" />
    ))}
  </EmblemPlate>
);

const words = phrases({
  en: {
    'cover.liars-dice.about': 'An old game of bluff: bid how many dice show a face, or doubt the bid.',
    'cover.liars-dice.solo': '“Play now”: you are North, a bot plays South.',
    'cover.liars-dice.seat.north': 'North',
    'cover.liars-dice.seat.south': 'South',
    'cover.liars-dice.scenario.standard': 'Five dice each',
    'cover.liars-dice.scenario.short': 'Three dice each',
  },
  pl: {
    'cover.liars-dice.about': 'Stara gra w blef: licytuj, ile kości pokazuje daną wartość, albo sprawdź licytację.',
    'cover.liars-dice.solo': '„Graj od razu”: prowadzisz Północ, bot prowadzi Południe.',
    'cover.liars-dice.seat.north': 'Północ',
    'cover.liars-dice.seat.south': 'Południe',
    'cover.liars-dice.scenario.standard': 'Po pięć kości',
    'cover.liars-dice.scenario.short': 'Po trzy kości',
  },
  hu: {
    'cover.liars-dice.about':
      'Régi blöffjáték: licitáld meg, hány kocka mutat egy értéket, vagy vond kétségbe a licitet.',
    'cover.liars-dice.solo': '„Játék most”: te vagy Észak, Dél bot.',
    'cover.liars-dice.seat.north': 'Észak',
    'cover.liars-dice.seat.south': 'Dél',
    'cover.liars-dice.scenario.standard': 'Öt-öt kocka',
    'cover.liars-dice.scenario.short': 'Három-három kocka',
  },
  fr: {
    'cover.liars-dice.about': 'Un vieux jeu de bluff : annoncez combien de dés montrent une face, ou doutez.',
    'cover.liars-dice.solo': '« Jouer tout de suite » : vous êtes Nord, un robot joue Sud.',
    'cover.liars-dice.seat.north': 'Nord',
    'cover.liars-dice.seat.south': 'Sud',
    'cover.liars-dice.scenario.standard': 'Cinq dés chacun',
    'cover.liars-dice.scenario.short': 'Trois dés chacun',
  },
});

export const cover: Cover = {
  title: 'Liar’s Dice',
  players: [1, 2],
  hours: [1, 1],
  solo: { options: {}, seating: { south: 'steady' } },
  first: 'north',
  Emblem,
  words,
};
