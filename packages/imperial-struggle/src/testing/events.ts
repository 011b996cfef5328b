import { ministry } from '../cabinet.js';
import { MINISTRIES } from '../data/ministries.js';
import { eventCard } from '../deck.js';
import { playEvent } from '../events/index.js';
import type { Pool, Position, Round } from '../position.js';
import type { Side } from '../sides.js';
import { type PositionFields, positionWith, type RunResult, roundOf, run } from './positions.js';

/** For tests: plays a card in a given position. */
export interface PlayedEvent extends RunResult<void> {
  readonly g: Position;
  readonly round: Round;
}

const TILES = { economic: 'e3-d2', diplomatic: 'd3-e2', military: 'm3-e2' } as const;

export function begun(
  side: Side,
  card: number,
  it: PositionFields = {},
): { readonly g: Position; readonly round: Round } {
  const turn = { succession: 1, empire: 3, revolution: 5 }[eventCard(card).era];
  const g = positionWith({ turn, ...it, hands: { ...it.hands, [side]: [card, ...(it.hands?.[side] ?? [])] } });
  const round = roundOf(g, side, TILES[eventCard(card).type ?? 'economic']);
  g.log = [];
  return { g, round };
}

export function played(
  side: Side,
  card: number,
  it: PositionFields = {},
  answers: readonly string[] = [],
): PlayedEvent {
  const { g, round } = begun(side, card, it);
  return { g, round, ...run(playEvent(g, round, card), answers) };
}

/** A cabinet that earns the card's bonus by its keyword. */
export function withKeyword(side: Side, card: number): Pick<PositionFields, 'cabinet'> {
  const condition = eventCard(card).bonus;
  if (condition?.kind !== 'keyword') throw new Error(`event ${card} wants no keyword`);
  const found = MINISTRIES.find((it) => it.side === side && it.keywords.includes(condition.keyword));
  if (!found) throw new Error(`nobody of ${side} has ${condition.keyword}`);
  return { cabinet: { [side]: [ministry(found.number).number] } };
}

export const eventPool = (type: Pool['type'], points: number, limit?: string): Pool => ({
  source: 'event',
  type,
  points,
  ...(limit === undefined ? {} : { limit }),
});
