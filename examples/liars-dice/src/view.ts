import { Fields, InputError, type Json, type TextTable } from '@sandtable/kernel';
import { type Bid, COVERED, clone, FACES, type Position, SEATS, STEPS } from './position.js';
import { bidRef } from './rules.js';

/** A copy in which the other side's dice are covered. */
export function redact(p: Position, viewer: string): Position {
  const redacted = clone(p);
  const dice = (seat: 'north' | 'south') => (seat === viewer ? p.dice[seat] : p.dice[seat].map(() => COVERED));
  redacted.dice = { north: dice('north'), south: dice('south') };
  return redacted;
}

/** The position as JSON. The dice are called `cups`, because the kernel writes scripted dice to the field `dice`. */
export const writePosition = ({ step, turn, bid, dice }: Position) => ({
  step,
  turn,
  bid: bid ? { count: bid.count, face: bid.face } : null,
  cups: { north: [...dice.north], south: [...dice.south] },
});

/** A position from JSON. Missing fields stay as in `base`. */
export function readPosition(json: Json, base: Position): Position {
  const fields = Fields.of(json, '', ['step', 'turn', 'bid', 'cups']);
  const given = Fields.of(fields.raw('cups') ?? {}, 'cups', SEATS);
  const dice = (seat: 'north' | 'south') => given.list(seat)?.map((die) => readDie(die, seat)) ?? base.dice[seat];
  return {
    ...clone(base),
    step: fields.word('step', STEPS) ?? base.step,
    turn: fields.word('turn', SEATS) ?? base.turn,
    bid: fields.has('bid') ? readBid(fields.raw('bid') ?? null) : base.bid,
    dice: { north: dice('north'), south: dice('south') },
  };
}

function readDie(json: Json, seat: string): number {
  const known = [COVERED, ...FACES].find((face) => face === json);
  if (known === undefined) throw new InputError('error.note.number', { where: `cups.${seat}`, least: 0, most: 6 });
  return known;
}

function readBid(json: Json): Bid | undefined {
  if (json === null) return undefined;
  const fields = Fields.of(json, 'bid', ['count', 'face']);
  return { count: fields.number('count', 1, 10) ?? 1, face: fields.number('face', 1, 6) ?? 1 };
}

/** Invariants of every position. */
export function check({ dice, bid, step }: Position): void {
  const all = [...dice.north, ...dice.south];
  if (all.some((die) => die < COVERED || die > 6)) throw new Error(`a die shows ${all}`);
  if (step === 'bid' && bid && bid.count > all.length) throw new Error(`a bid of ${bid.count} with ${all.length} dice`);
}

/** The position as a table for terminals. */
export const tables = (p: Position): readonly TextTable[] => [
  {
    title: p.bid ? { key: 'table.lastBid', params: { bid: bidRef(p.bid) } } : { key: 'table.noBid' },
    head: [{ key: 'table.side' }, { key: 'table.dice' }],
    rows: SEATS.map((seat) => [`seat:${seat}`, p.dice[seat].map((die) => (die === COVERED ? '?' : die)).join(' ')]),
  },
];
