import { describe, expect, it } from 'vitest';
import { INSURGENTS } from '../factions.js';
import { answer, matchAt, plain } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { allowedActionsOf } from './sequence.js';

/** Card 60: cartels, Government, AUC, FARC. Card 1: Government, FARC, AUC, cartels. Card 4: Government, FARC, cartels, AUC. */
const SOLO = { nonplayers: 'farc+auc+cartels' };
const TWO = { nonplayers: 'auc+cartels' };
const acted = (faction: string, deed: string) => ({ turn: { acted: [{ faction, deed }] } });
const asked = (match: ReturnType<typeof matchAt>) => {
  const decision = match.decision();
  return { seat: decision?.seat, key: decision?.prompt.key, options: decision?.options };
};

describe('8.1 Unlimited operations', () => {
  it('a non-player does a full operation with its special activity where a player has a limited one', () => {
    const after = { card: 60, next: 1, ...acted('cartels', 'operation') };
    const np = matchAt({ ...after, eligible: ['farc', 'auc'] }, SOLO);
    expect(asked(np)).toMatchObject({ seat: 'auc', key: promptKey('act.second') });
    expect(allowedActionsOf(np.position, 'auc').terms).toEqual({ limited: false, special: true });
    const player = matchAt({ ...after, eligible: ['farc', 'auc'] });
    expect(asked(player)).toMatchObject({ seat: 'auc', key: promptKey('act.second.limited') });
  });

  it('the limits of the last event card (2.3.9) do not bind it', () => {
    const last = { card: 60, next: 76, propagandas: 3 };
    expect(asked(matchAt(last, SOLO))).toMatchObject({ key: promptKey('act.first') });
    expect(asked(matchAt(last, SOLO)).options).toContain('march');
    expect(asked(matchAt(last)).key).toBe(promptKey('act.first.limited'));
    expect(asked(matchAt(last)).options).not.toContain('march');
  });

  it('they do bind the players beside it', () => {
    const match = matchAt({ card: 1, next: 76, propagandas: 3 }, SOLO);
    expect(asked(match)).toMatchObject({ seat: 'government', key: promptKey('act.first.limited') });
  });
});

describe('8.1 No Ship', () => {
  const shipments = [{ space: 'putumayo', guerrilla: 'cartels-guerrilla' }];

  it('a non-player gets no operation from its own shipment', () => {
    const match = matchAt({ card: 60, next: 1, shipments }, SOLO);
    answer(match, 'march', 'space:narino', 'done');
    expect(asked(match).seat).toBe('government');
    expect(match.position.shipments).toHaveLength(1);
  });

  it('and gives none with it to a player', () => {
    const match = matchAt({ card: 1, next: 60, shipments }, SOLO);
    answer(match, 'train', 'space:bogota', 'number:1', 'number:0', 'done', 'done');
    expect(asked(match).seat).toBe('farc');
  });
});

describe('8.1.2 Non-players and transfers', () => {
  it('a non-player deals with nobody and takes nothing back', () => {
    const match = answer(matchAt({ card: 60, next: 1 }, SOLO), 'rally');
    const { options = [] } = asked(match);
    expect(plain(options)).toEqual(options);
  });

  it('players may give to it but not ask of it', () => {
    const match = answer(matchAt({ card: 1, next: 60 }, SOLO), 'train', 'aside:transfer');
    expect(asked(match).options).toEqual(['give-resources', 'cancel']);
    answer(match, 'give-resources', 'faction:auc', 'number:3');
    expect(match.position.resources.auc).toBe(13);
  });

  it('without money it passes rather than asks', () => {
    const match = matchAt({ card: 60, next: 1, onlyThese: true, resources: { cartels: 0 } }, SOLO);
    expect(asked(match).options).toEqual(['event', 'pass']);
  });
});

describe('8.1 Insurgent Discord', () => {
  // The Government did an operation with a special activity on card 4; AUC is next, FARC and the cartels are not eligible.
  const note = {
    card: 4,
    next: 1,
    ...acted('government', 'operation-special'),
    eligible: ['auc'],
  };

  it('in the game for two the Government chooses event or operation for a 2nd Eligible non-player', () => {
    const match = matchAt(note, TWO);
    expect(asked(match)).toEqual({ seat: 'government', key: promptKey('discord'), options: ['event', 'operation'] });
    answer(match, 'event');
    expect(asked(match)).toMatchObject({ seat: 'auc', key: promptKey('event.side') });
  });

  it('an operation leaves the non-player everything but the event', () => {
    const match = answer(matchAt(note, TWO), 'operation');
    expect(asked(match)).toMatchObject({ seat: 'auc', key: promptKey('act.second') });
    expect(asked(match).options).not.toContain('event');
  });

  it('not in the games for one or three', () => {
    expect(asked(matchAt(note, SOLO)).seat).toBe('auc');
    expect(asked(matchAt(note, { nonplayers: 'auc' })).seat).toBe('auc');
  });

  it('not for one without resources', () => {
    expect(asked(matchAt({ ...note, resources: { auc: 0 } }, TWO)).seat).toBe('auc');
  });

  it('not where the event would have no effect', () => {
    // Card 22, shaded, is momentum and always has one; card 31, shaded, needs passive opposition, of which there is none.
    const ineffective = { ...note, card: 31 };
    const match = matchAt({ ...ineffective, ...acted('farc', 'operation-special'), eligible: ['auc'] }, TWO);
    expect(asked(match).seat).toBe('auc');
  });

  it('not for a 1st Eligible, and not where the event is gone', () => {
    const first = { card: 4, next: 1, eligible: ['auc'] };
    expect(asked(matchAt(first, TWO)).seat).toBe('auc');
    expect(asked(matchAt({ ...note, ...acted('government', 'operation') }, TWO)).seat).toBe('auc');
  });

  it('not on cards that non-players never execute (8.4.4)', () => {
    const match = matchAt({ ...note, card: 63 }, TWO);
    expect(asked(match).seat).toBe('auc');
  });
});

describe('8.0 Non-player factions', () => {
  it('exclude players who share factions', () => {
    expect(() => matchAt({}, { players: '2', nonplayers: 'auc' })).toThrow('playersNonplayers');
  });

  it('are insurgents all', () => {
    const match = matchAt({}, SOLO);
    expect(match.seats).toEqual(['government', ...INSURGENTS]);
  });
});
