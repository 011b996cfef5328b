import { describe, expect, it } from 'vitest';
import { executeEvent } from '../events/index.js';
import type { Faction } from '../factions.js';
import { availableOf } from '../forces.js';
import { UNDERGROUND } from '../pieces.js';
import { answer, at, matchAt, offers, pieces, plain, positionWith, run } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { plan } from './execution.js';
import { operate } from './operations/index.js';
import { type Aside, type AsideContext, asidesFor, runAside } from './removal-and-transfers.js';

const event = (): AsideContext => ({ refused: [] });
const aside = (which: Aside, by: Faction, matter: AsideContext = event()) => ({
  in: (g: ReturnType<typeof positionWith>) => runAside(g, by, which, matter),
});

describe('1.4.1 Taking back own pieces', () => {
  it('example: insurgents without available guerrillas take some back in a Rally, to place them underground', () => {
    const g = positionWith({
      spaces: { vaupes: { 'cartels-guerrilla-active': 11 }, cali: { 'cartels-guerrilla-active': 1 } },
      resources: { cartels: 5 },
    });
    expect(availableOf(g, UNDERGROUND.cartels)).toBe(0);
    run(g, operate(g, 'cartels', 'rally', {}), [
      'aside:remove',
      'space:cali',
      'piece:cartels-guerrilla-active',
      'space:cali',
      'done',
    ]);
    expect(pieces(g, 'cali', 'cartels-guerrilla-active')).toBe(0);
    expect(pieces(g, 'cali', 'cartels-guerrilla-underground')).toBe(1);
    expect(g.resources.cartels).toBe(4);
  });

  it('is open to the Government too, cubes and bases alike', () => {
    const g = positionWith({ spaces: { cali: { troops: 1, police: 2, 'government-base': 1, 'farc-guerrilla': 1 } } });
    expect(offers(aside('aside:remove', 'government').in(g))).toEqual(['space:cali', 'done']);
    expect(offers(aside('aside:remove', 'government').in(g), ['space:cali'])).toEqual([
      'piece:troops',
      'piece:police',
      'piece:government-base',
      'done',
    ]);
    run(g, aside('aside:remove', 'government').in(g), ['space:cali', 'piece:police']);
    expect(pieces(g, 'cali', 'police')).toBe(1);
  });

  it('can be thought better of', () => {
    const g = positionWith({ spaces: { cali: { troops: 1 } } });
    run(g, aside('aside:remove', 'government').in(g), ['done']);
    run(g, aside('aside:remove', 'government').in(g), ['space:cali', 'done']);
    expect(pieces(g, 'cali', 'troops')).toBe(1);
  });

  it('is for own pieces only, and not offered without any', () => {
    const g = positionWith({
      spaces: { cali: { troops: 1 } },
      resources: { auc: 0, government: 0, farc: 0, cartels: 0 },
    });
    expect(asidesFor(g, 'auc', event())).toEqual([]);
  });

  it('settles what a guerrilla carries', () => {
    const g = positionWith({
      spaces: { cali: { 'auc-guerrilla': 1, 'farc-guerrilla': 1 } },
      shipments: [{ space: 'cali', guerrilla: 'auc-guerrilla-underground' }],
    });
    const { decisions } = run(g, aside('aside:remove', 'auc').in(g), [
      'space:cali',
      'piece:auc-guerrilla-underground',
      'piece:farc-guerrilla-underground',
    ]);
    expect(decisions.map((d) => d.seat)).toEqual(['auc', 'auc', 'auc']);
    expect(g.shipments).toEqual([{ space: at('cali'), guerrilla: UNDERGROUND.farc }]);
  });

  it('spares what the operation needs to begin', () => {
    const g = positionWith({
      spaces: { cali: { 'auc-guerrilla': 1, police: 1 }, choco: { 'auc-guerrilla-active': 1, 'auc-base': 1 } },
      resources: { auc: 5 },
    });
    const attack = plan('auc', 'attack');
    expect(offers(aside('aside:remove', 'auc', attack).in(g))).toEqual(['space:choco', 'done']);
    expect(offers(aside('aside:remove', 'auc', { ...attack, begun: true }).in(g))).toContain('space:cali');
    const march = plan('auc', 'march');
    expect(offers(aside('aside:remove', 'auc', march).in(g))).toEqual(['space:cali', 'space:choco', 'done']);
  });

  it('is not offered at all where nothing can be spared', () => {
    const g = positionWith({ spaces: { cali: { 'auc-guerrilla': 1 } }, resources: { auc: 1 } });
    expect(asidesFor(g, 'auc', plan('auc', 'terror'))).not.toContain('aside:remove');
    expect(asidesFor(g, 'auc', plan('auc', 'rally'))).toContain('aside:remove');
  });

  it('begins only when an operation or event has been chosen (E7)', () => {
    const match = matchAt({ card: 1, next: 2, acting: 'government' });
    expect(match.decision()?.options.some((o) => o.startsWith('aside:'))).toBe(false);
    answer(match, 'event');
    expect(match.decision()?.options).toEqual(['unshaded', 'shaded', 'aside:remove', 'aside:transfer']);
    const other = matchAt({ card: 1, next: 2, acting: 'government' });
    answer(other, 'train');
    expect(other.decision()?.options).toEqual(expect.arrayContaining(['aside:remove', 'aside:transfer']));
  });

  it('stands beside a limited Patrol as beside any other operation', () => {
    const g = positionWith({ spaces: { cali: { troops: 2 } } });
    const options = offers(operate(g, 'government', 'patrol', { limited: true }));
    expect(options).toEqual(expect.arrayContaining(['space:cali', 'space:loc-cali-pasto', 'aside:remove']));
  });
});

