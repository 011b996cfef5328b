import { words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../data/cards.js';
import { FACTIONS } from '../factions.js';
import { andeanAbyss } from '../index.js';
import { pieceOf, UNDERGROUND } from '../pieces.js';
import { answer, at, logged, matchAt, offers, pieces, positionWith, run, standard } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { bar, replacePiece } from './effects.js';
import { EVENTS, executeEvent, runEvent, textOf } from './index.js';

const view = (match: ReturnType<typeof matchAt>) => match.view('observer') as { readonly [field: string]: unknown };

describe('5.1 Executing events', () => {
  it.each(CARDS)('$number $title has something to execute on each of its sides', (card) => {
    const sides = card.dual ? (['unshaded', 'shaded'] as const) : (['unshaded'] as const);
    for (const side of sides) {
      const lasts = card.capability || (card.momentum && side === 'shaded');
      expect(EVENTS[card.number]?.[side] !== undefined).toBe(!lasts);
    }
    expect(EVENTS[card.number]?.shaded === undefined || card.dual).toBe(true);
  });

  it('leaves the choices to the executing faction', () => {
    for (const faction of FACTIONS) {
      const g = standard({ card: 44 });
      const { decisions } = run(g, runEvent(g, 44, 'shaded', faction), ['space:bogota']);
      expect(decisions.map((decision) => decision.seat)).toEqual([faction]);
      expect(decisions[0].rule).toBe('5.1');
    }
  });

  it('leaves them to another faction where the text says so', () => {
    const g = standard({ card: 46 });
    const { decisions } = run(g, runEvent(g, 46, 'unshaded', 'government'), [
      'faction:auc',
      'space:guaviare',
      'piece:farc-guerrilla-underground',
      'piece:farc-guerrilla-underground',
      'passive-support',
    ]);
    expect(decisions[0].seat).toBe('government');
    expect(decisions.slice(1).every((decision) => decision.seat === 'auc')).toBe(true);
  });

  it('lets the executing faction take back pieces and deal before its text is carried out (1.4.1, 1.7, E7)', () => {
    const match = matchAt({ card: 44, next: 1, acting: 'farc' });
    answer(match, 'event');
    expect(match.decision()?.options).toEqual(['unshaded', 'shaded', 'aside:remove', 'aside:transfer']);
    answer(match, 'aside:remove', 'space:huila', 'piece:farc-base');
    expect(pieces(match.position, 'huila', 'farc-base')).toBe(0);
    answer(match, 'aside:transfer', 'give-resources', 'faction:auc', 'number:4');
    expect(match.position.resources).toMatchObject({ farc: 6, auc: 14 });
    expect(match.decision()?.prompt.key).toBe(promptKey('event.side'));
  });
});

describe('5.1.1 Events and rules', () => {
  it('example: where any guerrilla may do it, an active one does Terror', () => {
    const spaces = { huila: { 'farc-guerrilla-active': 1, support: 'active-support' } };
    const g = positionWith({ card: 46, spaces });
    run(g, runEvent(g, 46, 'unshaded', 'farc'), ['space:huila', 'passive-opposition']);
    expect(g.terror[at('huila')]).toBe(2);
    expect(g.support[at('huila')]).toBe(-1);
  });

  it('place nothing that is not available (1.4.1)', () => {
    const g = positionWith({ card: 39, spaces: { bogota: { police: 28 } } });
    // Six departments would take a police each; two are left.
    run(g, runEvent(g, 39, 'unshaded', 'government'), ['space:huila', 'space:cesar']);
    expect(pieces(g, 'huila', 'police') + pieces(g, 'cesar', 'police')).toBe(2);
  });

  it('remove rather than replace where the replacement is not available (T20)', () => {
    const spaces = { huila: { police: 1 }, choco: { 'auc-guerrilla': 18 } };
    const g = positionWith({ card: 39, spaces });
    run(g, runEvent(g, 39, 'shaded', 'auc'), ['space:huila']);
    expect(pieces(g, 'huila', 'police')).toBe(0);
    expect(pieces(g, 'huila', 'auc-guerrilla-underground')).toBe(0);
    const again = positionWith({ spaces });
    run(again, replacePiece(again, at('huila'), pieceOf('police'), UNDERGROUND.auc));
    expect(pieces(again, 'huila', 'police')).toBe(0);
  });

  it('do not break stacking: no Government piece enters a FARC Zone (1.4.2, 6.4.4)', () => {
    const g = positionWith({ card: 39, spaces: { huila: { zone: true } } });
    expect(offers(runEvent(g, 39, 'unshaded', 'government'))).not.toContain('space:huila');
  });

  it('do not break stacking: no third base comes to a space', () => {
    const g = positionWith({ card: 40, spaces: { cali: { 'cartels-base': 2 } } });
    const { decisions } = run(g, runEvent(g, 40, 'shaded', 'auc'), ['space:cali', 'space:pasto', 'piece:auc-base']);
    // In Cali only a guerrilla could come, and came unasked.
    expect(pieces(g, 'cali', 'auc-guerrilla-underground')).toBe(1);
    expect(decisions[2].options).toEqual(['piece:auc-guerrilla-underground', 'piece:auc-base']);
  });

  it('raise aid to 29 and resources to 99 at most (1.7)', () => {
    const g = positionWith({ card: 12, aid: 25, resources: { government: 90 } });
    run(g, runEvent(g, 12, 'unshaded', 'government'));
    expect(g.aid).toBe(29);
    expect(g.resources.government).toBe(99);
  });

  it('give nobody the operations of another: an executing Government has AUC march (card 37)', () => {
    const g = standard({ card: 37 });
    const { decisions } = run(g, runEvent(g, 37, 'shaded', 'government'), ['space:loc-medellin-ibague', 'done']);
    expect(decisions.every((decision) => decision.seat === 'auc')).toBe(true);
  });
});

describe('5.1.2 Events and events', () => {
  it('example: Former Military strikes FARC though FARC has executed Senado & Cámara (T21)', () => {
    const spaces = { huila: { troops: 2, 'farc-guerrilla-active': 1 } };
    const g = positionWith({ card: 37, spaces, momentum: [{ card: 42, faction: 'farc' }] });
    run(g, runEvent(g, 37, 'unshaded', 'government'), ['assault']);
    expect(pieces(g, 'huila', 'farc-guerrilla-active')).toBe(0);
  });

  it('an ordinary Assault does not', () => {
    const spaces = { bogota: { troops: 2, 'farc-guerrilla-active': 1 } };
    const note = { onlyThese: true, card: 1, next: 2, spaces, momentum: [{ card: 42, faction: 'farc' }] };
    // There is nobody else it could strike, so it is not even offered.
    expect(matchAt(note).decision()?.options).not.toContain('assault');
  });
});

describe('5.1.3 What cannot be done', () => {
  it('is left out, and the rest is done', () => {
    // No city with support: only the resources fall.
    const g = positionWith({ card: 44, resources: { government: 10 } });
    g.support.fill(0);
    expect(run(g, runEvent(g, 44, 'shaded', 'farc')).decisions).toEqual([]);
    expect(g.resources.government).toBe(7);
  });

  it('is no reason not to execute an event that does nothing at all', () => {
    const match = matchAt({ onlyThese: true, card: 41, next: 2, acting: 'auc' });
    answer(match, 'event', 'shaded');
    expect(match.position.turn.acted).toEqual([{ faction: 'auc', deed: 'event' }]);
    expect(match.position.resources.auc).toBe(10);
  });
});

describe('5.2 Dual use', () => {
  it('lets any faction take either text, not both', () => {
    for (const faction of FACTIONS) {
      const g = standard({ card: 44, acting: faction });
      const first = offers(executeEvent(g, 44, faction));
      expect(first.slice(0, 2)).toEqual(['unshaded', 'shaded']);
    }
    const g = standard({ card: 45 });
    run(g, executeEvent(g, 45, 'farc'), ['unshaded']);
    expect(logged(g)).toContain('log.event.unshaded');
    expect(logged(g)).not.toContain('log.event.shaded');
  });

  it('tells with the execution what the text does', () => {
    const english = words('en', [andeanAbyss.messages], andeanAbyss.names);
    for (const side of ['unshaded', 'shaded'] as const) {
      const g = standard({ card: 45 });
      run(g, executeEvent(g, 45, 'farc'), [side]);
      const [entry] = (g.log ?? []).filter(({ key }) => key === `log.event.${side}`);
      expect(english.say(entry)).toContain(`, ${side}: ${english.say({ key: `event.45.${side}` })}`);
    }
  });

  it('has one text on eight cards', () => {
    const single = CARDS.filter((card) => !card.dual).map((card) => card.number);
    expect(single).toEqual([19, 36, 46, 53, 54, 63, 65, 69]);
    const g = standard({ card: 46 });
    expect(offers(executeEvent(g, 46, 'auc'))).toEqual(['carry-out', 'aside:remove', 'aside:transfer']);
    expect(textOf(46).key).toBe('card.single');
    expect(textOf(45).key).toBe('card.dual');
  });

  it('asks nothing where there is one text and nothing beside it', () => {
    const g = positionWith({ card: 46, resources: { government: 0, farc: 0, auc: 0, cartels: 0 } });
    expect(run(g, executeEvent(g, 46, 'auc')).decisions).toEqual([]);
    // The log names no side then.
    expect(logged(g)).toContain('log.event.single');
  });
});

describe('5.3 Capabilities', () => {
  const cards = CARDS.filter((card) => card.capability).map((card) => card.number);

  it('are cards 1, 2, 3, 7, 9, 10, 11 and 13', () => {
    expect(cards).toEqual([1, 2, 3, 7, 9, 10, 11, 13]);
  });

  it.each(cards)('card %i is in play on the side executed, by whomever, to the end of the game', (card) => {
    for (const side of ['unshaded', 'shaded'] as const) {
      const match = answer(matchAt({ card, next: 73, acting: 'farc' }), 'event', side);
      expect(match.position.capabilities).toEqual({ [card]: side });
      while (match.position.turned < 3) {
        const options = match.decision()?.options ?? [];
        answer(match, ['pass', 'done', 'no'].find((word) => options.includes(word)) ?? options[0]);
      }
      expect(match.position.capabilities).toEqual({ [card]: side });
    }
  });

  it('stand beside each other', () => {
    const g = positionWith({ capabilities: { 1: 'shaded' } });
    run(g, runEvent(g, 10, 'unshaded', 'government'));
    expect(g.capabilities).toEqual({ 1: 'shaded', 10: 'unshaded' });
  });
});

describe('5.4 Insurgent momentum', () => {
  const cards = CARDS.filter((card) => card.momentum).map((card) => card.number);

  it('is the shaded text of cards 12, 17, 22, 27, 42 and 67', () => {
    expect(cards).toEqual([12, 17, 22, 27, 42, 67]);
  });

  it.each(cards)('card %i lasts until the next Reset phase, and its other side does not last', (card) => {
    const match = answer(matchAt({ card, next: 73, acting: 'farc' }), 'event', 'shaded');
    expect(match.position.momentum).toEqual([{ card, faction: 'farc' }]);
    while (match.position.step !== 'redeploy') {
      expect(match.position.momentum).toHaveLength(1);
      const options = match.decision()?.options ?? [];
      answer(match, ['pass', 'done', 'no'].find((word) => options.includes(word)) ?? options[0]);
    }
    answer(match, 'done');
    while (match.position.turned < 3) answer(match, 'done');
    expect(match.position.momentum).toEqual([]);
  });

  it('is not limited to two at a time', () => {
    const g = positionWith();
    for (const card of cards) run(g, runEvent(g, card, 'shaded', 'auc'));
    expect(g.momentum.map((m) => m.card)).toEqual(cards);
  });

  it('remembers who executed it, the Government too', () => {
    const g = positionWith();
    run(g, runEvent(g, 42, 'shaded', 'government'));
    expect(g.momentum).toEqual([{ card: 42, faction: 'government' }]);
  });
});

describe('5.5 Free operations', () => {
  it('cost nothing and leave the faction that did them eligible; who executed the event is not (3.1.2, T7)', () => {
    // Card 37, shaded: AUC marches, then ambushes.
    const match = matchAt({ card: 37, next: 44, acting: 'farc', resources: { auc: 0 } });
    answer(match, 'event', 'shaded', 'space:loc-medellin-ibague', 'done');
    expect(match.position.resources.auc).toBe(0);
    expect(match.position.turn.acted).toEqual([{ faction: 'farc', deed: 'event' }]);
    answer(match, 'pass', 'pass', 'pass');
    expect(view(match).eligible).toEqual(['government', 'auc', 'cartels']);
  });

  it('interrupt the sequence: a faction that did one can still act on the card', () => {
    const match = matchAt({ card: 37, next: 44, acting: 'farc' });
    answer(match, 'event', 'shaded', 'space:loc-medellin-ibague', 'done');
    expect(match.decision()).toMatchObject({ seat: 'auc', prompt: { key: promptKey('act.second') } });
  });

  it('are open to an ineligible faction, which stays so for this card', () => {
    const match = matchAt({ card: 37, next: 44, acting: 'farc', eligible: ['farc', 'cartels'] });
    answer(match, 'event', 'shaded', 'space:loc-medellin-ibague', 'done');
    expect(match.decision()?.seat).toBe('cartels');
  });

  it('example: keep to their other requirements, so that only a guerrilla underground does a free Terror', () => {
    // Card 19: a free Attack or Terror wherever one is possible.
    const spaces = { huila: { 'farc-guerrilla-active': 1 }, cesar: { 'farc-guerrilla': 1, support: 'neutral' } };
    const g = positionWith({ card: 19, spaces });
    const { decisions } = run(g, runEvent(g, 19, 'unshaded', 'farc'), ['space:cesar']);
    expect(decisions[0].options).toEqual(['space:cesar', 'done']);
    expect(g.terror[at('huila')]).toBe(0);
    expect(g.terror[at('cesar')]).toBe(1);
    expect(pieces(g, 'cesar', 'farc-guerrilla-active')).toBe(1);
    expect(g.resources.farc).toBe(10);
  });
});

describe('2.3.7 Ineligible by event', () => {
  it('a bar is told once', () => {
    const g = standard({ card: 44 });
    bar(g, 'auc');
    bar(g, 'auc');
    expect(g.turn.barred).toEqual(['auc']);
  });
});
