import { andeanAbyss } from '@sandtable/andean-abyss';
import type { View } from '@sandtable/andean-abyss/board-data';
import { catalogsOf, type Json, kernelMessages, LANGUAGES, newMatch, randomBot, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { changes } from './changes.js';
import { panelWords as panelWordsTexts } from './words/index.js';

const panelWords = catalogsOf(panelWordsTexts);

const start = newMatch(andeanAbyss, { seed: 'changes' }).view('observer') as unknown as View;
const json = (view: View) => view as unknown as Json;
const en = words('en', [panelWords, andeanAbyss.messages, kernelMessages], andeanAbyss.names);
const changeTexts = (after: Partial<View>, before: View = start) =>
  changes(json(before), json({ ...before, ...after })).map((message) => en.say(message));

describe('what an option would change', () => {
  it('is nothing between two equal views', () => {
    expect(changeTexts({})).toEqual([]);
  });

  it('starts with payments, then gains and losses', () => {
    const underway = {
      faction: 'farc',
      operation: 'rally',
      limited: false,
      free: false,
      begun: true,
      maySpecial: true,
    } as const;
    const resources = { government: 38, farc: 7, auc: 12, cartels: 10 };
    expect(changeTexts({ resources, underway: { ...underway, selected: [], spent: 3, specialSpaces: [] } })).toEqual([
      'FARC pays 3 Resources, 7 left',
      'Government: Resources −2, now 38',
      'AUC: Resources +2, now 12',
    ]);
    expect(changeTexts({ aid: 5 })).toEqual(['Aid −4, now 5']);
  });

  it('includes totals with their margins, and other margins', () => {
    const margins = { ...start.margins, government: 1, farc: -2, auc: -3 };
    expect(
      changeTexts({
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

  it('lists pieces as moved, or else as placed or removed', () => {
    const { bogota, cali, ...rest } = start.spaces;
    const spaces = { ...rest, bogota: { ...bogota, troops: 1, police: 4 }, cali: { ...cali, troops: 5 } };
    expect(changeTexts({ spaces })).toEqual(['2 Troops: Bogotá → Cali', 'Bogotá: +2 Police']);
    expect(changeTexts({ spaces: { ...rest, bogota: { ...bogota, troops: 0 }, cali } as View['spaces'] })).toEqual([
      'Bogotá: −3 Troops',
    ]);
  });

  it('lists guerrillas that turned over before those that arrived', () => {
    const choco = start.spaces.choco;
    const spaces = {
      ...start.spaces,
      choco: { ...choco, 'farc-guerrilla-underground': 0, 'farc-guerrilla-active': 2 },
    };
    expect(changeTexts({ spaces })).toEqual([
      'Chocó: 1 Active FARC Guerrilla (flipped from Underground)',
      'Chocó: +1 Active FARC Guerrilla',
    ]);
  });

  it('lists guerrillas that turned over as they moved as moved', () => {
    const { choco, antioquia, ...rest } = start.spaces;
    const spaces = {
      ...rest,
      choco: { ...choco, 'farc-guerrilla-underground': 0 },
      antioquia: { ...antioquia, 'farc-guerrilla-active': 1 },
    };
    expect(changeTexts({ spaces })).toEqual(['1 Active FARC Guerrilla: Chocó → Antioquia']);
  });

  it('includes levels, terror, sabotage, zones, shipments and lasting events', () => {
    const spaces: View['spaces'] = {
      ...start.spaces,
      huila: { ...start.spaces.huila, support: 'passive-support', terror: 2 },
      'loc-cali-pasto': { sabotage: true },
      choco: { ...start.spaces.choco, zone: true },
    };
    expect(changeTexts({ spaces })).toEqual([
      'Chocó becomes a FARC Zone.',
      `${en.name('space:huila')}: now Passive Support`,
      `${en.name('space:huila')}: 2 Terror markers placed`,
      'Cali – Pasto: Sabotage placed',
    ]);
    expect(changeTexts({ shipments: [{ space: 'cali', guerrilla: 'cartels-guerrilla-underground' }] })).toEqual([
      'Cali: Shipment placed, held by: Underground Cartels Guerrilla',
    ]);
    expect(
      changeTexts({ capabilities: { 2: 'shaded' }, momentum: [{ card: 12, faction: 'auc' }], president: 'pastrana' }),
    ).toEqual([
      'Government Capability in play: “Ospina & Mora”, shaded.',
      'Insurgent Momentum in play: “Plan Colombia”.',
      'El Presidente: Pastrana',
    ]);
  });

  it('is a short list that ends with the number of further changes', () => {
    const after = newMatch(andeanAbyss, { seed: 'changes', settings: { deployment: 'open' } }).view('observer');
    const messages = changes(json(start), after);
    expect(messages.length).toBeLessThan(16);
    expect(messages.at(-1)?.key).toBe('change.more');
  });
});

describe('the texts of the panels', () => {
  it.each(LANGUAGES)('exist in %s for every change in whole games', (language) => {
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
