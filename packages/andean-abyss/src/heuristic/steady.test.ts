import { CHECKPOINT, type Procedure } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { cubes, onMap } from '../forces.js';
import { checkInvariants } from '../invariants.js';
import { POPULATED } from '../map.js';
import { POLICE, TROOPS } from '../pieces.js';
import type { Position } from '../position.js';
import { factionAsked } from '../questions.js';
import { deploy } from '../rules/deploy.js';
import { placeFarcZone } from '../rules/farc-zone.js';
import { operate } from '../rules/operations/index.js';
import { controlPhase, redeployPhase, supportPhase } from '../rules/propaganda.js';
import { takeAction } from '../rules/sequence.js';
import { airLift } from '../rules/special/air-lift.js';
import { airStrike } from '../rules/special/air-strike.js';
import { eradicate } from '../rules/special/eradicate.js';
import { at, pieces, positionWith, standard } from '../testing/positions.js';
import { redact } from '../view.js';
import { heuristicInputOf } from './actions.js';
import { answerDecision, steady } from './index.js';

/** Lets `steady` answer for the Government, and others take the first thing offered; returns `question=answer`. */
function letIt(g: Position, procedure: Procedure<unknown>): string[] {
  const steps: string[] = [];
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    checkInvariants(g);
    const q = heuristicInputOf(decision, redact(g));
    const own = factionAsked(decision) === 'government';
    const option = own ? answerDecision(q).option : q.options[0];
    expect(q.options).toContain(option);
    if (own) steps.push(`${q.key}=${option}`);
    step = procedure.next(option);
  }
  checkInvariants(g);
  return steps;
}

const of = (steps: readonly string[], key: string) =>
  steps.filter((s) => s.startsWith(`${key}=`)).map((s) => s.slice(key.length + 1));
const does = (g: Position) => letIt(g, takeAction(g))[0].split('=')[1];
const SPECIAL = { special: true };
/** Enough of them that AUC is far from its goal (7.2). */
const FARC_BASES = { 'farc-base': 2, 'farc-guerrilla': 1 };

describe('steady, what to do with a card (2.3)', () => {
  it('wins back Bogotá by Train and Civic Action (3.2.1)', () => {
    const g = positionWith({
      card: 71,
      acting: 'government',
      resources: { government: 20 },
      spaces: { bogota: { troops: 2, police: 2, support: 'neutral' } },
    });
    const steps = letIt(g, takeAction(g));
    expect(steps[0]).toMatch(/=train$/);
    expect(g.support[at('bogota')]).toBe(2);
  });

  it('Assaults active guerrillas in a space with its troops (3.2.4)', () => {
    const g = standard({
      card: 71,
      acting: 'government',
      resources: { government: 12 },
      spaces: {
        cartagena: { troops: 12, police: 18 },
        santander: { troops: 8, police: 1, 'farc-guerrilla': 0, 'farc-guerrilla-active': 3, 'farc-base': 1 },
      },
    });
    expect(does(g)).toBe('assault');
    expect(pieces(g, 'santander', 'farc-base')).toBe(0);
  });

  it('Passes when it can’t pay for anything and the event gains nothing (2.3.3)', () => {
    const g = positionWith({ card: 64, acting: 'government', resources: { government: 2 } });
    expect(does(g)).toBe('pass');
  });

  it('Passes to be there when a very bad event comes next (2.3.3)', () => {
    const solo = { nonplayers: 'farc+auc+cartels' };
    const note = (next: number) => ({ card: 64, next, acting: 'government', resources: { government: 3 } });
    // Card 44, shaded: a city with support, Bogotá perhaps, turns neutral.
    expect(does(standard(note(44), solo))).toBe('pass');
    expect(does(standard(note(49), solo))).not.toBe('pass');
  });

  it('takes an event that helps it much (2.3.4)', () => {
    const g = standard({ card: 18, next: 49, acting: 'government', resources: { government: 3 }, aid: 20 });
    expect(letIt(g, takeAction(g)).slice(0, 2)).toEqual(['act.first=event', 'event.side=unshaded']);
    expect(g.resources.government).toBe(23);
  });

  it('does without a special activity rather than leave a rival a very bad event (2.3.4)', () => {
    const spaces = { huila: { troops: 4, 'farc-guerrilla-active': 4, 'cartels-base': 1 } };
    const note = (card: number) => ({ card, acting: 'government', resources: { government: 9 }, spaces });
    const solo = { nonplayers: 'farc+auc+cartels' };
    const harmless = standard(note(49), solo);
    letIt(harmless, operate(harmless, 'government', 'assault', SPECIAL));
    expect(harmless.underway?.special).toBeDefined();
    // Card 44, shaded: a city with support, Bogotá perhaps, turns neutral.
    const bad = standard(note(44), solo);
    letIt(bad, operate(bad, 'government', 'assault', SPECIAL));
    expect(bad.underway?.special).toBeUndefined();
  });

  it('keeps a harmful event from a non-player, and leaves it a harmless one (8.1 Insurgent Discord)', () => {
    const asked = (card: number) => {
      const g = standard(
        { card, acting: 'auc', turn: { acted: { government: 'operation-special' } } },
        { nonplayers: 'auc+cartels' },
      );
      const q = { g, key: 'discord', options: ['event', 'operation'], x: undefined } as const;
      return answerDecision({ ...q, params: { nonplayer: 'auc' } }).option;
    };
    expect(asked(44)).toBe('operation');
    expect(asked(49)).toBe('event');
  });

  it('plays no other seat than the Government (1.0)', () => {
    for (const seat of ['farc', 'auc', 'cartels']) {
      expect(() => steady(seat, '')).toThrow('error.steadySeat');
    }
  });

  it('makes no deals (1.7)', () => {
    const q = { g: standard(), params: {}, options: ['yes', 'no'], x: undefined };
    for (const key of ['transfer.agree', 'ship.agree', 'transfer.agreeShipment'] as const) {
      expect(answerDecision({ ...q, key }).option).toBe('no');
    }
  });
});

