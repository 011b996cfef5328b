import { CHECKPOINT, type Procedure } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../invariants.js';
import { ALLY, HARD, type Position, SOFT } from '../position.js';
import { questionInput } from '../questions.js';
import { usCard } from '../rules/phases.js';
import { occur, playCard } from '../rules/play-card.js';
import { alert } from '../rules/us/alert.js';
import { deploy } from '../rules/us/deploy.js';
import { disrupt } from '../rules/us/disrupt.js';
import { warOfIdeas } from '../rules/us/war-of-ideas.js';
import { at, type PositionFields, positionWith } from '../testing/positions.js';
import { answered } from '../testing/prompt-key.js';
import { redact } from '../view.js';
import { answerDecision } from './index.js';

/** The heuristic player answers for the US, the Jihadists take the first option; returns `question=answer`. */
function letIt(g: Position, procedure: Procedure<unknown>): string[] {
  const steps: string[] = [];
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    const own = decision.seat === 'us';
    const q = { ...questionInput(decision), g: redact(g, 'us') };
    const option = own ? answerDecision(q).option : q.options[0];
    expect(q.options).toContain(option);
    if (own) steps.push(answered(q.key, option));
    step = procedure.next({ [decision.seat]: option });
  }
  checkInvariants(g);
  return steps;
}

/** A cell far away, because without any cell the US wins (2.1.1). */
const FAR = { 'kenya-tanzania': { sleepers: 1, posture: 'soft' } } as const;
const setting = (it: PositionFields, dice: readonly number[] = [1, 1, 1, 1, 1, 1]): Position =>
  positionWith({ ...it, countries: { ...FAR, ...it.countries } }, {}, dice);

/** 3-Ops cards whose event can't occur: Pakistani Offensive, Mass Turnout. */
const PLAIN = [42, 40];

describe('steady, Alert (7.5)', () => {
  it('blocks a plot in the United States before anything else', () => {
    const g = setting({
      us: [42],
      countries: { 'united-states': { sleepers: 1, plots: [3] }, egypt: { governance: 'fair', alignment: 'ally' } },
    });
    expect(letIt(g, usCard(g))).toContain(answered('use', 'alert'));
    expect(g.plots).toEqual([]);
  });

  it('blocks the plot where troops would lose Prestige', () => {
    const g = setting({
      countries: {
        somalia: { governance: 'poor', sleepers: 1, plots: [1] },
        iraq: { governance: 'fair', alignment: 'ally', troops: 3, sleepers: 1, plots: [2] },
      },
    });
    expect(letIt(g, alert(g))[0]).toBe(answered('alert', 'space:iraq'));
  });

  it('leaves a plot alone that can do next to nothing', () => {
    const g = setting({
      us: [42],
      funding: 9,
      countries: {
        somalia: { governance: 'poor', sleepers: 1, plots: [1] },
        'gulf-states': { governance: 'fair', alignment: 'ally', aid: 1 },
      },
    });
    expect(letIt(g, usCard(g))).toContain(answered('use', 'war-of-ideas'));
  });
});

