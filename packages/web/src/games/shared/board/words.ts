import { texts } from '@sandtable/kernel';

/** The texts that every board uses. */
export const mapBoardWords = texts({
  'board.hint': {
    en: 'Arrow keys go from space to space, Enter chooses, plus and minus zoom, Home shows the whole map.',
    pl: 'Strzałki przenoszą z pola na pole, Enter wybiera, plus i minus przybliżają i oddalają, Home pokazuje całą mapę.',
    hu: 'A nyilak mezőről mezőre visznek, az Enter választ, a plusz és a mínusz közelít és távolít, a Home az egész térképet mutatja.',
    fr: 'Les flèches vont d’une zone à l’autre, Entrée choisit, plus et moins changent l’échelle, Début montre toute la carte.',
    es: 'Las flechas van de un espacio a otro, Enter elige, más y menos cambian el zoom, Inicio muestra el mapa entero.',
  },
  'board.closer': { en: 'Closer', pl: 'Bliżej', hu: 'Közelebb', fr: 'Plus près', es: 'Acercar' },
  'board.farther': { en: 'Farther', pl: 'Dalej', hu: 'Távolabb', fr: 'Plus loin', es: 'Alejar' },
  'board.whole': {
    en: 'The whole map',
    pl: 'Cała mapa',
    hu: 'Az egész térkép',
    fr: 'Toute la carte',
    es: 'El mapa entero',
  },
  'board.pan.up': { en: 'Move up', pl: 'W górę', hu: 'Fel', fr: 'Vers le haut', es: 'Hacia arriba' },
  'board.pan.left': { en: 'Move left', pl: 'W lewo', hu: 'Balra', fr: 'Vers la gauche', es: 'Hacia la izquierda' },
  'board.pan.right': { en: 'Move right', pl: 'W prawo', hu: 'Jobbra', fr: 'Vers la droite', es: 'Hacia la derecha' },
  'board.pan.down': { en: 'Move down', pl: 'W dół', hu: 'Le', fr: 'Vers le bas', es: 'Hacia abajo' },
  'board.back': { en: 'Back', pl: 'Z powrotem', hu: 'Vissza', fr: 'Retour', es: 'Volver' },
  'board.parts': {
    en: 'Parts of the map',
    pl: 'Części mapy',
    hu: 'A térkép részei',
    fr: 'Parties de la carte',
    es: 'Partes del mapa',
  },
  'board.legend': { en: 'Legend', pl: 'Legenda', hu: 'Jelmagyarázat', fr: 'Légende', es: 'Leyenda' },
  'board.legend.pieces': { en: 'Pieces', pl: 'Elementy', hu: 'Egységek', fr: 'Pièces', es: 'Piezas' },
  'board.legend.markers': { en: 'Markers', pl: 'Żetony', hu: 'Jelzők', fr: 'Marqueurs', es: 'Marcadores' },
  'board.legend.map': { en: 'The map', pl: 'Mapa', hu: 'A térkép', fr: 'La carte', es: 'El mapa' },
  'board.about.choice': {
    en: 'can be chosen',
    pl: 'można wybrać',
    hu: 'választható',
    fr: 'peut être choisie',
    es: 'se puede elegir',
  },
});
