import { phrases } from '../../../words/phrases.js';

/** The texts that every board uses. */
export const mapBoardWords = phrases({
  en: {
    'board.hint': 'Arrow keys go from space to space, Enter chooses, plus and minus zoom, Home shows the whole map.',
    'board.closer': 'Closer',
    'board.farther': 'Farther',
    'board.whole': 'The whole map',
    'board.parts': 'Parts of the map',
    'board.legend': 'Legend',
    'board.legend.pieces': 'Pieces',
    'board.legend.markers': 'Markers',
    'board.legend.map': 'The map',
    'board.about.choice': 'can be chosen',
  },
  pl: {
    'board.hint':
      'Strzałki przenoszą z pola na pole, Enter wybiera, plus i minus przybliżają i oddalają, Home pokazuje całą mapę.',
    'board.closer': 'Bliżej',
    'board.farther': 'Dalej',
    'board.whole': 'Cała mapa',
    'board.parts': 'Części mapy',
    'board.legend': 'Legenda',
    'board.legend.pieces': 'Elementy',
    'board.legend.markers': 'Żetony',
    'board.legend.map': 'Mapa',
    'board.about.choice': 'można wybrać',
  },
  hu: {
    'board.hint':
      'A nyilak mezőről mezőre visznek, az Enter választ, a plusz és a mínusz közelít és távolít, a Home az egész térképet mutatja.',
    'board.closer': 'Közelebb',
    'board.farther': 'Távolabb',
    'board.whole': 'Az egész térkép',
    'board.parts': 'A térkép részei',
    'board.legend': 'Jelmagyarázat',
    'board.legend.pieces': 'Egységek',
    'board.legend.markers': 'Jelzők',
    'board.legend.map': 'A térkép',
    'board.about.choice': 'választható',
  },
  fr: {
    'board.hint':
      'Les flèches vont d’une zone à l’autre, Entrée choisit, plus et moins changent l’échelle, Début montre toute la carte.',
    'board.closer': 'Plus près',
    'board.farther': 'Plus loin',
    'board.whole': 'Toute la carte',
    'board.parts': 'Parties de la carte',
    'board.legend': 'Légende',
    'board.legend.pieces': 'Pièces',
    'board.legend.markers': 'Marqueurs',
    'board.legend.map': 'La carte',
    'board.about.choice': 'peut être choisie',
  },
});
