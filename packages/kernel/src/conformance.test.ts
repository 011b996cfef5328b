import { describe, expect, it } from 'vitest';
import { shuffle } from './chance.js';
import type { Game } from './game.js';
import { message } from './messages.js';
import { conformanceChecks } from './testing/conformance.js';
import { toy } from './testing/toy.js';
import { SEATS, type Toy } from './testing/toy-position.js';

/** The hidden deck; under fog the other side's coins too. */
const checksOf = (game: Game<Toy>) =>
  conformanceChecks<Toy>({
    secrets: {
      game,
      change(p, viewer, chance) {
        p.deck = shuffle(chance, [...p.deck]);
        if (p.fog) for (const seat of SEATS) if (seat !== viewer) p.coins[seat] += 1;
      },
    },
    games: 12,
    secretGames: 12,
    every: 2,
  });

/** The names of the checks that a game fails, with what they say. */
function failuresOf(game: Game<Toy>): ReadonlyMap<string, string> {
  const failures = new Map<string, string>();
  for (const { name, check } of checksOf(game)) {
    try {
      check();
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
      failures.set(name, `${error instanceof Error ? error.message : error}: ${cause}`);
    }
  }
  return failures;
}

const ENDS = 'ends and replays from its record, over 12 games';
const PROPER = 'asks properly and keeps its invariants';
const OFFERS = 'carries out every option that it offers';
const UNDO = 'takes an answer back exactly, and the same answer leads on';
const RESUMES = 'goes on the same from a position that was written and read';
const PLAIN = 'shows each seat plain data';
const SECRETS = 'changes nothing that a seat can obtain when only what it may not see changes';
const COPIES = 'has copies that play on the original leaves as they are';
const BOTS = 'has bots that finish a game, and that remember nothing but their dice';

it.each(checksOf(toy))('the toy game, without a fault: $name', ({ check }) => check());

describe('a fault planted in the toy game is caught by the check that is named for it', () => {
  it('an undo that keeps the coins spent', () => {
    const clone = (p: Toy): Toy => ({ ...toy.clone(p), coins: p.coins });
    const failures = failuresOf({ ...toy, clone });
    expect(failures.get(UNDO)).toMatch(/undo of .* does not lead back|leads elsewhere/);
    expect(failures.get(COPIES)).toContain('read only property');
  });

  it('an option of a kind that the game does not declare', () => {
    expect(failuresOf({ ...toy, kinds: {} }).get(PROPER)).toContain('of a kind that is not declared');
  });

  it('an option whose id once meant something else', () => {
    const formerOptionIds = new Map([['number:0', 'hold']]);
    expect(failuresOf({ ...toy, formerOptionIds }).get(PROPER)).toContain('is the former id of something else');
  });

  it('a view that shows the top card of the deck', () => {
    const view: Game<Toy>['view'] = (p, seat) => ({ ...Object(toy.view(p, seat)), top: p.deck.at(-1) ?? 0 });
    expect([...failuresOf({ ...toy, view }).keys()]).toEqual([SECRETS]);
  });

  it('a bot’s position that shows the other side’s coins in the fog', () => {
    const redact: Game<Toy>['redact'] = (p, seat) => ({ ...toy.redact(p, seat), coins: { ...p.coins } });
    expect([...failuresOf({ ...toy, redact }).keys()]).toEqual([SECRETS]);
  });

  it('a word missing in one language', () => {
    const { 'log.takes': _, ...pl } = toy.messages.pl;
    const failures = failuresOf({ ...toy, messages: { ...toy.messages, pl } });
    expect([...failures.keys()]).toEqual(['has words for everything, in pl']);
    expect(failures.get('has words for everything, in pl')).toContain('no words for log.takes');
  });

  it('a field that a written position leaves out', () => {
    const writePosition: Game<Toy>['writePosition'] = (p) => {
      const { points: _, ...rest } = Object(toy.writePosition(p));
      return rest;
    };
    expect(failuresOf({ ...toy, writePosition }).get(RESUMES)).toContain('another future');
  });

  it('an invariant that a rule breaks', () => {
    const check = (p: Toy): void => {
      toy.check(p);
      if (p.holder.hill !== 'none') throw new Error('the hill is held');
    };
    expect(failuresOf({ ...toy, check }).get(PROPER)).toContain('the hill is held');
  });

  it('an option that cannot be carried out', () => {
    const play: Game<Toy>['play'] = function* (p) {
      const steps = toy.play(p);
      let step = steps.next();
      for (;;) {
        if (step.done) return step.value;
        const answer = yield step.value;
        if (Object.values(answer ?? {}).includes('hold') || answer === 'hold') throw new Error('nobody can hold');
        step = steps.next(answer);
      }
    };
    expect(failuresOf({ ...toy, play }).get(OFFERS)).toContain('hold');
  });

  it('a view that is not plain data', () => {
    const view: Game<Toy>['view'] = (p, seat) => ({ ...Object(toy.view(p, seat)), at: new Date(0) });
    expect([...failuresOf({ ...toy, view }).keys()]).toEqual([PLAIN]);
  });

  it('a result that ranks one seat only', () => {
    const play: Game<Toy>['play'] = function* (p) {
      const { ranking } = yield* toy.play(p);
      return { ranking: ranking.slice(0, 1), reason: message('result.points', { best: 0 }) };
    };
    expect(failuresOf({ ...toy, play }).get(ENDS)).toContain('the seats are');
  });

  it('a bot that remembers how often it was asked', () => {
    const bots: Game<Toy>['bots'] = {
      ...toy.bots,
      miser: () => {
        let asked = 0;
        return {
          answer: ({ decision }) => {
            const options = decision.options;
            return { option: options[asked++ % options.length] ?? '' };
          },
        };
      },
    };
    expect([...failuresOf({ ...toy, bots }).keys()]).toEqual([BOTS]);
  });
});
