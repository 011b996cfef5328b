import { type Match, newMatch, preview } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { drawEvents } from './deck.js';
import { steady } from './heuristic/index.js';
import { imperialStruggle } from './index.js';
import type { Position } from './position.js';
import { type PositionFields, positionWith } from './testing/positions.js';
import { promptKey } from './testing/prompt-key.js';
import { redact } from './view.js';

/** Secret choices stay hidden until both sides have chosen, and can't be undone by a side that has seen the other's. */
const matchOf = (it: PositionFields): Match<Position> =>
  newMatch({ ...imperialStruggle, setup: () => positionWith(it) }, { seed: 'secret' });

const first = (match: Match<Position>, seat: string): string => match.decision(seat)?.options[0] ?? '';

/** Everything a seat can observe: the view, the log, the question. */
const seenBy = (match: Match<Position>, seat: string): string =>
  JSON.stringify([match.view(seat), match.log, match.decision(seat)?.prompt, match.decision(seat)?.options]);

describe.each([
  ['4.1.6 Discards', promptKey('discard'), { turn: 2, step: 'deal', hands: { britain: [1, 5], france: [2, 3, 4] } }],
  ['4.1.7 Ministries', promptKey('ministry'), { turn: 3, step: 'ministries' }],
] satisfies [string, string, PositionFields][])('%s in secret', (_, key, it_) => {
  it('are asked of both at once, and one answer changes nothing that the other sees', () => {
    for (const [one, other] of [
      ['britain', 'france'],
      ['france', 'britain'],
    ]) {
      const match = matchOf(it_);
      expect(match.pending().map(({ prompt }) => prompt.key)).toEqual([key, key]);
      const before = seenBy(match, other);
      match.choose(first(match, one), one);
      expect(seenBy(match, other)).toBe(before);
    }
  });
  it('are not given away by why a player of ours chooses so', () => {
    const match = matchOf(it_);
    for (const decision of match.pending()) {
      const { seat } = decision;
      const { option, reason } = steady(seat, 'secret').answer({
        decision,
        seat,
        position: () => redact(match.position, seat),
      });
      expect(JSON.stringify(reason)).not.toContain(option);
    }
  });
  it('are gone through by each without waiting for the other, and can be taken back until both are done, not after', () => {
    const match = matchOf(it_);
    const before = seenBy(match, 'france');
    while (match.decision('britain')) match.choose(first(match, 'britain'), 'britain');
    expect(seenBy(match, 'france')).toBe(before);
    expect(match.canUndo('britain')).toBe(true);
    while (match.decision('france')?.prompt.key === key) {
      expect(match.canUndo('britain')).toBe(true);
      match.choose(first(match, 'france'), 'france');
    }
    expect(match.canUndo('britain')).toBe(false);
    expect(match.canUndo('france')).toBe(false);
  });
});

describe('4.1.6 Discards of unequal number', () => {
  const unequal = (): Match<Position> => {
    const match = matchOf({ turn: 2, step: 'deal', hands: { britain: [1], france: [2, 3, 4] } });
    match.choose('card:1', 'britain');
    for (const card of [2, 3]) match.choose(`card:${card}`, 'france');
    return match;
  };
  it('are shown with the last of them alone', () => {
    const match = unequal();
    expect(match.position.discard).toEqual([]);
    expect(match.log.map((entry) => entry.key)).not.toContain('log.discarded');
    match.choose('card:4', 'france');
    expect(match.position.discard).toEqual([1, 2, 3, 4]);
    expect(match.log.filter((entry) => entry.key === 'log.discarded')).toHaveLength(4);
  });
  it('can’t be undone by a side that has seen the other’s', () => {
    const match = unequal();
    expect(match.canUndo('france')).toBe(true);
    match.choose('card:4', 'france');
    expect(match.canUndo('france')).toBe(false);
  });
});

describe('7.3 Papacy-Hanover Negotiations (R8)', () => {
  it('cannot be turned down again, once it has shown whether Ministry 4 was there', () => {
    const match = matchOf({ turn: 5, first: 'britain', cabinet: { britain: [-20, -19], france: [-4, -13] } });
    match.choose('reveal:james-watt');
    expect(match.canUndo('britain')).toBe(true);
    match.choose('reveal:papacy-hanover-negotiations');
    expect(match.canUndo('britain')).toBe(false);
  });
});

