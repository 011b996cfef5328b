import type { Faction } from '../factions.js';
import type { SpaceId } from './spaces.js';

/** Forces of one faction in one place; guerrillas are set up underground (1.4.3). */
export interface Forces {
  readonly troops?: number;
  readonly police?: number;
  readonly guerrilla?: number;
  readonly base?: number;
}

/** Available forces (1.2, 1.4.1): all there is of each kind. */
export const FORCES: Readonly<Record<Faction, Forces>> = {
  government: { troops: 30, police: 30, base: 3 },
  farc: { guerrilla: 30, base: 9 },
  auc: { guerrilla: 18, base: 6 },
  cartels: { guerrilla: 12, base: 15 },
};
export const SHIPMENTS = 4;
/** Terror and Sabotage markers are two faces of the same counters. */
export const TERROR_MARKERS = 40;

/** Set up (2.1): standard deployment. */
export const STANDARD = {
  aid: 9,
  resources: { government: 40, farc: 10, auc: 10, cartels: 10 },

  activeSupport: [
    'atlantico',
    'santander',
    'bogota',
    'medellin',
    'bucaramanga',
    'ibague',
    'santa-marta',
    'cartagena',
    'cucuta',
    'neiva',
    'pasto',
    'sincelejo',
  ],
  activeOpposition: ['choco', 'arauca', 'meta-east', 'meta-west', 'guaviare', 'putumayo', 'narino'],
  forces: {
    bogota: { government: { troops: 3, police: 2 } },
    medellin: { government: { troops: 3, police: 1 } },
    cali: { government: { troops: 3, police: 1 }, cartels: { guerrilla: 1, base: 1 } },
    santander: { government: { troops: 3, base: 1 }, farc: { guerrilla: 1 }, auc: { guerrilla: 1 } },
    bucaramanga: { government: { police: 1 } },
    ibague: { government: { police: 1 } },
    'santa-marta': { government: { police: 1 } },
    cartagena: { government: { police: 1 } },
    cucuta: { government: { police: 1 } },
    neiva: { government: { police: 1 } },
    pasto: { government: { police: 1 } },
    sincelejo: { government: { police: 1 } },
    narino: { farc: { guerrilla: 1 } },
    choco: { farc: { guerrilla: 1, base: 1 } },
    huila: { farc: { guerrilla: 1, base: 1 } },
    arauca: { farc: { guerrilla: 1, base: 1 }, auc: { guerrilla: 1 } },
    'meta-east': { farc: { guerrilla: 1, base: 1 }, cartels: { base: 1 } },
    'meta-west': { farc: { guerrilla: 2, base: 1 }, cartels: { base: 1 } },
    guaviare: { farc: { guerrilla: 2, base: 1 }, auc: { guerrilla: 1 }, cartels: { base: 1 } },
    putumayo: { farc: { guerrilla: 2 }, auc: { guerrilla: 1 }, cartels: { guerrilla: 1, base: 2 } },
    atlantico: { auc: { guerrilla: 1 } },
    antioquia: { auc: { guerrilla: 1, base: 1 } },
  },
} as const satisfies {
  aid: number;
  resources: Readonly<Record<Faction, number>>;
  activeSupport: readonly SpaceId[];
  activeOpposition: readonly SpaceId[];
  forces: { readonly [space in SpaceId]?: { readonly [faction in Faction]?: Forces } };
};

/** Set up (2.1): open deployment. Each faction in this order places all of these where it may. */
export const OPEN: readonly { readonly faction: Faction; readonly forces: Forces }[] = [
  { faction: 'cartels', forces: { guerrilla: 2, base: 6 } },
  { faction: 'auc', forces: { guerrilla: 6, base: 1 } },
  { faction: 'farc', forces: { guerrilla: 12, base: 6 } },
  { faction: 'government', forces: { troops: 12, police: 12, base: 1 } },
];
/** Of the cartels' six bases, at least this many go to departments with population. */
export const OPEN_CARTELS_RURAL_BASES = 4;
