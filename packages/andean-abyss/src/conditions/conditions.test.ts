import { type DecisionView, type Match, newMatch, playBots, type Settings, seatBots } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { andeanAbyss as game } from '../index.js';
import { ALL_SPACES, type Space } from '../map.js';
import type { Position } from '../position.js';
import { spaceQuestionOf } from '../questions.js';
import { spaceRef } from '../references.js';
import { conditionsFromView } from './from-view.js';
import { conditions } from './index.js';

const GAMES: readonly { readonly options: Settings; readonly games: number }[] = [
  { options: {}, games: 10 },
  { options: { edition: '2', council: 'space' }, games: 4 },
  { options: { players: '3', eligibility: 'B' }, games: 4 },
  { options: { players: '2', deployment: 'open' }, games: 4 },
  { options: { nonplayers: 'farc+auc+cartels' }, games: 4 },
  { options: { nonplayers: 'auc+cartels' }, games: 3 },
];

/** Every question that offers spaces declares its needs. */
function asksForSpace(asked: DecisionView): boolean {
  if (spaceQuestionOf(asked) !== undefined) return true;
  expect(
    asked.options.filter((option) => option.startsWith('space:')),
    asked.prompt.key,
  ).toEqual([]);
  return false;
}

/** Plays a whole game and checks every question that asks for a space. */
function play(settings: Settings, seed: string, look: (match: Match<Position>, asked: DecisionView) => void): void {
  const match = newMatch(game, { seed, settings });
  const nobody = settings['nonplayers'] ?? '';
  const sitting = match.seats.map((seat) => {
    if (nobody === '') return [seat, 'random'];
    return [seat, nobody.includes(seat) ? 'nonplayer' : seat === 'government' ? 'steady' : 'random'];
  });
  const see = () => {
    for (const asked of match.pending()) if (asksForSpace(asked)) look(match, asked);
  };
  see();
  playBots(match, seatBots(game, match.seats, Object.fromEntries(sitting), seed), see);
}

/** Conditions that stand for what the rules remember of the spaces themselves. */
const REMEMBERED = ['need.unsearched', 'need.unstruck', 'need.notDrawnOn', 'need.settled'];

/** Log messages since the last checkpoint. */
function recently(match: Match<Position>, marks: Map<number, number>): Match<Position>['log'] {
  const checkpoint = match.checkpoints.at(-1) ?? 0;
  if (!marks.has(checkpoint)) marks.set(checkpoint, match.log.length);
  return match.log.slice(marks.get(checkpoint));
}

describe.each(GAMES)('why a space can or cannot be chosen: $options', ({ options, games }) => {
  it('all conditions of an offered space hold; at least one of a space that is not offered does not', () => {
    let looked = 0;
    for (let n = 0; n < games; n++) {
      const marks = new Map<number, number>();
      play(options, `conditions ${n}`, (match, asked) => {
        looked++;
        const happened = recently(match, marks);
        const wrong = (space: Space): string | undefined => {
          const reference = spaceRef(space);
          const failing = conditions(match.position, asked, space).filter(({ holds }) => !holds);
          const [first] = failing;
          if (asked.options.includes(reference)) return first && `${reference} is offered, but ${first.text.key}`;
          if (first === undefined) return `${reference} is not offered for no reason`;
          if (!REMEMBERED.includes(first.text.key)) return undefined;
          const named = happened.some(({ params }) => Object.values(params ?? {}).includes(reference));
          return named ? undefined : `${reference} is not offered, and nothing has happened there`;
        };
        // One assertion per question: one per space took most of the test's time.
        expect(
          ALL_SPACES.flatMap((space) => wrong(space) ?? []),
          asked.prompt.key,
        ).toEqual([]);
      });
    }
    expect(looked).toBeGreaterThan(100 * games);
  });

  it('a view gives the same conditions as the position', () => {
    let looked = 0;
    play(options, 'conditions seen', (match, asked) => {
      if (looked++ % 5 > 0) return;
      const view = match.view('observer');
      expect(ALL_SPACES.map((space) => conditionsFromView(view, asked, spaceRef(space)))).toEqual(
        ALL_SPACES.map((space) => conditions(match.position, asked, space)),
      );
    });
    expect(looked).toBeGreaterThan(100);
  });
});