describe('1.5.1 Negotiation', () => {
  const resources = { government: 3, farc: 0, auc: 2, cartels: 99 };

  it('transfers only resources and shipments', () => {
    const g = positionWith({
      spaces: { cali: { 'farc-guerrilla': 1, 'auc-guerrilla': 1 } },
      shipments: [{ space: 'cali', guerrilla: 'auc-guerrilla-underground' }],
      resources,
    });
    expect(offers(aside('aside:transfer', 'auc').in(g))).toEqual([
      'give-resources',
      'give-shipment',
      'ask-resources',
      'cancel',
    ]);
    expect(offers(aside('aside:transfer', 'farc').in(g))).toEqual(['ask-resources', 'ask-shipment', 'cancel']);
  });

  it('gives at the will of the giver, as much as the other can hold', () => {
    const g = positionWith({ resources });
    expect(offers(aside('aside:transfer', 'auc').in(g), ['give-resources'])).toEqual([
      'faction:government',
      'faction:farc',
      'done',
    ]);
    run(g, aside('aside:transfer', 'auc').in(g), ['give-resources', 'faction:farc', 'number:2']);
    expect(g.resources).toMatchObject({ farc: 2, auc: 0 });
  });

  it('asks of others need their consent', () => {
    const g = positionWith({ resources });
    const { decisions } = run(g, aside('aside:transfer', 'farc').in(g), [
      'ask-resources',
      'faction:government',
      'number:3',
      'yes',
    ]);
    expect(decisions.at(-1)).toMatchObject({ seat: 'government', prompt: { key: promptKey('transfer.agree') } });
    expect(g.resources).toMatchObject({ government: 0, farc: 3 });
  });

  it('a faction that refused is not asked again in the same operation', () => {
    const g = positionWith({ resources });
    const matter = event();
    run(g, aside('aside:transfer', 'farc', matter).in(g), ['ask-resources', 'faction:government', 'number:1', 'no']);
    expect(g.resources).toMatchObject({ government: 3, farc: 0 });
    expect(matter.refused).toEqual(['government']);
    expect(offers(aside('aside:transfer', 'farc', matter).in(g), ['ask-resources'])).toEqual([
      'faction:auc',
      'faction:cartels',
      'done',
    ]);
  });

  it('hands shipments to guerrillas of others in the same space (4.5.3)', () => {
    const g = positionWith({
      spaces: {
        cali: { 'auc-guerrilla': 1, 'farc-guerrilla-active': 1, 'cartels-guerrilla': 1 },
        choco: { 'auc-guerrilla': 1 },
      },
      shipments: [
        { space: 'cali', guerrilla: 'auc-guerrilla-underground' },
        { space: 'choco', guerrilla: 'auc-guerrilla-underground' },
      ],
    });
    expect(offers(aside('aside:transfer', 'auc').in(g), ['give-shipment'])).toEqual(['space:cali', 'done']);
    expect(offers(aside('aside:transfer', 'auc').in(g), ['give-shipment', 'space:cali'])).toEqual([
      'piece:farc-guerrilla-active',
      'piece:cartels-guerrilla-underground',
    ]);
    run(g, aside('aside:transfer', 'auc').in(g), ['give-shipment', 'space:cali', 'piece:farc-guerrilla-active']);
    expect(g.shipments[0]).toEqual({ space: at('cali'), guerrilla: UNDERGROUND.farc + 1 });
  });

  it('asks for shipments where an own guerrilla stands, with the consent of the owner', () => {
    const note = {
      spaces: { cali: { 'auc-guerrilla': 1, 'farc-guerrilla': 1, 'cartels-guerrilla': 1 } },
      shipments: [
        { space: 'cali', guerrilla: 'auc-guerrilla-underground' },
        { space: 'cali', guerrilla: 'cartels-guerrilla-underground' },
      ],
    };
    const g = positionWith(note);
    const answers = ['ask-shipment', 'space:cali', 'faction:cartels', 'yes'];
    const { decisions } = run(g, aside('aside:transfer', 'farc').in(g), answers);
    expect(decisions.at(-1)?.seat).toBe('cartels');
    expect(g.shipments.map((s) => s.guerrilla)).toEqual([UNDERGROUND.auc, UNDERGROUND.farc]);
    const unwilling = positionWith(note);
    run(unwilling, aside('aside:transfer', 'farc').in(unwilling), [...answers.slice(0, 3), 'no']);
    expect(unwilling.shipments.map((s) => s.guerrilla)).toEqual([UNDERGROUND.auc, UNDERGROUND.cartels]);
  });

  it('the Government can neither hold nor ask for a shipment', () => {
    const g = positionWith({
      spaces: { cali: { 'auc-guerrilla': 1, troops: 1 } },
      shipments: [{ space: 'cali', guerrilla: 'auc-guerrilla-underground' }],
    });
    expect(offers(aside('aside:transfer', 'government').in(g))).toEqual(['give-resources', 'ask-resources', 'cancel']);
  });

  it('can be thought better of', () => {
    const g = positionWith({ resources });
    run(g, aside('aside:transfer', 'auc').in(g), ['cancel']);
    run(g, aside('aside:transfer', 'auc').in(g), ['give-resources', 'done']);
    expect(g.resources).toEqual(resources);
  });
});

