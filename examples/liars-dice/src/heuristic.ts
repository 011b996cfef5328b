import { type BotFactory, message } from '@sandtable/kernel';
import { allDice, COVERED, type Position, SEATS } from './position.js';
import { bidRef, DOUBT, higherBids } from './rules.js';

/** Bids as many dice as it expects, and doubts a higher bid. It uses only what its seat may see. */
export const steady: BotFactory<Position> = (seat) => ({
  answer({ position }) {
    const p = position();
    const side = SEATS.find((it) => it === seat) ?? 'north';
    const covered = allDice(p).filter((die) => die === COVERED).length;
    const expected = (face: number): number => {
      const own = p.dice[side].filter((die) => die === face || (p.wild && die === 1)).length;
      return own + (covered * (p.wild && face > 1 ? 2 : 1)) / 6;
    };
    const likely = higherBids(p).find(({ count, face }) => count <= expected(face));
    if (likely) return { option: bidRef(likely), reason: message('because.likely', { bid: bidRef(likely) }) };
    const [lowest] = higherBids(p);
    if (p.bid) return { option: DOUBT, reason: message('because.unlikely', { bid: bidRef(p.bid) }) };
    if (!lowest) throw new Error('a first bid is always possible');
    return { option: bidRef(lowest) };
  },
});
