import {
  byKey,
  type Format,
  fieldDeclarations,
  integer,
  type Json,
  list,
  objectOf,
  positionFormat,
  type TextTable,
  type ViewOf,
  word,
} from '@sandtable/kernel';
import { type Bid, COVERED, clone, FACES, type Position, SEATS, STEPS } from './position.js';
import { bidRef } from './rules.js';

const MAX_DICE = 10;
const cups = byKey(SEATS, list(integer(COVERED, FACES.length)));
const someBid = objectOf({ count: integer(1, MAX_DICE), face: integer(1, FACES.length) }, { count: 1, face: 1 });
const bid: Format<Bid | undefined, { readonly count: number; readonly face: number } | null> = {
  write: (it) => (it ? someBid.write(it) : null),
  read: (json, at) => (json === null ? undefined : someBid.read(json, at)),
};

const { open } = fieldDeclarations<Position>();

/** Every field of a position, once: how it is written as JSON, and what is blank for whom. The compiler names a forgotten one. */
const FORMAT = positionFormat<Position>()({
  step: open('step', word(STEPS)),
  turn: open('turn', word(SEATS)),
  bid: open('bid', bid),
  /** Called `cups`, because the kernel writes scripted dice to the field `dice`. */
  cups: {
    of: ['dice'],
    in: 'both',
    write: ({ dice }) => cups.write(dice),
    read(p, json, at) {
      p.dice = cups.read(json, at, p.dice);
    },
    hide(seen, viewer) {
      const dice = (seat: 'north' | 'south') =>
        seat === viewer ? seen.dice[seat] : seen.dice[seat].map(() => COVERED);
      seen.dice = { north: dice('north'), south: dice('south') };
    },
  },
  /** A setting of the match, which the kernel writes. */
  wild: { of: ['wild'], in: 'nowhere', write: () => undefined },
});

/** What a seat may see, for boards. A covered die is 0. */
export type View = ViewOf<typeof FORMAT>;

/** A copy in which the other side's dice are covered. */
export const redact = (p: Position, viewer: string): Position => FORMAT.hide(clone(p), viewer);

export const view = (p: Position, viewer: string): View => FORMAT.writeView(redact(p, viewer), viewer);

export const writePosition = FORMAT.writeFile;

/** A position from JSON. Missing fields stay as in `base`. */
export function readPosition(json: Json, base: Position): Position {
  const p = clone(base);
  FORMAT.openFile(json).readRest(p);
  return p;
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
