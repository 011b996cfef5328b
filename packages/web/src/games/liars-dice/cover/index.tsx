import { texts } from '@sandtable/kernel';
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

const words = texts({
  'cover.liars-dice.about': {
    en: 'An old game of bluff: bid how many dice show a face, or doubt the bid.',
    pl: 'Stara gra w blef: licytuj, ile kości pokazuje daną wartość, albo sprawdź licytację.',
    hu: 'Régi blöffjáték: licitáld meg, hány kocka mutat egy értéket, vagy vond kétségbe a licitet.',
    fr: 'Un vieux jeu de bluff : annoncez combien de dés montrent une face, ou doutez.',
  },
  'cover.liars-dice.solo': {
    en: '“Play now”: you are North, a bot plays South.',
    pl: '„Graj od razu”: prowadzisz Północ, bot prowadzi Południe.',
    hu: '„Játék most”: te vagy Észak, Dél bot.',
    fr: '« Jouer tout de suite » : vous êtes Nord, un robot joue Sud.',
  },
  'cover.liars-dice.seat.north': { en: 'North', pl: 'Północ', hu: 'Észak', fr: 'Nord' },
  'cover.liars-dice.seat.south': { en: 'South', pl: 'Południe', hu: 'Dél', fr: 'Sud' },
  'cover.liars-dice.scenario.standard': {
    en: 'Five dice each',
    pl: 'Po pięć kości',
    hu: 'Öt-öt kocka',
    fr: 'Cinq dés chacun',
  },
  'cover.liars-dice.scenario.short': {
    en: 'Three dice each',
    pl: 'Po trzy kości',
    hu: 'Három-három kocka',
    fr: 'Trois dés chacun',
  },
});

export const cover: Cover<typeof words> = {
  title: 'Liar’s Dice',
  players: [1, 2],
  hours: [1, 1],
  solo: { options: {}, seating: { south: 'steady' } },
  first: 'north',
  Emblem,
  words,
};
