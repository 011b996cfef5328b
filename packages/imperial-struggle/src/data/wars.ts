import type { Keyword } from './ministries.js';
import type { Country, Owner, Region, SpaceId } from './spaces.js';

/** The four wars and their theaters (7.0), from the War Displays. Facts only. */
export const WAR_IDS = ['wss', 'was', '7yw', 'awi'] as const;
export type WarId = (typeof WAR_IDS)[number];

/** What else a tier brings; the rules know each by its name. */
const SPECIALS = [
  'atlantic-dominance',
  'loser-unbuilds-1-squadron',
  'loser-unbuilds-2-squadrons',
  'usa',
  'canada',
] as const;
export type Special = (typeof SPECIALS)[number];

export interface Tier {
  /** The least margin. */
  readonly from: number;
  readonly vp: number;
  /** Conquest Points (7.2.1). */
  readonly cp: number;
  /** The winner unflags one of these. */
  readonly unflag?: { readonly kind: 'market' | 'political'; readonly region: Region };
  readonly special?: readonly Special[];
  /** Treaty Points of the loser. */
  readonly trp: number;
}

export interface Theater {
  readonly id: string;
  readonly name: string;
  readonly regions: readonly Region[];
  /** 7.1.3: what adds strength. */
  readonly alliances: readonly Country[];
  readonly spaces: readonly SpaceId[];
  readonly keywords: readonly Keyword[];
  readonly forts: boolean;
  readonly squadrons: readonly Region[];
  readonly conflicts: boolean;
  /** Tiers of whoever wins, or of each side. */
  readonly tiers: Readonly<Record<Exclude<Owner, 'spain'>, readonly Tier[]>>;
  /** Territories outside its Regions that may be conquered (7.2.1.2). */
  readonly territories: readonly SpaceId[];
}

export interface War {
  readonly id: WarId;
  readonly number: number;
  readonly name: string;
  readonly theaters: readonly Theater[];
}

