/**
 * The first positions of the spaces of each Region, set by hand, in units of its panel: close to the map, but with room
 * for flags and names. `settle.mjs` then moves them apart. Countries with several spaces lie on a plate: see PLATES.
 */

export const PANEL = { width: 900, height: 970, head: 74 };

export const PANELS = {
  'north-america': [0, 0],
  europe: [900, 0],
  caribbean: [0, 970],
  india: [900, 970],
};

export const SEEDS = {
  'north-america': {
    'york-factory': [70, 150],
    'hudson-bay': [210, 150],
    algonquin: [370, 170],
    'quebec-and-montreal': [545, 220],
    'gulf-of-st-lawrence': [670, 140],
    'cabot-strait': [800, 220],
    louisbourg: [780, 350],
    acadia: [640, 340],
    'northeast-channel': [750, 500],
    halifax: [620, 480],
    'georges-bank': [730, 670],
    'atlantic-passage': [760, 830],
    'gulf-of-maine': [580, 610],
    'massachusetts-bay': [530, 740],
    'northern-colonies': [390, 770],
    chesapeake: [340, 890],
    'hudson-valley': [400, 630],
    albany: [430, 490],
    cumberland: [240, 730],
    'ohio-forks': [70, 720],
    allegheny: [175, 590],
    niagara: [130, 440],
    oswego: [290, 430],
    'champlain-valley': [500, 390],
    'ile-aux-noix': [420, 310],
    cataraqui: [260, 310],
    iroquois: [285, 560],
    'sons-of-liberty': [520, 880],
  },
  caribbean: {
    louisiana: [80, 150],
    'st-james': [80, 300],
    panzacola: [240, 150],
    'san-agustin': [390, 170],
    georgia: [540, 130],
    carolinas: [690, 130],
    'bahamas-run-west': [450, 300],
    'bahamas-run-north': [690, 250],
    'bahamas-run': [610, 340],
    caicos: [760, 440],
    'cuba-passage-east': [300, 380],
    'cuba-passage': [150, 480],
    'cayman-passage': [120, 680],
    havana: [330, 500],
    'gulf-of-cazones': [320, 640],
    'puerto-principe': [470, 500],
    santiago: [470, 640],
    jamaica: [330, 770],
    'st-domingue': [620, 520],
    'port-de-paix': [750, 570],
    'puerto-rico': [650, 670],
    antigua: [780, 680],
    'antilles-channel': [600, 800],
    martinique: [730, 790],
    'st-lucia': [700, 900],
    guadeloupe: [850, 770],
    barbados: [840, 900],
    privateers: [840, 310],
    buccaneers: [140, 850],
    asiento: [450, 890],
  },
  india: {
    plassey: [640, 150],
    chandernagore: [810, 170],
    'west-bengal': [480, 190],
    'hooghly-river': [700, 320],
    'malacca-route': [840, 400],
    midnapore: [520, 340],
    calcutta: [660, 440],
    maratha: [150, 330],
    nizam: [320, 420],
    kurpa: [450, 490],
    mangalore: [110, 560],
    'malabar-coast': [70, 730],
    calicut: [200, 760],
    mysore: [250, 610],
    vellore: [430, 640],
    arcot: [570, 560],
    madras: [760, 590],
    kanchipuram: [610, 680],
    vandavasi: [690, 790],
    pondicherry: [830, 750],
    karaikal: [740, 900],
    tiruchirappalli: [420, 850],
  },
};

/**
 * A plate for each country: its center, and its spaces row by row. A country with one space has a name like any other
 * space.
 */
export const COLUMN = 94;
export const ROW = 90;
export const PLATES = {
  europe: {
    scotland: { at: [180, 160], rows: [['scotland-alliance', 'scotland-prestige']] },
    ireland: { at: [116, 350], rows: [['ireland-alliance', 'ireland-prestige']] },
    'dutch-republic': { at: [520, 345], rows: [['dutch-republic-alliance', 'dutch-republic-prestige']] },
    prussia: {
      at: [775, 365],
      rows: [
        ['prussia-alliance', 'prussia-prestige'],
        ['prussia-alliance-empire', 'prussia-prestige-empire'],
      ],
    },
    'german-states': { at: [520, 490], rows: [['german-states-2', 'german-states-3']] },
    austria: {
      at: [775, 615],
      rows: [
        ['austria-alliance-2', 'austria-prestige-upper'],
        ['austria-alliance-3', 'austria-prestige-lower'],
      ],
    },
    spain: {
      at: [135, 735],
      rows: [
        ['spain-alliance-upper', 'spain-prestige-2'],
        ['spain-alliance-lower', 'spain-prestige-3'],
      ],
    },
  },
  'north-america': {
    'united-states': { at: [120, 880], rows: [['usa-prestige-2', 'usa-prestige-3']] },
  },
};

/** The rest of Europe, which needs no settling because nothing there is connected. */
export const STANDING = {
  europe: {
    'denmark-norway': [480, 150],
    sweden: [640, 140],
    russia: [812, 145],
    bavaria: [600, 625],
    savoy: [448, 630],
    sardinia: [530, 800],
    gibraltar: [110, 890],
    minorca: [335, 735],
    biscay: [90, 520],
    balearic: [290, 872],
  },
};

/** Navy Boxes (3.2.4), where the ships come from: the center of each. */
export const NAVY = { britain: [318, 350], france: [320, 530] };

/** Corrections by hand: places and names (`at`, `side`), and bends of lines. */
export const CORRECTIONS = {
  places: {
    niagara: { at: [100, 431], side: 'above' },
    allegheny: { at: [150, 598] },
    'gulf-of-cazones': { side: 'below' },
    buccaneers: { at: [112, 872] },
    jamaica: { at: [330, 806], side: 'left' },
    iroquois: { at: [243, 540] },
    guadeloupe: { at: [815, 728] },
  },
  bends: {
    'allegheny niagara': 0,
    'niagara ohio-forks': 28,
    'gulf-of-cazones havana': 0,
  },
};
