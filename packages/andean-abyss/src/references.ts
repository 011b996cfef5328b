import { FACTIONS, type Faction } from './factions.js';
import { ALL_SPACES, type Space, spaceId } from './map.js';
import { PIECE_IDS, PIECES, type Piece } from './pieces.js';

/** References `kind:id`, used as options and message parameters. Built once, because every decision needs some. */

/** The JavaScript engine interns object keys, so comparing two of these strings compares pointers. */
const once = (references: readonly string[]): readonly string[] =>
  Object.keys(Object.fromEntries(references.map((reference) => [reference, true])));

const SPACE_REFS = once(ALL_SPACES.map((space) => `space:${spaceId(space)}`));
const SPACES: ReadonlyMap<string, Space> = new Map(SPACE_REFS.map((reference, i) => [reference, i as Space]));
export const spaceRef = (space: Space): string => SPACE_REFS[space];
export const spaceReferred = (reference: string): Space | undefined => SPACES.get(reference);

const PIECE_REFS = once(PIECE_IDS.map((id) => `piece:${id}`));
export const pieceRef = (piece: Piece): string => PIECE_REFS[piece];
export const pieceReferred = (reference: string): Piece | undefined => PIECES[PIECE_REFS.indexOf(reference)];

const FACTION_REFS: Readonly<Record<Faction, string>> = {
  government: 'faction:government',
  farc: 'faction:farc',
  auc: 'faction:auc',
  cartels: 'faction:cartels',
};
export const factionRef = (faction: Faction): string => FACTION_REFS[faction];
export const factionReferred = (reference: string): Faction | undefined =>
  FACTIONS.find((faction) => FACTION_REFS[faction] === reference);
