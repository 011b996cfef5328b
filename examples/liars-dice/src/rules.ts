import {
  CHECKPOINT,
  choose,
  decision,
  log,
  message,
  type Procedure,
  type Result,
  reveal,
  roll,
} from '@sandtable/kernel';
import { allDice, type Bid, FACES, other, type Position, SEATS, type Seat } from './position.js';

/** Liar's Dice for two, an old bluffing game. The rule numbers are those of docs/adding-a-game.md. */

export const DOUBT = 'doubt';
export const bidRef = ({ count, face }: Bid): string => `bid:${count}x${face}`;

/** 1: both roll their dice under a cup; each looks at their own. */
function rollDice(p: Position): void {
  const rolled = (seat: Seat) => p.dice[seat].map(() => roll(p.chance)).sort();
  p.dice = { north: rolled('north'), south: rolled('south') };
  p.bid = undefined;
  p.step = 'bid';
  log(p, 'log.roll', { north: p.dice.north.length, south: p.dice.south.length });
}

/** 2: a bid is higher if it names more dice, or as many of a higher face. */
export const isHigher = (bid: Bid, than: Bid | undefined): boolean =>
  !than || bid.count > than.count || (bid.count === than.count && bid.face > than.face);

export const higherBids = (p: Position): Bid[] =>
  allDice(p)
    .flatMap((_, i) => FACES.map((face) => ({ count: i + 1, face })))
    .filter((bid) => isHigher(bid, p.bid));

/** 2: whoever's turn it is bids higher, or doubts the last bid. */
function* bidOrDoubt(p: Position): Procedure {
  const seat = p.turn;
  const { bid: last } = p;
  const bids = higherBids(p);
  const prompt = last ? message('ask.answer', { bid: bidRef(last) }) : message('ask.bid');
  const options = () => [...bids.map(bidRef), ...(last ? [DOUBT] : [])];
  const answer = yield* choose(decision(seat, prompt, '2', options));
  const bid = bids.find((it) => bidRef(it) === answer);
  if (bid) {
    p.bid = bid;
    p.turn = other(seat);
    log(p, 'log.bid', { seat: `seat:${seat}`, bid: bidRef(bid) });
  } else if (last) doubt(p, seat, last);
}

/** 3: all dice are shown. If there are as many as the bid said, the doubter loses a die, otherwise the bidder. */
function doubt(p: Position, seat: Seat, bid: Bid): void {
  reveal(p.chance, 'everybody');
  const found = allDice(p).filter((die) => die === bid.face || (p.wild && die === 1)).length;
  const loser = found >= bid.count ? seat : other(seat);
  for (const side of SEATS) log(p, 'log.shows', { seat: `seat:${side}`, dice: p.dice[side].join(' ') });
  log(p, 'log.doubt', { seat: `seat:${seat}`, bid: bidRef(bid), found, loser: `seat:${loser}` });
  p.dice = { ...p.dice, [loser]: p.dice[loser].slice(1) };
  p.turn = loser;
  p.step = 'roll';
}

/** 4: whoever has no dice left has lost. */
export function* play(p: Position): Procedure<Result> {
  for (;;) {
    yield CHECKPOINT;
    const loser = SEATS.find((seat) => p.dice[seat].length === 0);
    if (loser) return resultOf(p, loser);
    switch (p.step) {
      case 'roll':
        rollDice(p);
        break;
      case 'bid':
        yield* bidOrDoubt(p);
        break;
    }
  }
}

function resultOf(p: Position, loser: Seat): Result {
  const winner = other(loser);
  return {
    ranking: [
      { seat: winner, place: 1, score: p.dice[winner].length },
      { seat: loser, place: 2, score: 0 },
    ],
    reason: message('result.dice', { seat: `seat:${winner}`, left: p.dice[winner].length }),
  };
}
