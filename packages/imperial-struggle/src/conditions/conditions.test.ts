import { type DecisionView, LANGUAGES, type Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_SPACES, type Space } from '../map.js';
import { messages } from '../messages/index.js';
import type { Position } from '../position.js';
import { type QuestionId, spaceQuestionOf } from '../questions.js';
import { spaceRef } from '../references.js';
import { playAll } from '../testing/games.js';
import { promptKey } from '../testing/prompt-key.js';
import { conditionsFromView } from './from-view.js';
import { askedForSpace, conditions } from './index.js';
import { NEEDS } from './words.js';

/** Every question that offers spaces declares its needs. */
function asksForSpace(asked: DecisionView): boolean {
  const offers = asked.options.some((option) => option.startsWith('space:'));
  expect(spaceQuestionOf(asked) !== undefined || !offers, asked.prompt.key).toBe(true);
  return askedForSpace(asked) !== undefined;
}

/** Whole games over every option: every question that asks for a space. */
function lookAll(seeds: number, look: (match: Match<Position>, asked: DecisionView) => void): void {
  playAll(seeds, (match) => {
    for (const asked of match.pending()) if (asksForSpace(asked)) look(match, asked);
  });
}

describe('5.3 why a space can or cannot be chosen', () => {
  it('all conditions of what is offered hold; of what is not, one at least does not', { timeout: 60_000 }, () => {
    const keys = new Set<string>();
    lookAll(18, ({ position, answers }, asked) => {
      keys.add(asked.prompt.key);
      if (asked.prompt.key === promptKey('act') && answers.length % 8 > 0) return;
      const wrong = (space: Space): string | undefined => {
        const reference = spaceRef(space);
        const found = conditions(position, asked, space);
        const failing = found.find(({ holds }) => !holds);
        if (found.length === 0) return `${reference}: no conditions`;
        if (asked.options.includes(reference)) return failing && `${reference} is offered, but ${failing.text.key}`;
        return failing ? undefined : `${reference} is not offered for no reason`;
      };
      const found = ALL_SPACES.map(wrong).find((it) => it !== undefined);
      if (found) throw new Error(`${asked.prompt.key}: ${found}`);
    });
    const purchases: QuestionId[] = ['act', 'deploy.from'];
    const wars: QuestionId[] = ['war.unflag', 'war.damage', 'war.reward', 'conquest', 'conquest.from'];
    const others: QuestionId[] = ['advantage.conflict', 'event.shift', 'event.unflag'];
    expect([...purchases, ...wars, ...others].filter((id) => !keys.has(promptKey(id)))).toEqual([]);
  });

  it('a view gives the same conditions as the position', { timeout: 60_000 }, () => {
    let looked = 0;
    lookAll(6, (match, asked) => {
      if (looked++ % 12 > 0) return;
      const view = match.view(asked.seat);
      for (const space of ALL_SPACES) {
        expect(conditionsFromView(view, asked, spaceRef(space))).toEqual(conditions(match.position, asked, space));
      }
    });
    expect(looked).toBeGreaterThan(100);
  });

  it('every condition has words', () => {
    for (const language of LANGUAGES) {
      for (const key of Object.keys(NEEDS)) expect(messages[language]).toHaveProperty([key]);
    }
  });
});
