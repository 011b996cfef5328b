import type { CardHalf } from './data/cards.js';
import type { SpaceId } from './data/spaces.js';
import type { ByFaction, Faction } from './factions.js';
import type { OperationId, SpecialId } from './operation.js';
import type { PieceId } from './pieces.js';
import type { CardAction, President, Rules, Step } from './position.js';
import type { Level } from './support.js';

/** The JSON that `view` returns. */
export type SpaceView = Readonly<Partial<Record<PieceId, number>>> & {
  /** Only in populated spaces. */
  readonly support?: Level;
  readonly terror?: number;
  readonly sabotage?: true;
  readonly zone?: true;
  /** During a propaganda round. */
  readonly control?: 'government' | 'farc';
};

export interface View {
  /** The settings of the match. */
  readonly rules: Rules;
  readonly step: Step;
  readonly acting?: Faction;
  /** Without spaces that have no pieces, level or markers. */
  readonly spaces: Readonly<Partial<Record<SpaceId, SpaceView>>>;
  readonly shipments?: readonly { readonly space: SpaceId; readonly guerrilla: PieceId }[];
  /** Countries that an event made a space. */
  readonly foreign?: readonly ('ecuador' | 'panama')[];
  readonly aucGone?: number;
  readonly resources: ByFaction<number>;
  readonly aid: number;
  readonly president: President;
  /** The last is the card in play. */
  readonly played: readonly number[];
  /** Coming cards that everyone has seen. */
  readonly upcoming: readonly number[];
  readonly cardsLeft: number;
  readonly propagandas: number;
  readonly eligible: readonly Faction[];
  readonly turn: {
    readonly order: readonly Faction[];
    readonly acted: readonly { readonly faction: Faction; readonly deed: CardAction }[];
    readonly barred?: readonly Faction[];
    readonly staying?: readonly Faction[];
  };
  readonly capabilities?: Readonly<Record<string, CardHalf>>;
  readonly momentum?: readonly { readonly card: number; readonly faction: Faction }[];
  /** Off the map: troops, police, `farc-guerrilla`, `farc-base` and so on. */
  readonly available: Readonly<Record<string, number>>;
  readonly availableShipments: number;
  readonly totalSupport: number;
  readonly totalOpposition: number;
  readonly oppositionPlusBases: number;
  readonly margins: ByFaction<number>;
  /** The operation being carried out, as pawns mark it on the board (3.1.1). */
  readonly underway?: UnderwayView;
}

export interface UnderwayView {
  readonly faction: Faction;
  readonly operation: OperationId;
  readonly limited: boolean;
  readonly free: boolean;
  /** A space was selected, or the flat cost paid: from now on the operation may end. */
  readonly begun: boolean;
  readonly maySpecial: boolean;
  /** The only spaces that may be selected, if not all. */
  readonly within?: readonly SpaceId[];
  readonly selected: readonly SpaceId[];
  readonly spent: number;
  readonly special?: SpecialId;
  readonly specialSpaces: readonly SpaceId[];
  /** Pieces that have moved and can't move again. */
  readonly moved?: readonly { readonly space: SpaceId; readonly piece: PieceId; readonly n: number }[];
}
