import { CHECKPOINT, type DecisionView, decisionView, message, type Procedure } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_COUNTRIES } from '../countries.js';
import type { CountryId } from '../data/countries.js';
import type { Position } from '../position.js';
import { countryRef } from '../references.js';
import { travel } from '../rules/jihadist/travel.js';
import { regimeChange, withdraw } from '../rules/us/deploy.js';
import { disrupt } from '../rules/us/disrupt.js';
import { warOfIdeas } from '../rules/us/war-of-ideas.js';
import { at, type CountryFields, positionWith } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { conditions } from './index.js';

/** The question that comes after these answers. */
function askedAfter(procedure: Procedure<unknown>, answers: readonly string[] = []): DecisionView {
  const left = [...answers];
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    const next = left.shift();
    if (next === undefined) return decisionView(decision);
    step = procedure.next({ [decision.seat]: next });
  }
  throw new Error('nothing is asked');
}

/** What keeps a country from being chosen. */
const against = (g: Position, asked: DecisionView, id: CountryId): string[] =>
  conditions(g, asked, at(id))
    .filter(({ holds }) => !holds)
    .map(({ text }) => text.key.slice('need.'.length));

/** Every country is offered if nothing is against it, and no other. */
function agrees(g: Position, asked: DecisionView): void {
  const free = ALL_COUNTRIES.filter((country) => conditions(g, asked, country).every(({ holds }) => holds));
  expect(free.map(countryRef)).toEqual(asked.options.filter((option) => option.startsWith('space:')));
}

const ISLAMIST: CountryFields = { governance: 'islamist-rule', alignment: 'adversary' };
const ALLY: CountryFields = { governance: 'fair', alignment: 'ally' };

describe('why a country cannot be chosen', () => {
  it('7.2 War of Ideas', () => {
    const g = positionWith({
      countries: {
        egypt: { governance: 'poor', alignment: 'neutral' },
        jordan: { governance: 'fair', alignment: 'adversary' },
        libya: ISLAMIST,
        morocco: ALLY,
        turkey: { ...ALLY, regimeChange: 'tan', troops: 4 },
      },
    });
    const asked = askedAfter(warOfIdeas(g, 2));
    agrees(g, asked);
    expect(against(g, asked, 'egypt')).toEqual(['value']);
    expect(against(g, asked, 'jordan')).toEqual(['improvable']);
    expect(against(g, asked, 'libya')).toEqual(['notIslamist']);
    expect(against(g, asked, 'morocco')).toEqual([]);
    expect(against(g, asked, 'turkey')).toEqual(['secured']);
    expect(against(g, asked, 'israel')).toEqual(['persuadable']);
  });

  it('7.3.4 Regime Change, and whence its troops come', () => {
    const g = positionWith({
      countries: { iraq: ISLAMIST, libya: ISLAMIST, egypt: { ...ALLY, troops: 7 }, turkey: ALLY },
    });
    const asked = askedAfter(regimeChange(g));
    expect(asked.prompt.key).toBe(promptKey('regimeChange'));
    agrees(g, asked);
    expect(against(g, asked, 'egypt')).toContain('islamist');
    const from = askedAfter(regimeChange(g), ['space:iraq']);
    expect(from.prompt.key).toBe(promptKey('regimeChange.from'));
    agrees(g, from);
    expect(against(g, from, 'turkey')).toEqual(['sixMayLeave']);
  });

  it('7.3.5 Withdraw', () => {
    const held: CountryFields = { governance: 'poor', alignment: 'ally', regimeChange: 'tan', troops: 3 };
    const countries = { iraq: held, afghanistan: held, egypt: { ...ALLY, troops: 2 } };
    const g = positionWith({ posture: 'soft', countries });
    const asked = askedAfter(withdraw(g));
    expect(asked.prompt.key).toBe(promptKey('withdraw'));
    agrees(g, asked);
    expect(against(g, asked, 'egypt')).toEqual(['regimeChange']);
    const to = askedAfter(withdraw(g), ['space:iraq']);
    agrees(g, to);
    expect(against(g, to, 'iraq')).toEqual(['other']);
  });

  it('7.4.1 Disrupt, with FATA (80)', () => {
    const cells = { sleepers: 1 };
    const g = positionWith({
      marks: ['fata'],
      countries: {
        pakistan: { ...ALLY, ...cells },
        egypt: { ...ALLY, ...cells },
        turkey: { governance: 'fair', alignment: 'neutral', ...cells },
        iran: { active: 1 },
        spain: { posture: 'soft', ...cells },
      },
    });
    const asked = askedAfter(disrupt(g, 3));
    agrees(g, asked);
    expect(against(g, asked, 'pakistan')).toEqual(['notFata']);
    expect(against(g, asked, 'turkey')).toEqual(['access']);
    expect(against(g, asked, 'iran')).toEqual(['notIran']);
  });

  it('8.3 Travel, under Biometrics (2), and of a cell on its way', () => {
    const g = positionWith({
      lapsing: [2],
      countries: { yemen: { governance: 'poor', active: 1 }, iraq: { governance: 'poor', active: 2 } },
    });
    const to = askedAfter(travel(g, 3), ['space:yemen']);
    expect(to.prompt.key).toBe(promptKey('travel.to'));
    agrees(g, to);
    expect(against(g, to, 'france')).toEqual(['near']);
    const next = askedAfter(travel(g, 3), ['space:yemen', 'space:yemen']);
    agrees(g, next);
    expect(against(g, next, 'yemen')).toEqual(['staying']);
  });

  it('6.2 an event: by its text', () => {
    const prompt = message(promptKey('event.country'), { card: 'card:13' });
    const found = conditions(positionWith(), { seat: 'us', rule: '6.2', prompt, options: ['space:iraq'] }, at('egypt'));
    expect(found).toEqual([{ text: message('need.text', { card: 'card:13' }), holds: false }]);
  });
});
