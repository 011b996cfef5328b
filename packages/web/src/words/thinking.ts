import { phrases } from './phrases.js';

/** What the table says of a bot that searches. */
export const thinking = phrases({
  en: {
    'thinking.share': '{seat}: {percent} % of the simulations done',
    'thinking.moveNow': 'Move now',
    'thinking.moveNow.how': 'The bot plays the best move it has found so far.',
  },
  pl: {
    'thinking.share': '{seat}: wykonano {percent} % symulacji',
    'thinking.moveNow': 'Zagraj teraz',
    'thinking.moveNow.how': 'Bot zagra najlepszy ruch, jaki dotąd znalazł.',
  },
  hu: {
    'thinking.share': '{seat}: a szimulációk {percent}%-a kész',
    'thinking.moveNow': 'Lépj most',
    'thinking.moveNow.how': 'A bot az eddig talált legjobb lépését játssza meg.',
  },
  fr: {
    'thinking.share': '{seat} : {percent} % des simulations faites',
    'thinking.moveNow': 'Jouer maintenant',
    'thinking.moveNow.how': 'Le robot joue le meilleur coup trouvé jusqu’ici.',
  },
});