describe('steady, operations (3.2)', () => {
  it('Sweeps where it finds guerrillas that it can then strike (3.2.3)', () => {
    const g = positionWith({
      resources: { government: 3 },
      spaces: {
        bogota: { troops: 9, police: 3, support: 'active-support' },
        'meta-west': { 'farc-guerrilla': 3, 'farc-base': 1, support: 'active-opposition' },
        vichada: { 'cartels-guerrilla': 1 },
      },
    });
    const steps = letIt(g, operate(g, 'government', 'sweep', SPECIAL));
    expect(of(steps, 'sweep.space')[0]).toBe('space:meta-west');
    expect(pieces(g, 'meta-west', 'farc-guerrilla-underground')).toBe(0);
    expect(pieces(g, 'bogota', 'police')).toBe(3);
  });

  it('spares a FARC base if AUC would be ahead without it (3.2.4, 7.2)', () => {
    const g = positionWith({
      resources: { government: 3 },
      spaces: {
        cali: { troops: 3, 'farc-base': 1, 'auc-guerrilla-active': 2 },
        antioquia: { 'auc-base': 1 },
      },
      next: 73,
    });
    const steps = letIt(g, operate(g, 'government', 'assault', { limited: true }));
    expect(of(steps, 'assault.target')[0]).toBe('piece:auc-guerrilla-active');
    expect(pieces(g, 'cali', 'farc-base')).toBe(1);
  });

  it('builds a base where troops hold a department of 2 people (3.2.1)', () => {
    const g = positionWith({
      resources: { government: 3 },
      spaces: { antioquia: { troops: 6 }, bogota: { troops: 9, police: 15, support: 'active-support' } },
    });
    letIt(g, operate(g, 'government', 'train', { limited: true }));
    expect([pieces(g, 'antioquia', 'government-base'), pieces(g, 'antioquia', 'troops')]).toEqual([1, 3]);
  });

  it('trains where cubes are lacking, troops and police (3.2.1)', () => {
    const g = positionWith({ resources: { government: 3 }, spaces: { bogota: { support: 'neutral' } } });
    letIt(g, operate(g, 'government', 'train', { limited: true }));
    expect(pieces(g, 'bogota', 'troops')).toBeGreaterThan(0);
    expect(pieces(g, 'bogota', 'police')).toBeGreaterThan(0);
  });
});

describe('steady, special activities (4.2)', () => {
  it('lifts troops to where they are needed (4.2.1)', () => {
    const g = positionWith({
      spaces: {
        bogota: { troops: 9, police: 2, support: 'active-support' },
        huila: { troops: 2, police: 1, 'farc-guerrilla-active': 5, 'farc-base': 1 },
      },
    });
    expect(letIt(g, airLift(g))[0]).toBe('airLift.from=space:bogota');
    expect(pieces(g, 'huila', 'troops')).toBe(5);
  });

  it('strikes an unguarded base before a guerrilla (4.2.2)', () => {
    const g = positionWith({
      spaces: {
        choco: { 'farc-base': 1 },
        arauca: { 'cartels-guerrilla-active': 1 },
        huila: FARC_BASES,
        narino: FARC_BASES,
      },
    });
    letIt(g, airStrike(g));
    expect(pieces(g, 'choco', 'farc-base')).toBe(0);
  });

  it('lets those departments grumble that can be spared (4.2.3)', () => {
    const g = positionWith({ spaces: { cesar: { 'cartels-base': 2 }, santander: { support: 'active-support' } } });
    expect(of(letIt(g, eradicate(g)), 'eradicate.shift')).not.toContain('space:santander');
  });
});

