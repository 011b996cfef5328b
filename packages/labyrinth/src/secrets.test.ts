import { type Match, newMatch, preview, type Settings } from '@sandtable/kernel';
import { keepsAllSecrets } from '@sandtable/kernel/testing';
import { describe, expect, it } from 'vitest';
import { labyrinth } from './index.js';
import type { Position } from './position.js';
import { type PositionFields, positionWith } from './testing/positions.js';
import { promptKey } from './testing/prompt-key.js';
import { secrets } from './testing/secrets.js';

/** The full form is `npm run test:secrets`. */
const full = process.env.SANDTABLE_SECRETS === 'full';

const matchOf = (it: PositionFields, settings: Settings = {}, dice: readonly number[] = []): Match<Position> =>
  newMatch({ ...labyrinth, setup: () => positionWith(it, settings, dice) }, { seed: 'secret', settings });

function answered(match: Match<Position>, ...answers: readonly string[]): Match<Position> {
  for (const answer of answers) match.choose(answer);
  return match;
}
const askedKeys = (match: Match<Position>): string[] => match.pending().map(({ prompt }) => prompt.key);

/** Cells enough for nobody to have won. */
const elsewhere = { yemen: { governance: 'poor', sleepers: 3 }, spain: { posture: 'soft' } } as const;

describe('5.3.2, 8.5.2, 9.2 What a side may not know', () => {
  it('changes nothing that it can obtain, over whole games', () => {
    const report = keepsAllSecrets(secrets, full ? 240 : 9, full ? 'full' : 'short', full ? console.log : undefined);
    expect(report.differed).toBeGreaterThan(full ? 4000 : 100);
    expect(report.compared).toBeGreaterThan(full ? 60_000 : 1000);
    expect(report.undone).toBeGreaterThan(100);
  });
});

describe('9.2 In the solitaire game, the card on top of the Jihadists’ stack', () => {
  const last = () =>
    answered(
      matchOf({ countries: elsewhere, us: [11, 13], jihadist: [50, 87], played: 1 }, { solitaire: 'yes' }),
      'card:11',
    );
  it('is not shown by a preview of the last act of the US', () => {
    expect(preview(last(), 'reserves', 'us')).toBeUndefined();
  });
  it('leaves no way back once it has been turned', () => {
    const match = answered(last(), 'reserves');
    expect(match.position.playing).toEqual([87]);
    expect(match.canUndo('us')).toBe(false);
  });
});

describe('59 Amerithrax', () => {
  const playing = (us: readonly number[]) =>
    answered(matchOf({ countries: elsewhere, step: 'jihadist', us, jihadist: [59, 87] }), 'card:59');
  it.each([
    ['one card of the highest value', [1, 17]],
    ['two', [5, 17]],
    ['no card of the US', [98, 99]],
  ])('a preview shows nothing of a hand with %s, and there is no way back', (_, us) => {
    const match = playing(us);
    expect(preview(match, 'event', 'jihadist')).toBeUndefined();
    expect(answered(match, 'event').canUndo('jihadist')).toBe(false);
  });
  it('the US is asked even if it has no choice', () => {
    const match = answered(playing([1, 17]), 'event');
    expect(askedKeys(match)).toEqual([promptKey('event.discard')]);
    expect(match.decision('us')?.options).toHaveLength(1);
  });
});

describe('8.5.6 Two hidden plots in one country', () => {
  const before = (plots: readonly (1 | 2 | 3)[]) =>
    answered(
      matchOf({
        countries: { ...elsewhere, canada: { posture: 'soft', plots } },
        us: [11, 13],
        jihadist: [50],
        played: 1,
      }),
      'card:11',
    );
  it('look the same in a preview, whether they are of one kind or not', () => {
    const [alike, unlike] = [before([1, 1]), before([1, 2])].map((match) => preview(match, 'reserves', 'us'));
    expect(alike).toBeDefined();
    expect(alike).toEqual(unlike);
  });
  it('are asked about, even if they are alike', () => {
    for (const plots of [
      [1, 1],
      [1, 2],
    ] as const) {
      expect(askedKeys(answered(before(plots), 'reserves'))).toEqual([promptKey('plots.which')]);
    }
  });
});

describe('Choices made from hidden things are asked for even if there is only one answer', () => {
  it('7.6.2 the second card of a Reassessment', () => {
    const match = answered(
      matchOf({ countries: elsewhere, us: [43, 32, 11], jihadist: [50] }),
      'card:43',
      'reassessment',
    );
    expect(askedKeys(match)).toEqual([promptKey('reassessment')]);
    expect(match.decision('us')?.options).toEqual(['card:32']);
  });
  it('8.5.2 the kind of a plot', () => {
    const countries = { ...elsewhere, canada: { posture: 'soft', active: 1 } } as const;
    const match = matchOf({ countries, step: 'jihadist', us: [11], jihadist: [50, 87] }, {}, [1]);
    answered(match, 'card:50', 'plot', 'space:canada');
    expect(askedKeys(match)).toEqual([promptKey('plot.kind')]);
    expect(match.decision('jihadist')?.options).toEqual(['plot:1']);
  });
  it('99 the only card of the US, which the Jihadist does not see in a preview', () => {
    const match = matchOf({ countries: elsewhere, step: 'us', us: [99, 11], jihadist: [50] });
    answered(match, 'card:99', 'event');
    expect(askedKeys(match)).toEqual([promptKey('event.discard')]);
  });
});

describe('32 Back Channel', () => {
  it.each([
    ['holds', [1, 14]],
    ['does not hold', [43, 14]],
  ])('used by the Jihadist, cannot be taken back once it is known that the US %s a card for it', (_, us) => {
    const countries = { ...elsewhere, libya: { governance: 'poor', alignment: 'adversary' } } as const;
    const match = matchOf({ countries, posture: 'soft', step: 'jihadist', us, jihadist: [32, 50] });
    answered(match, 'card:32', 'recruit', 'event-first');
    expect(match.canUndo('jihadist')).toBe(false);
  });
});

describe('steady', () => {
  it('7.6 does not say why it plays a card: that would reveal the rest of its hand', () => {
    const match = matchOf({ countries: elsewhere, us: [43, 32, 11], jihadist: [50] });
    const [decision] = match.pending();
    const bot = labyrinth.bots.steady('us', 'secret');
    const answer = bot.answer({ decision, seat: 'us', position: () => labyrinth.redact(match.position, 'us') });
    expect(answer.reason).toBeUndefined();
  });
});
