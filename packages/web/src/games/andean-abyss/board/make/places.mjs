/** Places in degrees east and north, moved a little where pieces need the room. Input for `geometry.ts`. */

/** Converts degrees to units of the board. */
export const STRETCH = {
  lon: [
    [-80, 0],
    [-78, 200],
    [-76.6, 425],
    [-75, 740],
    [-73, 1085],
    [-72, 1240],
    [-70.5, 1375],
    [-66.7, 1610],
  ],
  lat: [
    [-4.35, 1540],
    [-1.2, 1422],
    [1, 1272],
    [2.4, 1135],
    [5, 818],
    [7, 585],
    [9, 385],
    [11.4, 60],
    [12.6, 0],
  ],
};

/**
 * Cities: disc, its size, and the side of the name if not below. Sincelejo, Cartagena and Santa Marta lie on the coast,
 * Pasto on the frontier (1.3.7).
 */
export const CITIES = {
  bogota: { at: [-73.9, 4.62], r: 86 },
  cali: { at: [-76.5, 3.4], r: 68 },
  medellin: { at: [-75.6, 6.5], r: 68, label: 'right' },
  bucaramanga: { at: [-73.25, 7.25], r: 62 },
  ibague: { at: [-75.4, 4.9], r: 62 },
  'santa-marta': { at: [-74.4, 10.95], r: 62 },
  cartagena: { at: [-75.5, 10.42], r: 56, label: 'left' },
  cucuta: { at: [-72.45, 7.95], r: 56, label: 'right' },
  neiva: { at: [-75.05, 2.6], r: 56 },
  pasto: { at: [-77.3, 0.98], r: 56 },
  sincelejo: { at: [-75.8, 9.1], r: 56, label: 'left' },
};

export const TOWNS = {
  ayacucho: { at: [-73.62, 8.6], name: 'Ayacucho', side: [16, 30] },
  arauca: { at: [-70.76, 7.0], name: 'Arauca', side: [0, -18] },
  yopal: { at: [-72.3, 5.4], name: 'Yopal', side: [14, 20] },
  'san-jose': { at: [-72.64, 2.57], name: 'San José', side: [14, 22] },
  buenaventura: { at: [-77.25, 3.87], name: 'Buenaventura', side: [-14, 22] },
  tumaco: { at: [-78.75, 1.6], name: 'Tumaco', side: [-6, -18] },
};

/** Each line as its points; pieces stand halfway along the first line, or at the fraction `at`. */
export const LOCS = {
  'loc-arauca-cucuta': { lines: [['cucuta', [-72.3, 7.45], [-71.98, 7.08], [-71.4, 6.98], 'arauca']] },
  'loc-cucuta-ayacucho': { lines: [['cucuta', [-72.38, 8.36], [-72.62, 8.6], [-73.05, 8.68], 'ayacucho']] },
  'loc-ayacucho-sincelejo': { lines: [['ayacucho', [-74.2, 8.72], [-75.0, 8.95], 'sincelejo']] },
  'loc-bucaramanga-ayacucho': { lines: [['bucaramanga', [-73.6, 7.7], [-73.75, 8.2], 'ayacucho']] },
  'loc-ayacucho-santa-marta': { lines: [['ayacucho', [-73.72, 9.3], [-73.95, 10.1], 'santa-marta']] },
  'loc-medellin-sincelejo': { lines: [['medellin', [-75.5, 7.3], [-75.55, 8.2], 'sincelejo']] },
  'loc-neiva-bogota': { lines: [['neiva', [-74.85, 3.45], [-74.5, 3.95], 'bogota']] },
  'loc-yopal-bogota': { lines: [['bogota', [-73.1, 4.85], [-72.75, 5.1], 'yopal']] },
  'loc-bogota-ibague-bucaramanga': {
    at: 0.3,
    lines: [
      [[-74.7, 5.4], [-74.45, 6.1], [-74.0, 6.7], 'bucaramanga'],
      ['bogota', [-74.4, 5.1], [-74.7, 5.4]],
      ['ibague', [-75.0, 5.15], [-74.7, 5.4]],
    ],
  },
  'loc-cartagena-sincelejo': { lines: [['cartagena', [-75.4, 9.95], [-75.5, 9.6], 'sincelejo']] },
  'loc-medellin-ibague': { lines: [['medellin', [-75.68, 5.75], [-75.6, 5.3], 'ibague']] },
  'loc-ibague-cali': { lines: [['ibague', [-75.8, 4.4], [-76.15, 3.95], 'cali']] },
  'loc-cali-buenaventura': { lines: [['cali', [-76.85, 3.7], 'buenaventura']] },
  'loc-cartagena-santa-marta': { lines: [['cartagena', [-75.15, 10.72], [-74.85, 10.95], 'santa-marta']] },
  'loc-bogota-san-jose': { lines: [['bogota', [-73.5, 3.85], [-73.25, 3.2], 'san-jose']] },
  'loc-cali-pasto': { lines: [['cali', [-76.65, 2.6], [-77.05, 1.8], 'pasto']] },
  'loc-neiva-pasto': { lines: [['neiva', [-75.8, 2.15], [-76.4, 1.55], 'pasto']] },
  'loc-pasto-tumaco': { lines: [['pasto', [-77.8, 1.0], [-78.3, 1.3], 'tumaco']] },
};