describe('steady, propaganda rounds (6.0)', () => {
  it('builds support where most people live, and saves the rest (6.4.1)', () => {
    const control = { troops: 2, police: 1, support: 'neutral', control: 'government' };
    const g = positionWith({
      card: 73,
      step: 'support',
      resources: { government: 10 },
      spaces: { bogota: control, pasto: control },
    });
    letIt(g, supportPhase(g));
    expect(g.support[at('bogota')]).toBe(2);
    expect(g.resources.government).toBeGreaterThan(0);
  });

  it('saves nothing in the last Support phase (2.4.1)', () => {
    const control = { troops: 2, police: 1, support: 'neutral', control: 'government' };
    const g = positionWith({
      card: 76,
      step: 'support',
      propagandas: 4,
      resources: { government: 12 },
      spaces: { bogota: control, pasto: control },
    });
    letIt(g, supportPhase(g));
    expect([g.support[at('bogota')], g.support[at('pasto')], g.resources.government]).toEqual([2, 2, 0]);
  });

  it('sends troops home to different places, police to roads and people (6.5)', () => {
    const g = standard({
      card: 73,
      step: 'redeploy',
      spaces: { huila: { troops: 6 }, bogota: { control: 'government' }, neiva: { control: 'government' } },
    });
    letIt(g, redeployPhase(g));
    expect(pieces(g, 'huila', 'troops')).toBe(0);
  });

  it('gives FARC the zone where it has least to lose (6.4.4)', () => {
    const g = positionWith({
      spaces: { arauca: { 'farc-guerrilla': 3, troops: 3 }, choco: { 'farc-guerrilla': 3 } },
    });
    expect(letIt(g, placeFarcZone(g))).toEqual(['zone=space:choco']);
  });

  it('takes away the markers that cost most (6.2, card 7)', () => {
    const g = positionWith({
      card: 73,
      step: 'control',
      capabilities: { '7': 'unshaded' },
      spaces: { 'loc-neiva-bogota': { sabotage: true }, bogota: { terror: 1 }, vaupes: { terror: 5 } },
    });
    const steps = of(letIt(g, controlPhase(g)), 'specialForces');
    expect(steps).toContain('space:loc-neiva-bogota');
    expect(steps).toContain('space:bogota');
  });

  it('sets up in open deployment among people (2.1)', () => {
    const g = positionWith({ step: 'deploy' }, { deployment: 'open' });
    while (g.step === 'deploy') {
      const before = g.available.join();
      const next = deploy(g);
      letIt(g, next);
      if (g.available.join() === before) break;
    }
    const peopled = POPULATED.reduce((sum, space) => sum + cubes(g, space), 0);
    expect(peopled).toBe(onMap(g, TROOPS) + onMap(g, POLICE));
  });
});

describe('steady, events (5.0)', () => {
  const executes = (card: number, spaces: NonNullable<Parameters<typeof positionWith>[0]>[string]) => {
    const g = positionWith({ card, next: 49, acting: 'government', resources: { government: 0 }, spaces });
    letIt(g, takeAction(g));
    return g;
  };

  it('shifts the cities with most people (card 31)', () => {
    const neutral = { support: 'neutral' };
    const g = executes(31, { bogota: neutral, cali: neutral, pasto: neutral, huila: neutral });
    expect([g.support[at('bogota')], g.support[at('pasto')]]).toEqual([1, 0]);
  });

  it('removes bases before guerrillas (card 28)', () => {
    const g = executes(28, {
      arauca: { 'farc-base': 1, 'farc-guerrilla': 3 },
      vichada: { 'farc-guerrilla': 1 },
      huila: FARC_BASES,
      narino: FARC_BASES,
    });
    expect(pieces(g, 'arauca', 'farc-base')).toBe(0);
    expect(pieces(g, 'arauca', 'farc-guerrilla-underground')).toBe(1);
  });

  it('clears the mountains of most FARC pieces (card 25)', () => {
    const g = executes(25, { huila: { 'farc-base': 2, 'farc-guerrilla': 3 }, narino: { 'farc-guerrilla': 1 } });
    expect(pieces(g, 'huila', 'farc-base')).toBe(0);
  });

  it('puts capabilities in play for itself (5.3)', () => {
    expect(executes(2, {}).capabilities[2]).toBe('unshaded');
  });
});