export const WARS: readonly War[] = [
  {
    id: 'wss',
    number: 1,
    name: 'War of the Spanish Succession',
    theaters: [
      {
        id: 'wss-1',
        name: 'Central Europe',
        regions: ['europe'],
        alliances: ['austria', 'bavaria', 'denmark-norway', 'dutch-republic', 'german-states', 'savoy'],
        spaces: [],
        keywords: [],
        forts: false,
        squadrons: [],
        conflicts: false,
        tiers: {
          britain: [
            { from: 1, vp: 2, cp: 0, trp: 1 },
            { from: 3, vp: 2, cp: 1, trp: 2 },
            { from: 5, vp: 3, cp: 2, trp: 3 },
          ],
          france: [
            { from: 1, vp: 2, cp: 0, trp: 1 },
            { from: 3, vp: 2, cp: 1, trp: 2 },
            { from: 5, vp: 3, cp: 2, trp: 3 },
          ],
        },
        territories: ['san-agustin', 'asiento', 'hudson-bay', 'acadia'],
      },
      {
        id: 'wss-2',
        name: 'Spain',
        regions: ['europe'],
        alliances: ['sardinia', 'spain'],
        spaces: [],
        keywords: ['governance'],
        forts: false,
        squadrons: ['europe'],
        conflicts: false,
        tiers: {
          britain: [
            { from: 1, vp: 1, cp: 0, trp: 1 },
            { from: 2, vp: 1, cp: 1, trp: 2 },
            { from: 4, vp: 1, cp: 2, trp: 2 },
          ],
          france: [
            { from: 1, vp: 1, cp: 0, trp: 1 },
            { from: 2, vp: 1, cp: 1, trp: 2 },
            { from: 4, vp: 1, cp: 2, trp: 2 },
          ],
        },
        territories: ['san-agustin', 'asiento'],
      },
      {
        id: 'wss-3',
        name: 'Queen Anne’s War',
        regions: ['north-america'],
        alliances: [],
        spaces: [],
        keywords: [],
        forts: true,
        squadrons: ['north-america'],
        conflicts: true,
        tiers: {
          britain: [
            { from: 1, vp: 1, cp: 0, trp: 0 },
            { from: 3, vp: 1, cp: 1, trp: 1 },
            { from: 4, vp: 1, cp: 1, unflag: { kind: 'market', region: 'north-america' }, trp: 2 },
          ],
          france: [
            { from: 1, vp: 1, cp: 0, trp: 0 },
            { from: 3, vp: 1, cp: 1, trp: 1 },
            { from: 4, vp: 1, cp: 1, unflag: { kind: 'market', region: 'north-america' }, trp: 2 },
          ],
        },
        territories: [],
      },
      {
        id: 'wss-4',
        name: 'Jacobite Rebellion',
        regions: ['europe'],
        alliances: ['dutch-republic', 'ireland', 'scotland'],
        spaces: [],
        keywords: ['style'],
        forts: false,
        squadrons: [],
        conflicts: true,
        tiers: {
          britain: [
            { from: 1, vp: 1, cp: 0, trp: 0 },
            { from: 3, vp: 2, cp: 0, trp: 1 },
            { from: 5, vp: 4, cp: 0, trp: 2 },
          ],
          france: [
            { from: 1, vp: 1, cp: 0, trp: 0 },
            { from: 3, vp: 2, cp: 0, trp: 1 },
            { from: 5, vp: 4, cp: 0, trp: 2 },
          ],
        },
        territories: [],
      },
    ],
  },
  {
    id: 'was',
    number: 2,
    name: 'War of the Austrian Succession',
    theaters: [
      {
        id: 'was-1',
        name: 'Central Europe',
        regions: ['europe'],
        alliances: ['austria', 'bavaria', 'denmark-norway', 'dutch-republic', 'german-states', 'prussia', 'sweden'],
        spaces: [],
        keywords: [],
        forts: false,
        squadrons: [],
        conflicts: false,
        tiers: {
          britain: [
            { from: 1, vp: 1, cp: 0, trp: 0 },
            { from: 3, vp: 1, cp: 1, trp: 1 },
          ],
          france: [
            { from: 1, vp: 1, cp: 0, trp: 0 },
            { from: 3, vp: 1, cp: 1, trp: 1 },
          ],
        },
        territories: ['hudson-bay', 'san-agustin', 'acadia', 'asiento'],
      },
      {
        id: 'was-2',
        name: 'King George’s War',
        regions: ['north-america'],
        alliances: [],
        spaces: [],
        keywords: [],
        forts: true,
        squadrons: ['north-america'],
        conflicts: true,
        tiers: {
          britain: [
            { from: 1, vp: 0, cp: 1, trp: 0 },
            { from: 3, vp: 0, cp: 1, unflag: { kind: 'market', region: 'north-america' }, trp: 1 },
          ],
          france: [
            { from: 1, vp: 0, cp: 1, trp: 0 },
            { from: 3, vp: 0, cp: 1, unflag: { kind: 'market', region: 'north-america' }, trp: 1 },
          ],
        },
        territories: ['san-agustin'],
      },
      {
        id: 'was-3',
        name: 'First Carnatic War',
        regions: ['india'],
        alliances: [],
        spaces: [],
        keywords: [],
        forts: true,
        squadrons: ['india'],
        conflicts: true,
        tiers: {
          britain: [
            { from: 1, vp: 0, cp: 1, trp: 0 },
            { from: 3, vp: 0, cp: 2, trp: 1 },
            { from: 4, vp: 0, cp: 2, unflag: { kind: 'market', region: 'india' }, trp: 2 },
          ],
          france: [
            { from: 1, vp: 0, cp: 1, trp: 0 },
            { from: 3, vp: 0, cp: 2, trp: 1 },
            { from: 4, vp: 0, cp: 2, unflag: { kind: 'market', region: 'india' }, trp: 2 },
          ],
        },
        territories: [],
      },
      {
        id: 'was-4',
        name: 'Jacobite Rebellion',
        regions: ['europe'],
        alliances: ['ireland', 'scotland'],
        spaces: [],
        keywords: ['style'],
        forts: false,
        squadrons: [],
        conflicts: true,
        tiers: {
          britain: [
            { from: 1, vp: 1, cp: 0, trp: 0 },
            { from: 2, vp: 2, cp: 0, unflag: { kind: 'political', region: 'europe' }, trp: 1 },
            { from: 3, vp: 3, cp: 0, unflag: { kind: 'political', region: 'europe' }, trp: 2 },
          ],
          france: [
            { from: 1, vp: 2, cp: 0, trp: 1 },
            { from: 2, vp: 3, cp: 0, unflag: { kind: 'political', region: 'europe' }, trp: 2 },
            { from: 4, vp: 5, cp: 0, unflag: { kind: 'political', region: 'europe' }, trp: 3 },
          ],
        },
        territories: [],
      },
    ],
  },
  {
    id: '7yw',
    number: 3,
    name: 'Seven Years War',
    theaters: [
      {
        id: '7yw-1',
        name: 'Atlantic Dominance',
        regions: ['europe'],
        alliances: [],
        spaces: [],
        keywords: [],
        forts: false,
        squadrons: ['caribbean', 'europe', 'north-america'],
        conflicts: false,
        tiers: {
          britain: [
            { from: 2, vp: 0, cp: 0, special: ['atlantic-dominance'], trp: 0 },
            { from: 3, vp: 0, cp: 0, special: ['atlantic-dominance', 'loser-unbuilds-1-squadron'], trp: 0 },
            { from: 5, vp: 0, cp: 0, special: ['atlantic-dominance', 'loser-unbuilds-2-squadrons'], trp: 0 },
          ],
          france: [
            { from: 2, vp: 0, cp: 0, special: ['atlantic-dominance'], trp: 0 },
            { from: 3, vp: 0, cp: 0, special: ['atlantic-dominance', 'loser-unbuilds-1-squadron'], trp: 0 },
            { from: 5, vp: 0, cp: 0, special: ['atlantic-dominance', 'loser-unbuilds-2-squadrons'], trp: 0 },
          ],
        },
        territories: [],
      },
      {
        id: '7yw-2',
        name: 'Third Carnatic War',
        regions: ['india'],
        alliances: [],
        spaces: [],
        keywords: [],
        forts: true,
        squadrons: ['india'],
        conflicts: true,
        tiers: {
          britain: [
            { from: 1, vp: 0, cp: 1, trp: 1 },
            { from: 3, vp: 0, cp: 1, unflag: { kind: 'market', region: 'india' }, trp: 2 },
            { from: 5, vp: 0, cp: 2, unflag: { kind: 'market', region: 'india' }, trp: 3 },
          ],
          france: [
            { from: 1, vp: 0, cp: 1, trp: 1 },
            { from: 3, vp: 0, cp: 1, unflag: { kind: 'market', region: 'india' }, trp: 2 },
            { from: 5, vp: 0, cp: 2, unflag: { kind: 'market', region: 'india' }, trp: 3 },
          ],
        },
        territories: [],
      },
      {
        id: '7yw-3',
        name: 'French & Indian War',
        regions: ['north-america', 'caribbean'],
        alliances: ['spain'],
        spaces: [],
        keywords: [],
        forts: true,
        squadrons: ['caribbean', 'north-america'],
        conflicts: true,
        tiers: {
          britain: [
            { from: 1, vp: 0, cp: 1, unflag: { kind: 'market', region: 'north-america' }, trp: 1 },
            { from: 3, vp: 1, cp: 2, trp: 3 },
            { from: 5, vp: 2, cp: 3, trp: 4 },
          ],
          france: [
            { from: 1, vp: 0, cp: 1, unflag: { kind: 'market', region: 'north-america' }, trp: 1 },
            { from: 3, vp: 1, cp: 2, trp: 3 },
            { from: 5, vp: 2, cp: 3, trp: 4 },
          ],
        },
        territories: ['minorca', 'gibraltar'],
      },
      {
        id: '7yw-4',
        name: 'Prussia’s Wars',
        regions: ['europe'],
        alliances: [
          'austria',
          'bavaria',
          'denmark-norway',
          'dutch-republic',
          'german-states',
          'prussia',
          'russia',
          'sweden',
        ],
        spaces: [],
        keywords: [],
        forts: false,
        squadrons: [],
        conflicts: false,
        tiers: {
          britain: [
            { from: 1, vp: 2, cp: 0, trp: 0 },
            { from: 3, vp: 3, cp: 0, trp: 0 },
            { from: 5, vp: 4, cp: 0, trp: 1 },
          ],
          france: [
            { from: 1, vp: 2, cp: 0, trp: 0 },
            { from: 3, vp: 3, cp: 0, trp: 0 },
            { from: 5, vp: 4, cp: 0, trp: 1 },
          ],
        },
        territories: [],
      },
    ],
  },
  {
    id: 'awi',
    number: 4,
    name: 'American War of Independence',
    theaters: [
      {
        id: 'awi-1',
        name: 'American Revolution',
        regions: ['north-america'],
        alliances: ['german-states', 'spain'],
        spaces: ['sons-of-liberty'],
        keywords: [],
        forts: true,
        squadrons: ['north-america'],
        conflicts: true,
        tiers: {
          britain: [
            { from: 1, vp: 2, cp: 0, trp: 0 },
            { from: 2, vp: 3, cp: 1, trp: 1 },
            { from: 4, vp: 4, cp: 2, trp: 2 },
          ],
          france: [
            { from: 1, vp: 2, cp: 0, special: ['usa'], trp: 2 },
            { from: 3, vp: 3, cp: 0, special: ['usa'], trp: 2 },
            { from: 5, vp: 4, cp: 0, special: ['usa', 'canada'], trp: 3 },
          ],
        },
        territories: ['san-agustin'],
      },
      {
        id: 'awi-2',
        name: 'Mysore War',
        regions: ['india'],
        alliances: [],
        spaces: [],
        keywords: [],
        forts: true,
        squadrons: ['india'],
        conflicts: true,
        tiers: {
          britain: [
            { from: 1, vp: 0, cp: 1, trp: 1 },
            { from: 3, vp: 0, cp: 2, trp: 3 },
          ],
          france: [
            { from: 1, vp: 0, cp: 1, trp: 1 },
            { from: 3, vp: 0, cp: 2, trp: 3 },
          ],
        },
        territories: [],
      },
      {
        id: 'awi-3',
        name: 'Antilles War',
        regions: ['caribbean'],
        alliances: ['spain'],
        spaces: [],
        keywords: [],
        forts: false,
        squadrons: ['caribbean'],
        conflicts: true,
        tiers: {
          britain: [
            { from: 1, vp: 0, cp: 1, trp: 0 },
            { from: 2, vp: 0, cp: 1, unflag: { kind: 'market', region: 'caribbean' }, trp: 1 },
            { from: 4, vp: 0, cp: 2, unflag: { kind: 'market', region: 'caribbean' }, trp: 2 },
          ],
          france: [
            { from: 1, vp: 0, cp: 1, trp: 0 },
            { from: 2, vp: 0, cp: 1, unflag: { kind: 'market', region: 'caribbean' }, trp: 1 },
            { from: 4, vp: 0, cp: 2, unflag: { kind: 'market', region: 'caribbean' }, trp: 2 },
          ],
        },
        territories: ['hudson-bay', 'acadia'],
      },
    ],
  },
];
