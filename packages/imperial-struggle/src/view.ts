import type { Json } from '@sandtable/kernel';
import { REGIONS } from './map.js';
import { clone, type Deployed, type Minister, type Position } from './position.js';
import { writeSituation } from './position-json/write.js';
import { writeRound } from './round-json.js';
import { other, SIDES, type Side } from './sides.js';
import { availableDebt } from './treasury.js';

const isSide = (seat: string): seat is Side => seat === 'britain' || seat === 'france';

const HIDDEN = -1;
const FACE_DOWN: Minister = { card: 0, revealed: false };
const hide = (tiles: readonly number[]): number[] => tiles.map(() => HIDDEN);

/** 7.1: the tiles of a theater are face up from its resolution until the end of the war. */
const isOpenTheater = (g: Position, theater: number): boolean =>
  g.step === 'after-war' || (g.step === 'war' && theater <= g.theater);

/** A copy without what the seat may not see: the other hand, piles, face-down Ministries, war tiles, coming Awards. */
export function redact(g: Position, seat: string): Position {
  const seen = clone(g);
  seen.draw.fill(0);
  seen.stack.sort((a, b) => a - b);
  seen.awards = { ...g.awards };
  for (const region of REGIONS) {
    const [now, ...later] = g.awards[region];
    seen.awards = { ...seen.awards, [region]: now === undefined ? [] : [now, ...hide(later)] };
  }
  for (const side of SIDES) if (side !== seat) hideSide(g, seen, side);
  if (isSide(seat)) {
    seen.basicPool[seat].sort((a, b) => a - b);
    seen.bonusPool[seat].sort((a, b) => a - b);
  }
  seen.chance.state.fill(1);
  seen.chance.scriptedDice.length = 0;
  return seen;
}

function hideSide(g: Position, seen: Position, side: Side): void {
  seen.hands[side].fill(0);
  seen.basicPool[side].fill(HIDDEN);
  seen.bonusPool[side].fill(HIDDEN);
  // 4.1.7: while both sides choose for an era, even the number that the other has chosen is hidden.
  const known =
    g.step === 'ministries' && g.turn % 2 === 1 ? g.cabinet[side].filter(({ revealed }) => revealed) : g.cabinet[side];
  // Face-up cards first: their order would reveal which of the two was chosen first.
  const cabinet = [
    ...known.filter(({ revealed }) => revealed).sort((a, b) => a.card - b.card),
    ...known.filter(({ revealed }) => !revealed).map(() => FACE_DOWN),
  ];
  seen.cabinet = { ...seen.cabinet, [side]: cabinet };
  const display = g.display[side].map(
    (it, theater): Deployed => (isOpenTheater(g, theater) ? it : { basic: hide(it.basic), bonus: hide(it.bonus) }),
  );
  seen.display = { ...seen.display, [side]: display };
}

/** Makes the JSON that `View` describes. */
export function view(g: Position, seat: string): Json {
  const seen = redact(g, seat);
  const { round } = g;
  return {
    ...writeSituation(seen),
    rules: { ...g.rules },
    ...(isSide(seat) ? { hand: seen.hands[seat].slice() } : {}),
    handSizes: { britain: g.hands.britain.length, france: g.hands.france.length },
    cardsLeft: g.draw.length,
    acting: round ? round.side : g.rounds % 2 === 0 ? g.first : other(g.first),
    ...(round ? { round: writeRound(g, round) } : {}),
    availableDebt: { britain: availableDebt(g, 'britain'), france: availableDebt(g, 'france') },
    holders: g.holders.slice(),
  };
}
