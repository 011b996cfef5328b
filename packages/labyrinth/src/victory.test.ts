import { describe, expect, it } from 'vitest';
import type { CountryId } from './data/countries.js';
import { setGovernance } from './governance.js';
import { FAIR, GOOD, ISLAMIST_RULE, POOR } from './position.js';
import { at, type CountryFields, type PositionFields, positionWith } from './testing/positions.js';
import { changePrestige } from './tracks.js';
import { checkVictory, finalTally, tally } from './victory.js';

const MUSLIM: readonly CountryId[] = [
  'morocco',
  'algeria-tunisia',
  'libya',
  'egypt',
  'sudan',
  'somalia',
  'jordan',
  'syria',
  'central-asia',
  'indonesia-malaysia',
  'turkey',
  'lebanon',
  'yemen',
  'iraq',
  'saudi-arabia',
  'gulf-states',
  'pakistan',
  'afghanistan',
];
const all = (n: number, here: CountryFields) => Object.fromEntries(MUSLIM.slice(0, n).map((id) => [id, here]));
const good = (...ids: CountryId[]) =>
  Object.fromEntries(ids.map((id) => [id, { governance: 'good' } as CountryFields]));
const islamist = (...ids: CountryId[]) =>
  Object.fromEntries(ids.map((id) => [id, { governance: 'islamist-rule', alignment: 'adversary' } as CountryFields]));
const board = (countries: PositionFields['countries'], options = {}, more: PositionFields = {}) =>
  positionWith({ ...more, countries }, options);

describe('2.1.1 The US wins', () => {
  it('with Good governance over 12 Resources, at once', () => {
    const g = board({ ...good('iraq', 'egypt', 'saudi-arabia'), turkey: { governance: 'fair', alignment: 'ally' } });
    setGovernance(g, at('turkey'), GOOD);
    expect(tally(g).goodResources).toBe(11);
    g.governance[at('lebanon')] = FAIR;
    expect(() => setGovernance(g, at('lebanon'), GOOD)).toThrow('us wins: result.us.resources');
  });

  it('with 15 Muslim countries Good or Fair', () => {
    const g = board(all(14, { governance: 'fair' }));
    checkVictory(g);
    expect(() => setGovernance(g, at('saudi-arabia'), FAIR)).toThrow('us wins: result.us.countries');
  });
});

describe('2.1.2 The Jihadists win', () => {
  it('with Islamist Rule over 6 Resources, two of the countries adjacent', () => {
    const g = board({ ...islamist('iraq'), syria: { governance: 'poor' }, jordan: { governance: 'poor' } });
    setGovernance(g, at('syria'), ISLAMIST_RULE);
    expect(() => setGovernance(g, at('jordan'), ISLAMIST_RULE)).toThrow('jihadist wins: result.jihadist.resources');
  });

  it('C32 not without two that touch', () => {
    const apart = board(islamist('iraq', 'egypt', 'indonesia-malaysia'));
    expect(() => checkVictory(apart)).not.toThrow();
    expect(tally(apart).islamistResources).toBe(9);
  });

  it('with Prestige 1 and 15 Muslim countries Poor or under Islamist Rule', () => {
    const g = board(all(15, { governance: 'poor' }), {}, { prestige: 2 });
    checkVictory(g);
    expect(() => changePrestige(g, -1)).toThrow('jihadist wins: result.jihadist.countries');
  });
});

describe('2.2 Oil price spikes', () => {
  const both = () =>
    board(
      { ...good('saudi-arabia', 'gulf-states', 'indonesia-malaysia'), ...islamist('iraq', 'syria') },
      {},
      { lapsing: [117] },
    );

  it('count for victory while they last (C23)', () => {
    expect(tally(both())).toMatchObject({ goodResources: 12, islamistResources: 6 });
  });

  it('let the side win that played the card if both would', () => {
    expect(() => checkVictory(both(), 'us')).toThrow('us wins');
    expect(() => checkVictory(both(), 'jihadist')).toThrow('jihadist wins');
  });
});

describe('2.3 The end of the game', () => {
  const last = (countries: PositionFields['countries'], options = {}) => finalTally(board(countries, options)).message;

  it('is the US’s with more than twice the Resources', () => {
    expect(last({ ...good('iraq', 'yemen'), ...islamist('somalia') })).toBe('us wins: result.us.last');
    expect(last({ ...good('syria'), ...islamist('somalia') })).toBe('jihadist wins: result.jihadist.last');
    expect(last({})).toBe('jihadist wins: result.jihadist.last');
  });

  it('C31 counts green Regime Change as Islamist Rule, here and nowhere else', () => {
    const green: CountryFields = { governance: 'poor', alignment: 'ally', regimeChange: 'green' };
    expect(last({ ...good('iraq'), pakistan: green })).toBe('jihadist wins: result.jihadist.last');
    expect(last({ ...good('iraq'), pakistan: { ...green, regimeChange: 'tan' } })).toBe('us wins: result.us.last');
    expect(tally(board({ pakistan: green })).islamistResources).toBe(0);
  });
});

describe('4.7.6 The Victory track', () => {
  it('counts Resources and countries', () => {
    const g = board({
      ...good('iraq'),
      ...islamist('egypt'),
      turkey: { governance: 'fair' },
      syria: { governance: 'poor' },
    });
    expect(tally(g)).toEqual({ goodResources: 3, islamistResources: 3, goodOrFair: 2, poorOrIslamist: 2 });
    g.governance[at('iraq')] = POOR;
    expect(tally(g)).toMatchObject({ goodResources: 0, poorOrIslamist: 3 });
  });
});
