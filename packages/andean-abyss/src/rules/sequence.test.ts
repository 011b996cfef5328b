import { kernelMessages, type Match, newMatch, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { bar, staysEligible } from '../events/effects.js';
import { andeanAbyss } from '../index.js';
import type { Position } from '../position.js';
import { answer, matchAt, standard } from '../testing/positions.js';
import { promptKey } from '../testing/prompt-key.js';
import { allowedActionsOf, nextToAct, orderOf } from './sequence.js';

/** Cards by their order: 1 Government, FARC, AUC, cartels; 19 FARC, Government; 60 cartels, Government, AUC, FARC. */
const GFAC = 1;
const FGAC = 19;
const CGAF = 60;

type View = { readonly [field: string]: unknown };
const view = (match: Match<Position>) => match.view('observer') as View;
const turn = (match: Match<Position>) => {
  const decision = match.decision();
  return { seat: decision?.seat, key: decision?.prompt.key, options: decision?.options };
};
/** Train in Bogotá with nothing placed: the plainest operation, one space and no special activity. */
const TRAIN = ['train', 'space:bogota', 'number:0', 'number:0', 'done', 'done'];
const RALLY = ['rally', 'space:huila', 'guerrillas', 'number:1', 'done'];
const RALLY_LIMITED = ['rally', 'space:huila', 'guerrillas', 'number:1'];

describe('2.2 Start', () => {
  it('plays the top card and shows the next', () => {
    const match = newMatch(andeanAbyss, { seed: 'start' });
    const { deck } = match.position;
    expect(view(match)).toMatchObject({ played: [deck[0]], upcoming: [deck[1]], cardsLeft: 63 });
    expect(JSON.stringify(view(match))).not.toContain(JSON.stringify(deck.slice(2)));
  });

  it('always knows one card ahead', () => {
    const match = matchAt({ card: GFAC, next: FGAC });
    answer(match, 'pass', 'pass', 'pass', 'pass');
    const { deck } = match.position;
    expect(view(match)).toMatchObject({ played: [GFAC, FGAC], upcoming: [deck[2]] });
  });

  it('without reveal shows the card in play alone', () => {
    const match = newMatch(andeanAbyss, { seed: 'start', settings: { reveal: 'no' } });
    expect(view(match)).toMatchObject({ played: [match.position.deck[0]], upcoming: [], cardsLeft: 63 });
    expect(match.position.seen).toBe(1);
  });
});

describe('2.3 Event card', () => {
  it('lets two factions execute, and no third', () => {
    const match = matchAt({ card: GFAC, next: CGAF });
    answer(match, ...TRAIN, ...RALLY_LIMITED);
    // The next card's order is cartels first: nobody of card 1 was asked any more.
    expect(turn(match)).toMatchObject({ seat: 'cartels' });
    expect(match.position.turned).toBe(2);
  });

  it('says what becomes of the event that is left, and hides the text of one that is gone', () => {
    const speaker = words('en', [kernelMessages, andeanAbyss.messages], andeanAbyss.names);
    const asked = (match: Match<Position>) => {
      const prompt = match.decision()?.prompt;
      return prompt ? speaker.say(prompt) : '';
    };
    const match = matchAt({ card: GFAC, next: CGAF });
    expect(asked(match)).toMatch(/If you leave the Event, the next Faction may execute it .* Unshaded: /);
    answer(match, ...TRAIN);
    expect(asked(match)).toMatch(/or Pass\. The Event can no longer be executed\.$/);
    const open = matchAt({ card: GFAC, turn: { acted: [{ faction: 'government', deed: 'operation-special' }] } });
    expect(asked(open)).toMatch(/After your Operation nobody executes the Event\. Unshaded: /);
  });

  it('lets passes go by until two have executed (R4)', () => {
    const match = answer(matchAt({ card: GFAC, next: FGAC }), 'pass', ...RALLY, 'pass');
    expect(turn(match).seat).toBe('cartels');
    answer(match, 'rally', 'space:putumayo', 'guerrillas', 'number:3');
    expect(match.position.turned).toBe(2);
  });

  it('has nothing for ineligible factions to do', () => {
    const match = matchAt({ card: GFAC, next: FGAC, eligible: ['auc'] });
    expect(turn(match).seat).toBe('auc');
    answer(match, 'pass');
    expect(match.position.turned).toBe(2);
    expect(match.position.resources).toMatchObject({ government: 40, farc: 10, auc: 11, cartels: 10 });
  });

  it('goes on to the next card when nobody is eligible', () => {
    const match = matchAt({ card: GFAC, next: FGAC, eligible: [] });
    expect(match.position.turned).toBe(2);
    expect(turn(match)).toMatchObject({ seat: 'farc', key: promptKey('act.first') });
  });
});

describe('2.3.1 Eligibility', () => {
  it('makes who executed ineligible on the next card, and eligible again after it', () => {
    const match = answer(matchAt({ card: GFAC, next: FGAC }), ...TRAIN, ...RALLY_LIMITED);
    expect(view(match).eligible).toEqual(['auc', 'cartels']);
    expect(turn(match)).toMatchObject({ seat: 'auc', key: promptKey('act.first') });
    answer(match, 'pass', 'pass');
    expect(view(match).eligible).toEqual(['government', 'farc', 'auc', 'cartels']);
  });

  it('is told with every event card, in the order of the card', () => {
    const english = words('en', [kernelMessages, andeanAbyss.messages], andeanAbyss.names);
    const told = (match: Match<Position>) =>
      match.log.filter(({ key }) => key.startsWith('log.eligible')).map((entry) => english.say(entry));
    const match = answer(matchAt({ card: GFAC, next: CGAF }), ...TRAIN, ...RALLY_LIMITED);
    expect(told(match)).toEqual(['Eligible, in this order: Cartels, AUC. Ineligible on this card: Government, FARC']);
    answer(match, 'pass', 'pass');
    expect(told(match).at(-1)).toMatch(/^All Factions are Eligible, in this order: /);
  });

  it('option A reads the order from the next card of the deck', () => {
    const match = matchAt({ card: GFAC, next: CGAF }, { eligibility: 'A' });
    expect(turn(match).seat).toBe('cartels');
    answer(match, 'pass');
    expect(turn(match).seat).toBe('government');
    answer(match, 'pass', 'pass');
    expect(turn(match).seat).toBe('farc');
  });

  it('option A turns up cards behind a propaganda until an event shows, for everybody to see', () => {
    const deck = [73, 74, CGAF, 2, 75, 3, 76];
    const match = matchAt({ played: [GFAC], deck }, { eligibility: 'A' });
    expect(turn(match).seat).toBe('cartels');
    expect(view(match).upcoming).toEqual([73, 74, CGAF]);
  });

  it('option A falls back on the lowest event of the played pile when the deck ends with a propaganda', () => {
    const played = [CGAF, 73, 74, 75, GFAC];
    const match = matchAt({ played, deck: [76] }, { eligibility: 'A' });
    expect(turn(match).seat).toBe('cartels');
    const g = standard({ played: [73, CGAF, 74, 75, GFAC], deck: [76], step: 'card' }, { eligibility: 'A' });
    expect(orderOf(g)).toEqual(['cartels', 'government', 'auc', 'farc']);
  });

  it('option A makes who executed ineligible as ever', () => {
    const match = answer(matchAt({ card: CGAF, next: GFAC }, { eligibility: 'A' }), ...TRAIN, ...RALLY_LIMITED);
    expect(view(match).eligible).toEqual(['auc', 'cartels']);
  });

  it('option B reads the order so too, and executing makes nobody ineligible (T4)', () => {
    const match = matchAt({ card: CGAF, next: GFAC }, { eligibility: 'B' });
    answer(match, ...TRAIN, ...RALLY_LIMITED);
    expect(view(match).eligible).toEqual(['government', 'farc', 'auc', 'cartels']);
  });

  it('option B leaves it to the text of events to make ineligible', () => {
    const match = matchAt(
      { card: GFAC, next: FGAC, turn: { barred: ['government'], acted: [{ faction: 'auc', deed: 'event' }] } },
      { eligibility: 'B' },
    );
    answer(match, 'pass', 'pass');
    expect(view(match).eligible).toEqual(['farc', 'auc', 'cartels']);
  });
});

describe('2.3.2 Faction order', () => {
  it.each([
    [GFAC, ['government', 'farc', 'auc', 'cartels']],
    [FGAC, ['farc', 'government', 'auc', 'cartels']],
    [CGAF, ['cartels', 'government', 'auc', 'farc']],
    [40, ['auc', 'government', 'cartels', 'farc']],
  ])('card %i asks in the order of its symbols', (card, order) => {
    const match = matchAt({ card, next: 2 });
    for (const faction of order) {
      expect(turn(match).seat).toBe(faction);
      answer(match, 'pass');
    }
  });

  it('skips the ineligible: the leftmost eligible is 1st, the next 2nd', () => {
    const match = matchAt({ card: GFAC, next: FGAC, eligible: ['farc', 'cartels'] });
    expect(turn(match)).toMatchObject({ seat: 'farc', key: promptKey('act.first') });
    answer(match, ...RALLY);
    expect(turn(match)).toMatchObject({ seat: 'cartels', key: promptKey('act.second.limited') });
  });
});

describe('2.3.3 Pass', () => {
  it('brings 1 resource, 3 to the Government, and leaves the faction eligible', () => {
    const match = answer(matchAt({ card: GFAC, next: FGAC }), 'pass', 'pass', 'pass', 'pass');
    expect(match.position.resources).toEqual({ government: 43, farc: 11, auc: 11, cartels: 11 });
    expect(view(match).eligible).toEqual(['government', 'farc', 'auc', 'cartels']);
  });

  it('brings no more than 99 (1.7)', () => {
    const match = matchAt({ card: GFAC, next: FGAC, resources: { government: 97, farc: 99 } });
    answer(match, 'pass', 'pass');
    expect(match.position.resources).toMatchObject({ government: 99, farc: 99 });
  });

  it('hands the 1st place with its options to the next', () => {
    const match = matchAt({ card: GFAC, next: FGAC });
    answer(match, 'pass');
    expect(turn(match)).toMatchObject({ seat: 'farc', key: promptKey('act.first') });
    expect(turn(match).options).toContain('event');
  });

  it('hands the 2nd place with its options to the next', () => {
    const match = answer(matchAt({ card: GFAC, next: FGAC }), ...TRAIN, 'pass');
    expect(turn(match)).toMatchObject({ seat: 'auc', key: promptKey('act.second.limited') });
    expect(turn(match).options).not.toContain('event');
  });

  it('comes unasked where there is nothing else', () => {
    const poor = { resources: { government: 0, farc: 0, auc: 0, cartels: 0 } };
    const acted = [{ faction: 'government', deed: 'operation' }];
    const match = matchAt({ onlyThese: true, card: GFAC, next: FGAC, ...poor, turn: { acted }, eligible: ['farc'] });
    expect(match.position.resources).toMatchObject({ farc: 1 });
    expect(match.position.turned).toBe(2);
  });

  it('ends the card when the last eligible faction passes', () => {
    const match = answer(matchAt({ card: GFAC, next: FGAC }), ...TRAIN, 'pass', 'pass', 'pass');
    expect(match.position.turned).toBe(2);
    expect(view(match).eligible).toEqual(['farc', 'auc', 'cartels']);
  });
});

describe('2.3.4 Options of eligible factions', () => {
  it('gives the 1st an operation, with or without a special activity, or the event, or a pass', () => {
    const match = matchAt({ card: GFAC, next: FGAC });
    expect(turn(match).options).toEqual(['train', 'patrol', 'sweep', 'assault', 'event', 'pass']);
    answer(match, 'train');
    expect(turn(match).options).toEqual(expect.arrayContaining(['air-lift', 'eradicate']));
  });

  it('gives the 2nd a limited operation after an operation alone', () => {
    const match = answer(matchAt({ card: GFAC, next: FGAC }), ...TRAIN);
    expect(turn(match)).toEqual({
      seat: 'farc',
      key: promptKey('act.second.limited'),
      options: ['rally', 'march', 'attack', 'terror', 'pass'],
    });
    answer(match, 'rally');
    expect(turn(match).options).not.toContain('extort');
  });

  it('gives the 2nd a limited operation or the event after an operation with a special activity (T5)', () => {
    const match = matchAt({ card: GFAC, next: FGAC });
    answer(match, 'train', 'air-lift', 'space:cali', 'space:bogota', 'number:1', ...TRAIN.slice(1));
    expect(turn(match)).toEqual({
      seat: 'farc',
      key: promptKey('act.second.limited'),
      options: ['rally', 'march', 'attack', 'terror', 'event', 'pass'],
    });
  });

  it('gives the 2nd an operation with or without a special activity after the event, and no event', () => {
    const match = answer(matchAt({ card: GFAC, next: FGAC }), 'event', 'unshaded');
    expect(turn(match)).toEqual({
      seat: 'farc',
      key: promptKey('act.second'),
      options: ['rally', 'march', 'attack', 'terror', 'pass'],
    });
    answer(match, 'rally');
    expect(turn(match).options).toContain('extort');
  });

  it('counts a special activity at any point of the operation (R6)', () => {
    const match = matchAt({ card: GFAC, next: FGAC });
    answer(match, 'train', 'space:bogota', 'number:0', 'number:0', 'done', 'eradicate', 'space:meta-east', 'done');
    expect(match.position.turn.acted).toEqual([{ faction: 'government', deed: 'operation-special' }]);
    expect(turn(match).options).toContain('event');
  });

  it('offers no operation that cannot be begun', () => {
    const match = matchAt({ card: FGAC, next: GFAC, resources: { farc: 0, government: 2 }, acting: 'government' });
    expect(turn(match).options).toEqual(['event', 'pass', 'aside:transfer']);
    answer(match, 'pass');
    // FARC can still Terror and March on LoCs, or Extort first (4.1, example).
    expect(turn(match).seat).toBe('farc');
    expect(turn(match).options).toEqual(['rally', 'march', 'attack', 'terror', 'event', 'pass']);
  });

  it('offers to a faction without resources only what is free', () => {
    const note = { onlyThese: true, spaces: { bogota: { 'auc-guerrilla': 1, troops: 5 } } };
    const match = matchAt({ ...note, card: GFAC, next: 2, resources: { auc: 0 }, acting: 'auc' });
    expect(turn(match).options).toEqual(['march', 'event', 'pass', 'aside:transfer']);
  });

  it('says to the second eligible faction what is left to it', () => {
    const acted = (deed: string) => ({ acted: [{ faction: 'government', deed }] });
    const words = (note: object) =>
      matchAt({ card: GFAC, next: FGAC, acting: 'farc', ...note }).decision()?.prompt.params;
    expect(words({ turn: acted('operation') })).toMatchObject({ event: 'gone', last: 'no' });
    expect(words({ turn: acted('operation-special') })).toMatchObject({ event: 'open', last: 'no' });
    const last = { next: 76, propagandas: 3 };
    expect(words({ turn: acted('event'), ...last })).toMatchObject({ event: 'gone', last: 'yes' });
  });
});

describe('2.3.5 Limited operation', () => {
  const second = { acted: [{ faction: 'government', deed: 'operation' }] };

  it('is one space', () => {
    const match = matchAt({ card: GFAC, next: FGAC, turn: second });
    answer(match, ...RALLY_LIMITED);
    expect(match.position.resources.farc).toBe(9);
    expect(match.position.turned).toBe(2);
  });

  it('has no special activity, not even an Ambush', () => {
    const match = matchAt({ card: GFAC, next: FGAC, turn: second }, {}, [6]);
    answer(match, 'attack');
    expect(turn(match).options).not.toEqual(expect.arrayContaining(['extort']));
    answer(match, 'space:santander');
    expect(match.position.resources.farc).toBe(9);
    expect(match.position.turned).toBe(2);
  });

  it('as a March brings groups from several spaces to one destination', () => {
    const match = matchAt({ card: GFAC, next: FGAC, turn: second });
    answer(match, 'march', 'space:meta-west', 'space:guaviare', 'number:1', 'space:huila', 'done');
    const here = (view(match).spaces as Record<string, View>)['meta-west'];
    expect(here['farc-guerrilla-underground']).toBe(4);
    expect(match.position.turned).toBe(2);
  });

  it('as a Patrol has one destination, whence the free Assault too', () => {
    const done = { acted: [{ faction: 'farc', deed: 'operation' }] };
    const match = matchAt({ card: GFAC, next: FGAC, turn: done, acting: 'government' });
    answer(match, 'patrol', 'space:loc-neiva-bogota', 'space:bogota', 'number:1', 'number:0', 'space:neiva', 'done');
    expect(match.position.turned).toBe(2);
    const spaces = view(match).spaces as Record<string, View>;
    expect(spaces['loc-neiva-bogota']).toEqual({ troops: 1, police: 1 });
  });

  it('as a Sweep brings troops from several spaces to one', () => {
    const done = { acted: [{ faction: 'farc', deed: 'operation' }] };
    const match = matchAt({ card: GFAC, next: FGAC, turn: done, acting: 'government' });
    answer(match, 'sweep', 'space:huila', 'space:bogota', 'number:3', 'space:cali', 'number:2');
    expect(turn(match).key).toBe(promptKey('sweep.from'));
    answer(match, 'done', 'piece:farc-guerrilla-underground');
    expect((view(match).spaces as Record<string, View>).huila).toMatchObject({ troops: 5, 'farc-guerrilla-active': 1 });
  });

  it('counts as an operation: it makes ineligible (2.3.7)', () => {
    const match = answer(matchAt({ card: GFAC, next: FGAC, turn: second }), ...RALLY_LIMITED);
    expect(view(match).eligible).toEqual(['auc', 'cartels']);
  });
});

describe('2.3.7 Adjust eligibility', () => {
  it('makes who executed an event ineligible too', () => {
    const match = answer(matchAt({ card: GFAC, next: FGAC }), 'event', 'unshaded', 'pass', 'pass', 'pass');
    expect(view(match).eligible).toEqual(['farc', 'auc', 'cartels']);
  });

  it('leaves who executed an event eligible if the event says so', () => {
    const note = { turn: { acted: [{ faction: 'government', deed: 'event' }], staying: ['government'] } };
    const match = answer(matchAt({ card: GFAC, next: FGAC, ...note }), 'pass', 'pass', 'pass');
    expect(view(match).eligible).toEqual(['government', 'farc', 'auc', 'cartels']);
    const g = standard();
    staysEligible(g, 'auc');
    expect(g.turn.staying).toEqual(['auc']);
  });

  it('bars a faction through the next card: at once and again on that card (R3)', () => {
    const g = standard({ card: GFAC, next: FGAC });
    expect(nextToAct(g)).toBe('government');
    bar(g, 'government');
    expect(nextToAct(g)).toBe('farc');
    const match = matchAt({ card: GFAC, next: FGAC, turn: { barred: ['government', 'auc'] } });
    answer(match, 'pass');
    expect(turn(match).seat).toBe('cartels');
    answer(match, 'pass');
    expect(view(match).eligible).toEqual(['farc', 'cartels']);
    expect(turn(match).seat).toBe('farc');
    answer(match, 'pass', 'pass');
    expect(view(match).eligible).toEqual(['government', 'farc', 'auc', 'cartels']);
  });

  it('lets the Reset phase cancel the bar (6.6)', () => {
    const match = matchAt({ card: GFAC, next: 73, turn: { barred: ['government'] }, onlyThese: true });
    answer(match, 'pass', 'pass', 'pass');
    while (match.position.step !== 'act') answer(match, match.decision()?.options.at(-1) ?? '');
    expect(view(match).eligible).toEqual(['government', 'farc', 'auc', 'cartels']);
  });
});

describe('2.3.8 Next card', () => {
  it('is the one that was shown, and another is shown', () => {
    const match = matchAt({ played: [GFAC], deck: [FGAC, CGAF, 73, 74, 75, 76] });
    answer(match, 'pass', 'pass', 'pass', 'pass');
    expect(view(match)).toMatchObject({ played: [GFAC, FGAC], upcoming: [CGAF], cardsLeft: 5 });
    expect(allowedActionsOf(match.position, 'farc')).toMatchObject({ event: true, terms: { limited: false } });
  });

  it('cannot be taken back: a card has been turned', () => {
    const match = matchAt({ played: [GFAC], deck: [FGAC, CGAF, 73, 74, 75, 76] });
    answer(match, 'pass', 'pass', 'pass');
    expect(match.canUndo('auc')).toBe(true);
    answer(match, 'pass');
    expect(match.canUndo()).toBe(false);
  });
});
