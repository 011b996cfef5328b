import { type DecisionView, LANGUAGES, type Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_COUNTRIES, type Country } from '../countries.js';
import { messages } from '../messages/index.js';
import type { Position } from '../position.js';
import { countryQuestionOf, type QuestionId } from '../questions.js';
import { countryRef } from '../references.js';
import { playAll } from '../testing/games.js';
import { promptKey } from '../testing/prompt-key.js';
import { conditionsFromView } from './from-view.js';
import { conditions } from './index.js';
import { NEEDS } from './words.js';

/** Conditions that stand for what was said since the operation began. */
const REMEMBERED = ['need.staying', 'need.cellForDie'];

/** Every question that offers countries declares its needs. */
function asksForCountry(asked: DecisionView): boolean {
  const isDeclared = countryQuestionOf(asked) !== undefined;
  if (!isDeclared && asked.options.some((option) => option.startsWith('space:'))) {
    throw new Error(`${asked.prompt.key} offers countries without needs`);
  }
  return isDeclared;
}

/** Whole games over every option, solitaire and for two players: every question that asks for a country. */
function lookAll(seeds: number, look: (match: Match<Position>, asked: DecisionView) => void): void {
  playAll(seeds, (match) => {
    for (const asked of match.pending()) if (asksForCountry(asked)) look(match, asked);
  });
}

describe('why a country can or cannot be chosen', () => {
  it('all conditions of what is offered hold; of what is not, one at least does not', { timeout: 60_000 }, () => {
    const keys = new Set<string>();
    lookAll(60, ({ position, answers }, asked) => {
      keys.add(asked.prompt.key);
      const wrong = (country: Country): string | undefined => {
        const reference = countryRef(country);
        const found = conditions(position, asked, country);
        const failing = found.find(({ holds }) => !holds);
        if (found.length === 0) return `${reference}: no conditions`;
        if (asked.options.includes(reference)) return failing && `${reference} is offered, but ${failing.text.key}`;
        if (!failing) return `${reference} is not offered for no reason`;
        if (!REMEMBERED.includes(failing.text.key)) return undefined;
        const named = answers.slice(-8).some(({ option }) => option === reference);
        return named ? undefined : `${reference} is not offered, and nothing was said of it`;
      };
      const found = ALL_COUNTRIES.map(wrong).find((it) => it !== undefined);
      if (found) throw new Error(`${asked.prompt.key}: ${found}`);
    });
    const operations = [
      'warOfIdeas',
      'deploy.from',
      'deploy.to',
      'disrupt',
      'alert',
      'recruit',
      'travel.from',
    ] as const;
    const others = ['travel.to', 'jihad', 'plot', 'withdraw.to', 'event.country', 'plots.next'] as const;
    const expected: readonly QuestionId[] = [...operations, ...others];
    expect(expected.filter((id) => !keys.has(promptKey(id)))).toEqual([]);
  });

  it('a view gives the same conditions as the position', { timeout: 60_000 }, () => {
    let looked = 0;
    lookAll(20, (match, asked) => {
      if (looked++ % 5 > 0) return;
      const view = match.view(asked.seat);
      for (const country of ALL_COUNTRIES) {
        expect(conditionsFromView(view, asked, countryRef(country))).toEqual(
          conditions(match.position, asked, country),
        );
      }
    });
    expect(looked).toBeGreaterThan(100);
  });

  it('is nothing where no country is asked for', () => {
    playAll(1, ({ position, pending }) => {
      for (const asked of pending()) {
        if (!asksForCountry(asked)) expect(conditions(position, asked, ALL_COUNTRIES[0])).toEqual([]);
      }
    });
  });

  it('can be said in every language', () => {
    for (const language of LANGUAGES) {
      for (const key of Object.keys(NEEDS)) expect(messages[language]).toHaveProperty([key]);
    }
  });

  it('is set as French is set', () => {
    for (const { fr } of Object.values(NEEDS)) expect(fr).not.toMatch(/[^\u202f][:;?!](\s|$)|«[^\u202f]|[^\u202f]»|'/);
  });
});
