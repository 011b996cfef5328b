import { andeanAbyss } from '@sandtable/andean-abyss';
import type { View } from '@sandtable/andean-abyss/facts';
import { type Json, kernelMessages, LANGUAGES, newMatch, randomBot, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { changes } from './changes.js';
import { panelWords } from './words/index.js';

const start = newMatch(andeanAbyss, { seed: 'changes' }).view('observer') as unknown as View;
const json = (view: View) => view as unknown as Json;
const en = words('en', [panelWords, andeanAbyss.messages, kernelMessages], andeanAbyss.names);
const told = (after: Partial<View>, before: View = start) =>
  changes(json(before), json({ ...before, ...after })).map((message) => en.say(message));

describe('what a choice would change', () => {
  it('is nothing between two like views', () => {
    expect(told({})).toEqual([]);
  });

  it('tells who pays first, then who gains and loses', () => {
    const underway = {
      faction: 'farc',
      operation: 'rally',
      limited: false,
      free: false,
      begun: true,
      maySpecial: true,
    } as const;
    const resources = { government: 38, farc: 7, auc: 12, cartels: 10 };
    expect(told({ resources, underway: { ...underway, selected: [], spent: 3, specialSpaces: [] } })).toEqual([
      'FARC pays 3, 7 left',
      'Government: Resources −2, now 38',
      'AUC: Resources +2, now 12',
    ]);
    expect(told({ aid: 5 })).toEqual(['Aid −4, now 5']);
  });

  it('tells totals with the margins they make, and other margins', () => {
    const margins = { ...start.margins, government: 1, farc: -2, auc: -3 };
    expect(
      told({
        totalSupport: 61,
        oppositionPlusBases: 23,
        margins,
      }),
    ).toEqual([
      `Total Support ${start.totalSupport} → 61, Government margin +1`,
      `Opposition + Bases ${start.oppositionPlusBases} → 23, FARC margin −2`,
      `AUC: victory margin −${-start.margins.auc} → −3`,
    ]);
  });

  it('tells pieces that moved as moved, others as placed or removed', () => {
    const { bogota, cali, ...rest } = start.spaces;
    const spaces = { ...rest, bogota: { ...bogota, troops: 1, police: 4 }, cali: { ...cali, troops: 5 } };
    expect(told({ spaces })).toEqual(['2 Troops: Bogotá → Cali', 'Bogotá: +2 Police']);
    expect(told({ spaces: { ...rest, bogota: { ...bogota, troops: 0 }, cali } as View['spaces'] })).toEqual([
      'Bogotá: −3 Troops',
    ]);
  });

  it('tells guerrillas that turned over, and only then those that came', () => {
    const choco = start.spaces.choco;
    const spaces = {
      ...start.spaces,
      choco: { ...choco, 'farc-guerrilla-underground': 0, 'farc-guerrilla-active': 2 },
    };
    expect(told({ spaces })).toEqual([
      'Chocó: 1 × Active FARC Guerrilla (turned Active)',
      'Chocó: +1 Active FARC Guerrilla',
    ]);
  });

  it('tells guerrillas that turned over on their way as moved', () => {
    const { choco, antioquia, ...rest } = start.spaces;
    const spaces = {
      ...rest,
      choco: { ...choco, 'farc-guerrilla-underground': 0 },
      antioquia: { ...antioquia, 'farc-guerrilla-active': 1 },
    };
    expect(told({ spaces })).toEqual(['1 Active FARC Guerrilla: Chocó → Antioquia']);
  });

  it('tells levels, terror, sabotage, zones, shipments and what lasts', () => {
    const spaces: View['spaces'] = {
      ...start.spaces,
      huila: { ...start.spaces.huila, support: 'passive-support', terror: 2 },
      'loc-cali-pasto': { sabotage: true },
      choco: { ...start.spaces.choco, zone: true },
    };
    expect(told({ spaces })).toEqual([
      'FARC Zone in Chocó',
      `${en.name('space:huila')}: now Passive Support`,
      `${en.name('space:huila')}: 2 Terror markers`,
      'Cali – Pasto: Sabotage',
    ]);
    expect(told({ shipments: [{ space: 'cali', guerrilla: 'cartels-guerrilla-underground' }] })).toEqual([
      'Cali: a Shipment with Underground Cartels Guerrilla',
    ]);
    expect(
      told({ capabilities: { 2: 'shaded' }, momentum: [{ card: 12, faction: 'auc' }], president: 'pastrana' }),
    ).toEqual([
      'Government Capability in play: “Ospina & Mora”, shaded.',
      'Insurgent Momentum in play: “Plan Colombia”.',
      'El Presidente: Pastrana',
    ]);
  });

  it('stays short: what is too much is counted', () => {
    const after = newMatch(andeanAbyss, { seed: 'changes', settings: { deployment: 'open' } }).view('observer');
    const messages = changes(json(start), after);
    expect(messages.length).toBeLessThan(16);
    expect(messages.at(-1)?.key).toBe('change.more');
  });
});

describe('the words beside the board', () => {
  it.each(LANGUAGES)('has words in %s for every change of whole games', (language) => {
    const all = words(language, [panelWords, andeanAbyss.messages, kernelMessages], andeanAbyss.names);
    const match = newMatch(andeanAbyss, { seed: 'every change' }, { log: false });
    const bots = new Map(match.seats.map((seat) => [seat, randomBot(seat, 'changes')]));
    let before = match.view('observer');
    for (let n = 0; n < 400 && !match.result; n++) {
      const decision = match.decision();
      const bot = decision && bots.get(decision.seat);
      if (!decision || !bot) break;
      const { option } = bot.answer({ decision, seat: decision.seat, position: () => match.position });
      match.choose(option, decision.seat);
      const after = match.view('observer');
      for (const message of changes(before, after)) {
        expect(all.has(message.key), message.key).toBe(true);
        expect(all.say(message)).not.toMatch(/space:|piece:|faction:|undefined/);
      }
      before = after;
    }
  });
});
