import { describe, expect, it } from 'vitest';
import { isPropaganda } from '../data/cards.js';
import { answer, matchAt, standard } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { allowedActionsOf, isLastEvent } from './sequence.js';

const options = (match: ReturnType<typeof matchAt>) => match.decision()?.options;
/** Everybody declines whatever can be declined until the given step or the end. */
function idleUntil(match: ReturnType<typeof matchAt>, step: string) {
  while (!match.result && match.position.step !== step) {
    const offered = options(match) ?? [];
    const calm = ['no', 'done', 'pass', 'six-resources'].find((word) => offered.includes(word)) ?? offered[0];
    answer(match, calm);
  }
  return match;
}

describe('2.3.9 Last event card', () => {
  const LAST = { card: 60, next: 76, propagandas: 3 };

  it('is the one right before the final propaganda', () => {
    expect(isLastEvent(standard(LAST))).toBe(true);
    expect(isLastEvent(standard({ ...LAST, next: 75, propagandas: 2 }))).toBe(false);
    expect(isLastEvent(standard({ ...LAST, next: 2 }))).toBe(false);
  });

  it('lets every operation be limited only, without special activity, and neither March nor Sweep', () => {
    const match = matchAt(LAST);
    expect(match.decision()?.prompt.key).toBe(promptKey('act.first.limited'));
    expect(options(match)).toEqual(['rally', 'attack', 'terror', 'event', 'pass']);
    answer(match, 'rally');
    expect(options(match)).not.toContain('process');
    answer(match, 'space:cali', 'guerrillas', 'number:1');
    expect(match.decision()?.seat).toBe('government');
    expect(options(match)).toEqual(['train', 'patrol', 'pass']);
  });

  it('leaves only a limited operation to the 2nd eligible after an event', () => {
    const match = answer(matchAt({ ...LAST, card: 1 }), 'event', 'unshaded');
    expect(match.decision()?.prompt.key).toBe(promptKey('act.second.limited'));
    expect(options(match)).toEqual(['rally', 'attack', 'terror', 'pass']);
  });

  it('is seen although another propaganda comes between (R2)', () => {
    const g = standard({ played: [1], deck: [75, 76], propagandas: 2 });
    expect(isLastEvent(g)).toBe(true);
    expect(allowedActionsOf(g, 'government').terms).toEqual({ limited: true, special: false });
    expect(isLastEvent(standard({ played: [1], deck: [75, 2, 76], propagandas: 2 }))).toBe(false);
  });

  it('comes before the third propaganda in the short game', () => {
    expect(isLastEvent(standard({ ...LAST, next: 75, propagandas: 2 }, { length: 'short' }))).toBe(true);
    expect(isLastEvent(standard({ ...LAST, next: 74, propagandas: 1 }, { length: 'short' }))).toBe(false);
  });

  it('is ignored without reveal (2.2)', () => {
    const match = matchAt(LAST, { reveal: 'no' });
    expect(match.decision()?.prompt.key).toBe(promptKey('act.first'));
    expect(options(match)).toEqual(['rally', 'march', 'attack', 'terror', 'event', 'pass']);
    answer(match, 'rally');
    expect(options(match)).toContain('process');
  });

  it('holds under options A and B too', () => {
    for (const eligibility of ['A', 'B']) expect(isLastEvent(standard(LAST, { eligibility }))).toBe(true);
  });
});

describe('2.4 Propaganda card', () => {
  it('brings a propaganda round (6.0), then the next card', () => {
    const match = matchAt({ card: 60, next: 73 });
    answer(match, 'pass', 'pass', 'pass', 'pass');
    expect(match.log.map((entry) => entry.key)).toContain('log.phase.victory');
    idleUntil(match, 'act');
    expect(match.position.propagandas).toBe(1);
    expect(match.position.turned).toBe(3);
    expect(match.log.map((entry) => entry.key)).toContain('log.phase.reset');
  });
});

describe('2.4.1 Final propaganda', () => {
  it('is the fourth: the game ends after its round, Redeploy and Reset left out (R35)', () => {
    const match = idleUntil(matchAt({ card: 76 }), 'never');
    expect(match.result?.reason.key).toBe('result.final');
    const told = match.log.map((entry) => entry.key);
    expect(told).toContain('log.phase.support');
    expect(told).not.toContain('log.phase.redeploy');
    expect(told).not.toContain('log.phase.reset');
  });

  it('is the third in the short game', () => {
    const match = idleUntil(matchAt({ card: 75 }, { length: 'short' }), 'never');
    expect(match.result?.reason.key).toBe('result.final');
    expect(match.position.propagandas).toBe(3);
  });

  it('is not the third in the long one', () => {
    const match = idleUntil(matchAt({ card: 75, next: 60 }), 'act');
    expect(match.result).toBeUndefined();
    expect(match.position.turned).toBe(2);
  });

  it('still looks for a victory first (6.1)', () => {
    const spaces = { cesar: { support: 'active-support' }, antioquia: { support: 'active-support' } };
    const match = matchAt({ card: 76, spaces: { ...spaces, cali: { support: 'active-support' } } });
    expect(match.result?.reason.key).toBe('result.victory');
  });
});

describe('6.0 Propaganda rounds in a row', () => {
  it('are never held: the second card of two goes by without a round (R1)', () => {
    const match = matchAt({ played: [60, 73], deck: [74, 1, 75, 76] });
    idleUntil(match, 'act');
    expect(match.position.propagandas).toBe(2);
    expect(match.position.turned).toBe(4);
    expect(match.log.filter((entry) => entry.key === 'log.phase.victory')).toHaveLength(1);
    expect(match.log.map((entry) => entry.key)).toContain('log.noRound');
  });

  it('end the game at once if the second card is the final one, by 7.3 (T22)', () => {
    const match = idleUntil(matchAt({ played: [60, 73, 1, 74, 2, 75], deck: [76] }), 'never');
    expect(match.result?.reason.key).toBe('result.final');
    // The third round was not final: it ran to its Reset.
    expect(match.log.filter((entry) => entry.key === 'log.phase.reset')).toHaveLength(1);
  });

  it('end the game at once even where the final margins would have met a condition in 6.1', () => {
    const cartels = { resources: { cartels: 41 } };
    const match = matchAt({ played: [60, 73, 1, 74, 2, 75], deck: [76], step: 'card', roundJustRun: true, ...cartels });
    expect(match.result?.reason.key).toBe('result.final');
  });

  it('are three cards in a row with one round', () => {
    const match = idleUntil(matchAt({ played: [60, 73], deck: [74, 75, 1, 76] }), 'act');
    expect(match.position.propagandas).toBe(3);
    expect(match.log.filter((entry) => entry.key === 'log.noRound')).toHaveLength(2);
  });

  it('are not in a row with an event between', () => {
    const match = matchAt({ played: [60, 73], deck: [1, 74, 2, 75, 3, 76] });
    idleUntil(match, 'act');
    answer(match, 'pass', 'pass', 'pass', 'pass');
    expect(match.log.filter((entry) => entry.key === 'log.phase.victory')).toHaveLength(2);
  });

  it('come up in every deck with its propagandas in order', () => {
    const g = standard({ card: 75 });
    expect(g.propagandas).toBe(3);
    expect(g.deck.slice(1).filter(isPropaganda)).toEqual([76]);
  });
});
