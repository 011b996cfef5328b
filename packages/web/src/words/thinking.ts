import { texts } from '@sandtable/kernel';

/** What the table says of a bot that searches. */
export const thinking = texts({
  'thinking.share': {
    en: '{seat}: {percent} % of the simulations done',
    pl: '{seat}: wykonano {percent} % symulacji',
    hu: '{seat}: a szimulációk {percent}%-a kész',
    fr: '{seat} : {percent} % des simulations faites',
  },
  'thinking.moveNow': { en: 'Move now', pl: 'Zagraj teraz', hu: 'Lépj most', fr: 'Jouer maintenant' },
  'thinking.moveNow.how': {
    en: 'The bot plays the best move it has found so far.',
    pl: 'Bot zagra najlepszy ruch, jaki dotąd znalazł.',
    hu: 'A bot az eddig talált legjobb lépését játssza meg.',
    fr: 'Le robot joue le meilleur coup trouvé jusqu’ici.',
  },
});