/** Borders without a LoC: those of real departments (`where` they hold), and lines of our own that join them. */
export const CUTS = {
  borders: [
    { pair: [['met'], ['caq']] },
    {
      pair: [
        ['cas', 'ara'],
        ['boy', 'nsa', 'cun'],
      ],
      where: (_lon, lat) => lat > 5.35,
    },
    { pair: [['met'], ['cas']], where: (lon) => lon > -72.35 },
  ],
  lines: [
    ['neiva', [-74.8, 2.8], [-74.6, 2.75]],
    ['yopal', [-72.55, 5.62]],
    ['yopal', [-72.33, 4.1]],
  ],
};

/** A point inside each space. */
export const SEEDS = {
  atlantico: [-74.6, 9.9],
  choco: [-76.7, 5.8],
  narino: [-77.5, 2.2],
  'meta-west': [-74.0, 3.0],
  guaviare: [-72, 2],
  putumayo: [-74.8, 0.6],
  cesar: [-73.2, 10.2],
  antioquia: [-74.8, 7.3],
  santander: [-73.1, 6.2],
  huila: [-75.6, 3.6],
  arauca: [-71.3, 6.0],
  'meta-east': [-72.3, 3.8],
  vichada: [-69.4, 4.7],
  guainia: [-68.8, 2.7],
  vaupes: [-70.6, 0.6],
  amazonas: [-71.5, -1.5],
};

/** Other countries in rough outline. */
export const FOREIGN = {
  ecuador: [
    [-78.6, 1.6],
    [-78.8, 1.43],
    [-79.2, 1.1],
    [-79.75, 0.95],
    [-80.2, 0.7],
    [-80.2, -5],
    [-78.6, -5],
    [-78.35, -3.5],
    [-77.8, -3],
    [-76.7, -2.6],
    [-75.55, -1.55],
    [-75.25, -0.1],
    [-76, 0.6],
    [-77, 1],
  ],
  panama: [
    [-77.2, 8.6],
    [-77.37, 8.67],
    [-77.75, 9.0],
    [-78.3, 9.35],
    [-79.1, 9.55],
    [-79.6, 9.6],
    [-80.2, 9.3],
    [-80.2, 8.25],
    [-79.75, 8.6],
    [-79.45, 8.98],
    [-79.0, 8.9],
    [-78.75, 8.6],
    [-78.45, 8.4],
    [-78.15, 8.35],
    [-78.45, 8.1],
    [-78.2, 7.6],
    [-77.9, 7.2],
    [-77.5, 7.2],
  ],
};
export const SIDES = [
  [
    [-72.2, 11.8],
    [-71.35, 11.84],
    [-71.6, 11.5],
    [-71.95, 11.15],
    [-71.65, 10.95],
    [-71.1, 11.05],
    [-70.6, 11.25],
    [-70.1, 11.5],
    [-70.25, 11.9],
    [-69.95, 12.2],
    [-69.75, 11.95],
    [-69.75, 11.5],
    [-68.9, 11.4],
    [-68.3, 10.9],
    [-67.9, 10.5],
    [-66.3, 10.6],
    [-66, 6],
    [-66, -5],
    [-78.9, -5],
    [-78.6, -2.5],
    [-76, -1],
    [-75.6, 0],
    [-76, 1],
    [-76, 3],
    [-73.5, 8],
    [-73.5, 10.5],
  ],
];
export const LAKES = [
  [
    [-71.6, 10.75],
    [-71.35, 10.6],
    [-71.1, 10.2],
    [-71.05, 9.6],
    [-71.3, 9.15],
    [-71.75, 9.1],
    [-72.0, 9.6],
    [-71.75, 10.2],
  ],
];

/** Boxes chosen by hand where the largest one is not the best. */
export const ROOMS = {
  ecuador: [50, 1345, 250, 130],
  narino: [190, 1082, 176, 136],
};

/** Names around the country. */
export const AROUND = {
  caribbean: [-77.6, 11.3],
  pacific: [-79.3, 4.6],
  venezuela: [-69.4, 9],
  brazil: [-68.3, 0.22],
  peru: [-74.2, -2.9],
};