describe('1.7 Timing of transfers', () => {
  it('are to or from the faction that is executing (E2)', () => {
    const g = positionWith({
      spaces: { cali: { 'farc-guerrilla': 1, 'auc-guerrilla': 1 } },
      shipments: [{ space: 'cali', guerrilla: 'auc-guerrilla-underground' }],
      resources: { farc: 5 },
    });
    const { decisions } = run(g, operate(g, 'farc', 'rally', {}), [
      'aside:transfer',
      'ask-resources',
      'faction:auc',
      'number:1',
      'yes',
      'space:choco',
      'done',
    ]);
    expect(decisions.filter((d) => d.seat !== 'farc').map((d) => d.prompt.key)).toEqual([promptKey('transfer.agree')]);
    expect(g.resources).toMatchObject({ farc: 5, auc: 9 });
  });

  it('leave the executing faction what its operation costs at least', () => {
    const g = positionWith({ spaces: { cali: { troops: 1 } }, resources: { government: 5 } });
    const giving = ['aside:transfer', 'give-resources', 'faction:auc'];
    expect(offers(operate(g, 'government', 'train', {}), giving)).toEqual(['number:1', 'number:2']);
    const poor = positionWith({ spaces: { cali: { troops: 1 } }, resources: { government: 3 } });
    expect(offers(operate(poor, 'government', 'train', {}), ['aside:transfer'])).toEqual(['ask-resources', 'cancel']);
  });

  it('may spend the rest once the operation has begun', () => {
    const g = positionWith({ resources: { government: 6 } });
    const answers = ['space:cali', 'number:0', 'number:0', 'aside:transfer', 'give-resources', 'faction:auc'];
    expect(offers(operate(g, 'government', 'train', {}), answers)).toEqual(['number:1', 'number:2', 'number:3']);
  });

  it('let another player pay for an operation that the faction could not begin, which it then executes at once', () => {
    const spaces = { vaupes: { 'cartels-guerrilla': 1 } };
    const acted = [{ faction: 'farc', deed: 'operation' }];
    const resources = { cartels: 0, government: 0, farc: 0, auc: 3 };
    const note = { card: 55, next: 1, onlyThese: true, spaces, resources, turn: { acted } };
    const options = (match: ReturnType<typeof matchAt>) => match.decision()?.options;
    const match = matchAt(note);
    expect(options(match)).toEqual(['pass', 'aside:transfer']);
    answer(match, 'aside:transfer');
    expect(options(match)).toEqual(['rally', 'march', 'terror', 'cancel']);
    answer(match, 'cancel', 'aside:transfer', 'rally', 'faction:auc', 'number:2');
    expect(match.decision()?.seat).toBe('auc');
    answer(match, 'yes', 'space:huila');
    expect(match.position.resources).toMatchObject({ cartels: 1, auc: 1 });
    expect(match.position.eligible).toMatchObject({ cartels: false, auc: true });
    // Refused, it is where it was: with nothing left but to pass, it passes.
    const alone = answer(matchAt(note), 'aside:transfer', 'rally', 'faction:auc', 'number:1', 'no');
    expect(alone.position.resources).toMatchObject({ cartels: 1, auc: 3 });
    expect(alone.position.turn.acted).toContainEqual({ faction: 'cartels', deed: 'pass' });
  });

  it('ask no player for less than the operation lacks, nor another faction of the same player (1.5)', () => {
    const spaces = { bogota: { troops: 1 } };
    const resources = { government: 1, farc: 1, auc: 2, cartels: 3 };
    const note = { card: 1, next: 2, onlyThese: true, spaces, resources };
    const asking = ['aside:transfer', 'train'];
    expect(answer(matchAt(note), ...asking).decision()?.options).toEqual(['faction:auc', 'faction:cartels', 'done']);
    const two = matchAt(note, { players: '2' });
    expect(answer(two, ...asking).decision()?.options).toEqual(['faction:cartels', 'done']);
  });

  it('go with an event as well', () => {
    const g = positionWith({ card: 1, next: 2, resources: { auc: 4 } });
    const options = offers(executeEvent(g, 1, 'auc'));
    expect(plain(options)).toEqual(['unshaded', 'shaded']);
    expect(options).toContain('aside:transfer');
  });
});