describe('7.3 The Jacobites’ defeat (R8)', () => {
  // Theater 4 of the War of the Austrian Succession: Britain wins it, the war and the game, and takes a flag down.
  const reward = (...france: readonly number[]): Match<Position> =>
    matchOf({
      turn: 3,
      step: 'war',
      theater: 3,
      britain: ['ireland-alliance', 'scotland-alliance'],
      france: ['austria-alliance-3', 'dutch-republic-alliance'],
      cabinet: { france },
      display: {
        britain: [0, 1, 2, 3].map((tile) => ({ basic: [3 - tile], bonus: [] })),
        france: [13, 14, 15, 12].map((tile) => ({ basic: [tile], bonus: [] })),
      },
    });
  it('a preview of Britain’s reward does not show whether Ministry 4 lies face down in the cabinet of France', () => {
    const seen = [reward(-4, -13), reward(-1, -13)].map((match) => {
      expect(match.pending().map(({ prompt }) => prompt.key)).toEqual([promptKey('war.reward')]);
      return preview(match, first(match, 'britain'), 'britain');
    });
    expect(seen).toEqual([undefined, undefined]);
  });
  it('there is no way back from the answer either', () => {
    const match = reward(-4, -13);
    match.choose(first(match, 'britain'));
    expect(match.position.jacobiteDefeat).toBe(true);
    expect(match.canUndo('britain')).toBe(false);
  });
});

describe('4.1.1 Succession cards in the Revolution Era (R4)', () => {
  it.each([
    ['turns up', [30, 1]],
    ['does not turn up', [1, 30]],
  ])('everybody learns of a draw that one %s', (_, draw) => {
    const g = positionWith({ turn: 6, draw });
    g.chance.shownTo = [];
    drawEvents(g, 'britain', 1);
    expect(g.chance.shownTo).toContain('everybody');
  });
  it('before that era a draw is shown to the side alone', () => {
    const g = positionWith({ turn: 1, draw: [1, 2] });
    g.chance.shownTo = [];
    drawEvents(g, 'britain', 1);
    expect(g.chance.shownTo).toEqual(['britain']);
  });
});

describe('3.5 Ministries face down', () => {
  it('do not reveal by their order which was chosen first', () => {
    const seen = [
      [-1, 2],
      [2, -1],
    ].map((france) => JSON.stringify(matchOf({ cabinet: { france } }).view('britain')));
    expect(seen[0]).toBe(seen[1]);
  });
});

describe('3.5 What a player of ours keeps back (R34)', () => {
  const remarks = (it: PositionFields, key: string, ...answers: readonly string[]): string[] => {
    const match = matchOf({ first: 'france', ...it });
    for (const answer of answers) match.choose(answer);
    const before = match.log.length;
    const [decision] = match.pending();
    const { seat, prompt } = decision;
    expect(prompt.key).toBe(key);
    const answer = steady(seat, 'secret').answer({ decision, seat, position: () => redact(match.position, seat) });
    expect(answer.option).toBe('done');
    match.choose(answer.option, seat, answer.reason);
    return match.log.slice(before).flatMap(({ key, remark }) => (remark ? [key] : []));
  };
  it('is not revealed by a remark: no card to play, a card not played, no Ministry for a bonus', () => {
    const available = ['d3-e2', 'm3-d2', 'd4-e2-a'];
    // Famine in Ireland needs an Economic action.
    const famine = { available, hands: { france: [14] } } satisfies PositionFields;
    expect(remarks(famine, promptKey('event'), 'tile:d3-e2', 'play')).toEqual([]);
    // Condorcet would play without the symbol.
    const condorcet = {
      turn: 5,
      available,
      cabinet: { france: [-25] },
      hands: { france: [14] },
    } satisfies PositionFields;
    expect(remarks(condorcet, promptKey('event'), 'tile:d4-e2-a', 'play')).toEqual([]);
    const style = { available, cabinet: { france: [-1, -2] }, hands: { france: [9] } } satisfies PositionFields;
    expect(remarks(style, promptKey('event.reveal'), 'tile:m3-d2', 'play', 'card:9')).toEqual([]);
  });
});
