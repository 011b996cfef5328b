import { LANGUAGES, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { labyrinth } from '../index.js';
import { HARD, SOFT } from '../position.js';
import { usesOfCard } from '../testing/events.js';
import { at, type CountryFields, logged, type PositionFields, positionWith, run } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { playCard, usesOf } from './play-card.js';

const US = at('united-states');
const CELL: PositionFields['countries'] = { spain: { posture: 'soft', sleepers: 2 } };
const board = (it: PositionFields, dice: number[] = []) =>
  positionWith({ ...it, countries: { ...CELL, ...it.countries } }, {}, dice);
const keys = (asked: readonly { prompt: { key: string } }[]) => asked.map(({ prompt }) => prompt.key);

describe('6.1 A card', () => {
  it('5.2.2 is used for its event or for an operation', () => {
    const g = board({ us: [2] });
    expect(usesOf(g, 'us', 2)).toEqual(['event', 'war-of-ideas', 'disrupt', 'reserves']);
  });

  it('6.2.1 played for its event, its value counts for nothing', () => {
    const g = board({ us: [2] });
    run(g, playCard(g, 'us', 2), ['event']);
    expect([g.lapsing, logged(g)]).toEqual([[2], expect.arrayContaining(['log.play', 'log.event'])]);
  });

  it('is discarded when it has been played', () => {
    const g = board({ us: [6] });
    run(g, playCard(g, 'us', 6), ['reserves']);
    expect([g.discard, g.hands.us, g.playing]).toEqual([[6], [], []]);
  });

  it('that nothing can be done with is laid down all the same', () => {
    // 92 Saddam without its condition, and no cell to operate with.
    const g = positionWith({ jihadist: [92], step: 'jihadist' });
    expect(usesOf(g, 'jihadist', 92)).toEqual(['nothing']);
    run(g, playCard(g, 'jihadist', 92), []);
    expect(g.discard).toEqual([92]);
  });
});

describe('6.3.2.1 The prompt for the use of a card', () => {
  const asked = (fields: PositionFields, side: 'us' | 'jihadist', card: number, firstPlot = false): string => {
    const g = board(fields);
    g.firstPlot = firstPlot;
    const step = playCard(g, side, card).next({});
    if (step.done || typeof step.value === 'string') throw new Error('nothing is asked');
    const [{ prompt }] = step.value;
    return words('en', [labyrinth.messages], labyrinth.names).say(prompt);
  };

  it('says that the event of the other side happens too', () => {
    expect(asked({ us: [50] }, 'us', 50)).toMatch(
      /the other side’s event, it happens too .* or Reserves\. Operations work/,
    );
  });

  it('8.5.3 names the first Plot of the turn, which does not trigger it', () => {
    const step = { step: 'jihadist', jihadist: [2] } as const;
    expect(asked(step, 'jihadist', 2)).toContain('Only the first Plot of the turn does not trigger it.');
    expect(asked(step, 'jihadist', 2, true)).not.toContain('first Plot');
  });
});

describe('6.2 Cards as events', () => {
  it('6.2.5 are for the side they belong to', () => {
    const g = board({ us: [50], jihadist: [2] });
    expect(usesOf(g, 'us', 50)).not.toContain('event');
    expect(usesOf(g, 'jihadist', 2)).not.toContain('event');
  });

  it('6.2.6 need their condition', () => {
    const g = board({});
    expect(usesOfCard(g, 'us', 41)).not.toContain('event');
    const iraq: CountryFields = { governance: 'poor', alignment: 'ally', troops: 6, regimeChange: 'tan' };
    expect(usesOfCard(board({ countries: { iraq } }), 'us', 41)).toContain('event');
  });

  it('6.2.7 lapsing ones lie in their box, with lingering ones a marker is set (4.7.7, 4.7.7.1)', () => {
    const g = board({ us: [2, 31] });
    run(g, playCard(g, 'us', 2), ['event']);
    expect([g.lapsing, g.lapsingBox, g.discard]).toEqual([[2], [2], []]);
    const marks = board({ us: [43] });
    run(marks, playCard(marks, 'us', 43), ['event']);
    expect(marks.marks.filter((mark) => mark === 1).length).toBe(1);
  });

  it('6.2.9 leave the game if they say so, but only as events (C26)', () => {
    const event = board({ us: [43] });
    run(event, playCard(event, 'us', 43), ['event']);
    expect(event.removed).toContain(43);
    const operation = board({ us: [43] }, [6]);
    run(operation, playCard(operation, 'us', 43), ['war-of-ideas', 'space:canada']);
    expect(operation.discard).toContain(43);
  });
});

describe('6.3 Cards as operations', () => {
  it('6.3.1 any card serves, whose event it is', () => {
    const g = board({ us: [50] });
    expect(usesOf(g, 'us', 50)).toContain('disrupt');
  });

  it('6.3.2.1 the other side’s event occurs, before or after as the card’s player chooses', () => {
    const g = board({ jihadist: [2], step: 'jihadist' }, [6]);
    const { decisions } = run(g, playCard(g, 'jihadist', 2), ['travel', 'event-first', 'space:spain']);
    expect(keys(decisions)).toEqual([promptKey('use'), promptKey('order'), promptKey('travel.to')]);
    expect(g.lapsing).toEqual([2]);
  });

  it('6.3.2.1 not if it cannot occur at that moment', () => {
    const g = board({ jihadist: [41], step: 'jihadist' });
    run(g, playCard(g, 'jihadist', 41), ['travel', 'event-first', 'space:spain', 'done']);
    expect(logged(g)).toContain('log.event.none');
  });

  it('6.3.2.3 one’s own event and an unassociated one do not occur', () => {
    const g = board({ us: [2, 101] }, [6, 6]);
    run(g, playCard(g, 'us', 2), ['reserves']);
    run(g, playCard(g, 'us', 101), ['reserves']);
    expect([g.lapsing, logged(g).includes('log.event')]).toEqual([[], false]);
  });
});

describe('6.3.1 US Election (120)', () => {
  it.each([
    ['us', 'us', 'disrupt', []],
    ['jihadist', 'jihadist', 'travel', ['space:spain', 'done']],
  ] as const)(
    'is nobody’s event and happens in any case, first or last as its player likes (%s)',
    (side, step, use, then) => {
      const g = board({ [side]: [120], step }, [6, 6, 6]);
      const { decisions } = run(g, playCard(g, side, 120), [use, 'event-first', ...then]);
      const [played, order] = decisions;
      expect([played.prompt.params?.event, order.prompt.params?.event]).toEqual(['itself', 'itself']);
      expect([order.prompt.key, order.rule, order.seat]).toEqual([promptKey('order'), '6.3.1', side]);
      expect(logged(g)).toContain('log.postureRoll');
    },
  );

  it('is not called the other side’s, in any language', () => {
    const g = board({ us: [120] }, [6, 6, 6]);
    const { decisions } = run(g, playCard(g, 'us', 120), ['disrupt', 'event-first']);
    const prompts = LANGUAGES.map((language) =>
      words(language, [labyrinth.messages], labyrinth.names).say(decisions[1].prompt),
    );
    expect(prompts.map((text) => text.split('. ')[0])).toEqual([
      '“US Election” is an unassociated event and happens in any case',
      '„US Election” to zdarzenie nieskojarzone i zachodzi w każdym przypadku',
      '„US Election” eseménye semleges, és mindenképpen bekövetkezik',
      '«\u202fUS Election\u202f» n’est associé à aucun camp et se produit dans tous les cas',
    ]);
  });
});

describe('6.3.3 Reserves', () => {
  it('hold the value of a card of 1 or 2, up to 2', () => {
    const g = board({ us: [6, 14, 43] });
    run(g, playCard(g, 'us', 6), ['reserves']);
    expect(g.reserves.us).toBe(1);
    run(g, playCard(g, 'us', 14), ['reserves']);
    expect(g.reserves.us).toBe(2);
    expect(usesOf(g, 'us', 43)).not.toContain('reserves');
  });

  it('C28 trigger the other side’s event', () => {
    const g = board({ jihadist: [2], step: 'jihadist' });
    run(g, playCard(g, 'jihadist', 2), ['reserves', 'event-first']);
    expect([g.lapsing, g.reserves.jihadist]).toEqual([[2], 1]);
  });

  it('6.3.3.1 the example: two of them make an Alert of a card of 1', () => {
    const g = board({ us: [6], reserves: { us: 2 }, countries: { spain: { posture: 'soft', active: 1, plots: [1] } } });
    expect(usesOf(g, 'us', 6)).toContain('alert');
    run(g, playCard(g, 'us', 6), ['alert']);
    expect([g.plots, g.reserves.us]).toEqual([[], 0]);
  });

  it('6.3.3.1 all of them or none, for a value of 3 at most', () => {
    const g = board({ us: [14], reserves: { us: 2 } });
    const { decisions } = run(g, playCard(g, 'us', 14), ['disrupt', 'keep']);
    expect(keys(decisions)).toContain(promptKey('reserves'));
    expect(g.reserves.us).toBe(2);
    const spend = board({ us: [14], reserves: { us: 2 } });
    run(spend, playCard(spend, 'us', 14), ['disrupt', 'spend']);
    expect(spend.reserves.us).toBe(0);
    expect(spend.log?.find(({ key }) => key === 'log.operation')?.params?.n).toBe(3);
  });
});

describe('7.6 Reassessment', () => {
  it('7.6.1 turns the US posture round', () => {
    const g = board({ us: [98, 43, 32], posture: 'soft' });
    run(g, playCard(g, 'us', 43), ['reassessment', 'card:32']);
    expect(g.posture[US]).toBe(HARD);
    expect([...g.discard].sort()).toEqual([32, 43]);
    expect(g.played).toBe(2);
  });

  it('7.6.2 takes two cards of 3, no Reserves, and the whole Action Phase', () => {
    const uses = (it: PositionFields) => usesOf(board(it), 'us', 43);
    expect(uses({ us: [43, 32] })).toContain('reassessment');
    expect(uses({ us: [43, 14], reserves: { us: 2 } })).not.toContain('reassessment');
    expect(uses({ us: [43, 32], played: 2 })).not.toContain('reassessment');
  });

  it('7.6.3 the US orders the change and the Jihadists’ events', () => {
    const g = board({ us: [43, 95], jihadist: [50] }, [6, 6, 6]);
    const { decisions } = run(g, playCard(g, 'us', 43), ['reassessment', 'card:95', 'posture']);
    expect(decisions.find(({ prompt }) => prompt.key === promptKey('reassessment.next'))?.options).toEqual([
      'posture',
      'card:95',
    ]);
    expect(g.posture[US]).toBe(SOFT);
  });
});
