import { texts } from '@sandtable/kernel';

/** What the table says of a bot that searches. */
export const thinking = texts({
  'thinking.share': {
    en: '{seat}: {percent} % of the simulations done',
    pl: '{seat}: wykonano {percent} % symulacji',
    hu: '{seat}: a szimulációk {percent}%-a kész',
    fr: '{seat} : {percent} % des simulations faites',
    es: '{seat}: {percent} % de las simulaciones hechas',
  },
  'thinking.moveNow': { en: 'Move now', pl: 'Zagraj teraz', hu: 'Lépj most', fr: 'Jouer maintenant', es: 'Jugar ya' },
  'thinking.moveNow.how': {
    en: 'The bot plays the best move it has found so far.',
    pl: 'Bot zagra najlepszy ruch, jaki dotąd znalazł.',
    hu: 'A bot az eddig talált legjobb lépését teszi meg.',
    fr: 'Le robot joue le meilleur coup trouvé jusqu’ici.',
    es: 'El bot hace la mejor jugada que ha encontrado hasta ahora.',
  },
});
