import { describe, expect, it } from 'vitest';
import type { ActionType } from '../data/investments.js';
import type { SpaceId } from '../data/spaces.js';
import { theaterRef } from '../next-war-display.js';
import type { Pool, Position, Round } from '../position.js';
import type { Side } from '../sides.js';
import { at, type PositionFields, positionWith, roundOf } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { conditions } from './index.js';

const major = (type: ActionType, points = 4): Pool => ({ source: 'major', type, points });
const minor = (type: ActionType): Pool => ({ source: 'minor', type, points: 2 });

/** What stands in the way, by what comes after `need.`. */
const failing = (g: Position, seat: Side, key: string, space: SpaceId, params = {}): string[] =>
  conditions(g, { seat, rule: '5.3', prompt: { key, params }, options: ['space:savoy'] }, at(space))
    .filter(({ holds }) => !holds)
    .map(({ text }) => text.key.replace('need.', ''));

function act(
  it: PositionFields,
  pools: readonly Pool[],
  space: SpaceId,
  change: (round: Round, g: Position) => void = () => {},
) {
  const g = positionWith(it);
  change(roundOf(g, 'britain', 'e4-m2-a', pools), g);
  return failing(g, 'britain', promptKey('act'), space);
}

describe('5.4.1 why a Market cannot be bought', () => {
  const pools = [major('economic')];

  it('no points of its kind, an own flag, or nothing own beside it', () => {
    expect(act({ britain: ['northern-colonies'] }, [major('diplomatic')], 'cumberland')).toEqual(['economic']);
    expect(act({ britain: ['northern-colonies', 'cumberland'] }, pools, 'cumberland')).toEqual(['notOwn']);
    expect(act({}, pools, 'cumberland')).toEqual(['beside']);
    expect(act({ britain: ['northern-colonies'] }, pools, 'cumberland')).toEqual([]);
  });

  it('an own Market beside it that is isolated, in conflict, or of this round (R22)', () => {
    expect(act({ britain: ['hudson-valley'] }, pools, 'albany')).toEqual(['supplied']);
    const torn: PositionFields = { britain: ['northern-colonies', 'hudson-valley'], conflicts: ['hudson-valley'] };
    expect(act(torn, pools, 'albany')).toEqual(['calmBeside']);
    const chain = act({ britain: ['northern-colonies'] }, pools, 'albany', (round, g) => {
      g.flags[at('hudson-valley')] = 1;
      round.changed[at('hudson-valley')] = true;
    });
    expect(chain).toEqual(['noChain']);
  });
});

describe('5.3.2 why the points do not do', () => {
  const flags: PositionFields = { britain: ['northern-colonies'], france: ['cumberland', 'ohio-forks'] };

  it('too few, a Minor Action that may not or no more, or bound to something else', () => {
    const poor: PositionFields = { ...flags, debtLimit: { britain: 0 } };
    expect(act(poor, [major('economic', 1)], 'cumberland')).toEqual(['short']);
    expect(act(flags, [minor('economic')], 'cumberland')).toEqual(['minor']);
    const spent = act(flags, [minor('economic')], 'hudson-valley', (round) => {
      round.minorSpent = true;
    });
    expect(spent).toEqual(['minorSpent']);
    const bound: Pool = { ...major('economic'), source: 'event', limit: 'india' };
    expect(act(flags, [bound], 'hudson-valley')).toEqual(['limit']);
  });
});

describe('5.5.1 why a Political space cannot be bought', () => {
  it('it opens in a later era, or has an own flag', () => {
    expect(act({}, [major('diplomatic')], 'prussia-prestige-empire')).toEqual(['open']);
    expect(act({ britain: ['savoy'] }, [major('diplomatic')], 'savoy')).toEqual(['notOwn']);
  });
});

describe('5.6.3 why a Fort cannot be had', () => {
  const pools = [major('military')];

  it('nothing own beside it, not damaged, or no Squadron or Market beside one to be seized (5.6.4)', () => {
    expect(act({}, pools, 'ohio-forks')).toEqual(['besideFort']);
    expect(act({ britain: ['ohio-forks'] }, pools, 'ohio-forks')).toEqual(['damaged']);
    expect(act({ france: ['ohio-forks'], damaged: ['ohio-forks'] }, pools, 'ohio-forks')).toEqual(['besideSeized']);
  });
});

describe('5.6.6 why a sea cannot be sailed to', () => {
  it('an own Squadron is there, or none is ready', () => {
    expect(act({ squadrons: { britain: ['biscay'] } }, [major('military')], 'biscay')).toEqual(['notOwnSea']);
    expect(act({}, [major('military')], 'biscay')).toEqual(['squadron']);
  });
});

describe('7.2.1 why a space cannot be conquered', () => {
  const war = (it: PositionFields): Position => positionWith({ ...it, step: 'war', theater: 2 });
  const conquest = (g: Position, space: SpaceId, left = 2): string[] =>
    failing(g, 'britain', promptKey('conquest'), space, { theater: theaterRef(g, g.theater), left });

  it('no line to it, refused already, no points for it, another theater, or no such space', () => {
    expect(conquest(war({ britain: ['louisbourg'], france: ['acadia'] }), 'acadia')).toEqual([]);
    expect(conquest(war({ france: ['acadia'] }), 'acadia')).toEqual(['lines']);
    const refused = war({ britain: ['louisbourg'], france: ['acadia'] });
    refused.warState = { ...refused.warState, refused: [at('acadia')] };
    expect(conquest(refused, 'acadia')).toEqual(['notRefused']);
    expect(conquest(war({ france: ['cumberland'] }), 'cumberland', 0)).toEqual(['conquestPoints']);
    expect(conquest(war({ france: ['plassey'] }), 'plassey')).toEqual(['inTheater']);
    expect(conquest(war({ france: ['iroquois'] }), 'iroquois')).toEqual(['conquerable']);
  });
});