describe('steady, War of Ideas (7.2)', () => {
  const chosen = (it: PositionFields, ops = 3) => {
    const g = setting(it);
    return letIt(g, warOfIdeas(g, ops))[0];
  };

  it('wins over the Neutral country with more resources', () => {
    const countries = { egypt: { governance: 'fair' }, lebanon: { governance: 'fair' } } as const;
    expect(chosen({ countries })).toBe(answered('warOfIdeas', 'space:egypt'));
  });

  it('brings a Fair Ally with resources to Good', () => {
    const countries = {
      'gulf-states': { governance: 'fair', alignment: 'ally' },
      jordan: { governance: 'poor', alignment: 'ally' },
    } as const;
    expect(chosen({ countries })).toBe(answered('warOfIdeas', 'space:gulf-states'));
  });

  it('goes where Aid makes success likelier', () => {
    const countries = {
      egypt: { governance: 'poor', alignment: 'ally' },
      'saudi-arabia': { governance: 'poor', alignment: 'ally', aid: 1 },
    } as const;
    expect(chosen({ countries })).toBe(answered('warOfIdeas', 'space:saudi-arabia'));
  });

  it('takes the country that wins the game (2.1.1)', () => {
    const countries = {
      'gulf-states': { governance: 'good', alignment: 'ally' },
      'saudi-arabia': { governance: 'good', alignment: 'ally' },
      egypt: { governance: 'good', alignment: 'ally' },
      turkey: { governance: 'good', alignment: 'ally' },
      lebanon: { governance: 'fair', alignment: 'ally' },
      pakistan: { governance: 'fair' },
    } as const;
    expect(chosen({ countries })).toBe(answered('warOfIdeas', 'space:lebanon'));
  });

  it('with a card of 1 asks where the world is against it', () => {
    const countries = { france: { posture: 'hard' }, spain: { posture: 'soft' }, italy: { posture: 'soft' } } as const;
    expect(chosen({ posture: 'soft', countries }, 1)).toBe(answered('warOfIdeas', 'space:france'));
  });
});

describe('steady, Disrupt (7.4)', () => {
  const chosen = (it: PositionFields, ops = 3) => {
    const g = setting(it);
    return letIt(g, disrupt(g, ops));
  };

  it('goes where the next jihad may be a Major one (8.4.2)', () => {
    const countries = {
      morocco: { governance: 'poor', alignment: 'ally', active: 1 },
      pakistan: { governance: 'poor', alignment: 'ally', active: 4 },
    } as const;
    expect(chosen({ countries })[0]).toBe(answered('disrupt', 'space:pakistan'));
  });

  it('goes where troops bring Prestige with it (7.4.4)', () => {
    const countries = {
      jordan: { governance: 'poor', alignment: 'ally', sleepers: 1 },
      yemen: { governance: 'poor', alignment: 'ally', sleepers: 1, troops: 2 },
    } as const;
    expect(chosen({ countries })[0]).toBe(answered('disrupt', 'space:yemen'));
  });

  it('takes active cells first', () => {
    const countries = { yemen: { governance: 'poor', alignment: 'ally', sleepers: 2, active: 1 } } as const;
    expect(chosen({ countries })).toContain(answered('disrupt.cell', 'piece:active'));
  });
});

describe('steady, troops (7.3)', () => {
  it('holds the margin of a Regime Change (7.2.1.3)', () => {
    const g = setting({
      countries: { iraq: { governance: 'poor', alignment: 'ally', regimeChange: 'tan', troops: 6, active: 3 } },
    });
    letIt(g, deploy(g, 3));
    expect(g.troops[at('iraq')]).toBeGreaterThanOrEqual(8);
  });

  it('brings troops home from where they have nothing to do (5.2.8)', () => {
    const g = setting({
      countries: { 'gulf-states': { governance: 'good', alignment: 'ally', troops: 6 } },
    });
    expect(letIt(g, deploy(g, 1))[0]).toBe(answered('deploy.from', 'space:gulf-states'));
    expect(g.troops[at('gulf-states')]).toBeLessThanOrEqual(1);
  });

  it('changes the regime of a country under Islamist Rule when there are troops enough (7.3.4)', () => {
    const g = setting({
      us: [42],
      prestige: 9,
      countries: { 'saudi-arabia': { governance: 'islamist-rule', alignment: 'adversary', sleepers: 2 } },
    });
    expect(letIt(g, usCard(g))).toContain(answered('use', 'regime-change'));
    expect(g.troops[at('saudi-arabia')]).toBeGreaterThanOrEqual(6);
    expect(g.alignment[at('saudi-arabia')]).toBe(ALLY);
  });

  it('does not start a war for a weak cause (39 Libyan WMD)', () => {
    const g = setting({
      us: [39],
      prestige: 4,
      countries: {
        libya: { governance: 'fair', alignment: 'adversary', sleepers: 5 },
        france: { posture: 'soft' },
        spain: { posture: 'soft' },
      },
    });
    expect(letIt(g, occur(g, 39, 'us'))).toEqual([answered('event.regimeChange', 'no')]);
  });

  it('does not Withdraw from a country that it holds (7.3.5)', () => {
    const g = setting({
      us: [42],
      posture: 'soft',
      countries: { iraq: { governance: 'poor', alignment: 'ally', regimeChange: 'tan', troops: 8, active: 1 } },
    });
    expect(letIt(g, usCard(g))).not.toContain(answered('use', 'withdraw'));
  });
});

describe('steady, Reassessment (7.6)', () => {
  const world = (posture: 'soft' | 'hard') =>
    ({
      france: { posture },
      germany: { posture },
      spain: { posture },
      italy: { posture },
      benelux: { posture },
    }) as const;

  it('plays Reassessment when the world is against it', () => {
    const g = setting({ us: [...PLAIN, 2], countries: world('soft') });
    expect(letIt(g, usCard(g))).toContain(answered('use', 'reassessment'));
    expect(g.posture[at('united-states')]).toBe(SOFT);
  });

  it('does not while the world is with it', () => {
    const g = setting({ us: [...PLAIN, 2], countries: world('hard') });
    letIt(g, usCard(g));
    expect(g.posture[at('united-states')]).toBe(HARD);
  });
});

describe('steady, cards (6.0)', () => {
  it('plays an event that does more than an operation: 19 Kemalist Republic', () => {
    const g = setting({ us: [19, 42], countries: { turkey: { governance: 'poor', alignment: 'adversary' } } });
    expect(letIt(g, usCard(g)).slice(0, 2)).toEqual([answered('play', 'card:19'), answered('use', 'event')]);
  });

  it('keeps an event of the Jihadists that would do harm, and plays the one that cannot occur (6.3.2)', () => {
    const g = setting({ us: [89, 92], countries: { 'united-states': { sleepers: 1 }, egypt: { governance: 'fair' } } });
    expect(letIt(g, usCard(g))[0]).toBe(answered('play', 'card:92'));
  });

  it('throws its last card away rather than do itself harm (5.2.4)', () => {
    const g = setting({ us: [89], countries: { 'united-states': { sleepers: 1 } } });
    expect(letIt(g, usCard(g))).toEqual([answered('play', 'discard')]);
  });

  it('lets an event come first that an operation can answer (6.3.2.1)', () => {
    const g = setting({
      us: [80],
      countries: { pakistan: { governance: 'poor', alignment: 'ally', regimeChange: 'tan', troops: 2, active: 2 } },
    });
    expect(letIt(g, playCard(g, 'us', 80))).toContain(answered('order', 'event-first'));
  });

  it('does its operation before the Jihadists take Prestige away (6.3.2.1)', () => {
    const g = setting({ us: [63, 42], countries: { egypt: { governance: 'fair', alignment: 'ally' } } });
    expect(letIt(g, playCard(g, 'us', 63))).toContain(answered('order', 'operation-first'));
  });

  it('spends Reserves to reach a Poor country (6.3.3.1)', () => {
    const g = setting({
      us: [12, 42],
      funding: 1,
      reserves: { us: 1 },
      countries: { 'saudi-arabia': { governance: 'poor', alignment: 'ally', aid: 2 } },
    });
    const steps = letIt(g, playCard(g, 'us', 12));
    expect(steps).toContain(answered('warOfIdeas', 'space:saudi-arabia'));
    expect(g.reserves.us).toBe(0);
  });

  it('gives other countries its own posture: 16 Euro-Islam', () => {
    const g = setting({ posture: 'soft' });
    expect(letIt(g, occur(g, 16, 'us'))).toEqual([answered('event.posture', 'soft')]);
  });

  it('takes the cell that threatens most: 23 Predator', () => {
    const g = setting({
      countries: {
        morocco: { governance: 'good', sleepers: 1 },
        pakistan: { governance: 'poor', sleepers: 4 },
      },
    });
    expect(letIt(g, occur(g, 23, 'us'))[0]).toBe(answered('event.country', 'space:pakistan'));
  });
});
