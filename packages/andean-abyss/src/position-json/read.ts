import { Fields, InputError, isJsonObject, type Json } from '@sandtable/kernel';
import { CARDS, type CardHalf, FIRST_PROPAGANDA, isPropaganda, PROPAGANDA_CARDS } from '../data/cards.js';
import { FORCES } from '../data/deployment.js';
import { SPACE_IDS } from '../data/spaces.js';
import { FACTIONS, INSURGENTS } from '../factions.js';
import { onMap } from '../forces.js';
import { brokenInvariant } from '../invariants.js';
import { ALL_SPACES, isLoc, type Space, spaceId, spaceOf } from '../map.js';
import { ACTIVE, BASE, PIECE_IDS, PIECES, type Piece, POLICE, pieceOf, TROOPS, UNDERGROUND } from '../pieces.js';
import {
  CARD_ACTIONS,
  CONTROL,
  clone,
  currentCard,
  inPlay,
  NO_TURN,
  PIECE_KINDS,
  type Position,
  PRESIDENTS,
  STEPS,
} from '../position.js';
import { factionRef, pieceRef, spaceRef } from '../references.js';
import { MAX_AID, MAX_RESOURCES } from '../resources.js';
import { nextToAct, orderOf } from '../rules/sequence.js';
import { LEVELS, levelValue } from '../support.js';

/** The fields that a position file may have. */
export const FIELDS: readonly string[] = [
  'step',
  'acting',
  'onlyThese',
  'spaces',
  'shipments',
  'foreign',
  'aucGone',
  'resources',
  'aid',
  'president',
  'card',
  'next',
  'played',
  'deck',
  'seen',
  'propagandas',
  'roundJustRun',
  'eligible',
  'turn',
  'capabilities',
  'momentum',
];
/** `farc-guerrilla` means an underground one, as a person would write it. */
const SHORT_PIECES = ['farc-guerrilla', 'auc-guerrilla', 'cartels-guerrilla'];
const GUERRILLA_IDS = PIECE_IDS.filter((id) => id.includes('guerrilla'));
const SPACE_FIELDS = [...PIECE_IDS, ...SHORT_PIECES, 'support', 'terror', 'sabotage', 'zone', 'control'];
const LAST_CARD = FIRST_PROPAGANDA + PROPAGANDA_CARDS - 1;

/** Reads a position file. Fields it leaves out are as in `base`. Rejects everything that `check` would find wrong in play. */
export function readPosition(json: Json, base: Position): Position {
  const note = Fields.of(json, '', FIELDS);
  const g = clone(base);
  readMap(g, note);
  readTracks(g, note);
  readCards(g, note);
  readTurn(g, note);
  countAvailable(g);
  const problem = brokenInvariant(g);
  if (problem) throw new InputError(problem.key, problem.params);
  return g;
}

function readMap(g: Position, note: Fields): void {
  const foreign = note.words('foreign', ['ecuador', 'panama']);
  if (foreign) {
    g.ecuador = foreign.includes('ecuador');
    g.panama = foreign.includes('panama');
  }
  g.aucGone = note.number('aucGone', 0, FORCES.auc.guerrilla ?? 0) ?? g.aucGone;
  if (note.flag('onlyThese')) {
    g.pieces.fill(0);
    g.terror.fill(0);
    g.zones.fill(0);
    g.control.fill(0);
    g.shipments = [];
  }
  if (note.has('spaces')) {
    const spaces = Fields.of(note.raw('spaces'), 'spaces', SPACE_IDS);
    for (const id of SPACE_IDS) if (spaces.has(id)) readSpace(g, spaceOf(id), spaces.raw(id));
  }
  const shipments = note.list('shipments');
  if (shipments) g.shipments = shipments.map((s, i) => readShipment(s, `shipments.${i}`));
}

/** A space that is listed holds exactly the pieces that are listed; its level and markers change only if they are listed. */
function readSpace(g: Position, space: Space, json: Json | undefined): void {
  const here = Fields.of(json, `spaces.${spaceId(space)}`, SPACE_FIELDS);
  if (!inPlay(g, space)) throw new InputError('wrong.foreign', { space: spaceRef(space) });
  for (const piece of PIECES) {
    const short = SHORT_PIECES.find((id) => PIECE_IDS[piece] === `${id}-underground`);
    const n = here.number(PIECE_IDS[piece], 0, 99) ?? 0;
    g.pieces[space * PIECE_KINDS + piece] = n + (short ? (here.number(short, 0, 99) ?? 0) : 0);
  }
  const level = here.word('support', LEVELS);
  if (level !== undefined) g.support[space] = levelValue(level);
  if (isLoc(space)) {
    if (here.has('terror')) throw new InputError('wrong.terrorOnLoc', { space: spaceRef(space) });
    const sabotage = here.flag('sabotage');
    if (sabotage !== undefined) g.terror[space] = sabotage ? 1 : 0;
  } else {
    if (here.has('sabotage')) throw new InputError('wrong.sabotageHere', { space: spaceRef(space) });
    g.terror[space] = here.number('terror', 0, 40) ?? g.terror[space];
  }
  const zone = here.flag('zone');
  if (zone !== undefined) g.zones[space] = zone ? 1 : 0;
  const control = here.word('control', CONTROL);
  if (control !== undefined) g.control[space] = CONTROL.indexOf(control);
}

function readShipment(json: Json, where: string): { space: Space; guerrilla: Piece } {
  const fields = Fields.of(json, where, ['space', 'guerrilla']);
  const id = fields.word('space', SPACE_IDS);
  const guerrilla = fields.word('guerrilla', [...GUERRILLA_IDS, ...SHORT_PIECES]);
  if (!id || !guerrilla) throw new InputError('error.note.missing', { where, key: id ? 'guerrilla' : 'space' });
  const full = GUERRILLA_IDS.find((piece) => piece === guerrilla || piece === `${guerrilla}-underground`);
  return { space: spaceOf(id), guerrilla: pieceOf(full ?? GUERRILLA_IDS[0]) };
}

function readTracks(g: Position, note: Fields): void {
  if (note.has('resources')) {
    const resources = Fields.of(note.raw('resources'), 'resources', FACTIONS);
    for (const f of FACTIONS) g.resources[f] = resources.number(f, 0, MAX_RESOURCES) ?? g.resources[f];
  }
  g.aid = note.number('aid', 0, MAX_AID) ?? g.aid;
  g.president = note.word('president', PRESIDENTS) ?? g.president;
  if (note.has('capabilities')) {
    const numbers = CARDS.filter((card) => card.capability).map((card) => String(card.number));
    const given = Fields.of(note.raw('capabilities'), 'capabilities', numbers);
    const capabilities: Record<number, CardHalf> = {};
    for (const number of numbers) {
      const side = given.word(number, ['unshaded', 'shaded'] as const);
      if (side) capabilities[Number(number)] = side;
    }
    g.capabilities = capabilities;
  }
  if (isJsonObject(note.raw('momentum'))) {
    g.momentum = momentumByCard(note.raw('momentum'));
    return;
  }
  const momentum = note.list('momentum');
  if (momentum) g.momentum = momentum.map((m, i) => readMomentum(m, `momentum.${i}`));
}

/** By card, as capabilities are written: `{"42": "farc"}`. */
function momentumByCard(json: Json | undefined): Position['momentum'] {
  const numbers = CARDS.filter((card) => card.momentum).map((card) => String(card.number));
  const given = Fields.of(json, 'momentum', numbers);
  return numbers.flatMap((number) => {
    const faction = given.word(number, FACTIONS);
    return faction ? [{ card: Number(number), faction }] : [];
  });
}

function readMomentum(json: Json, where: string): Position['momentum'][number] {
  const fields = Fields.of(json, where, ['card', 'faction']);
  const card = fields.number('card', 1, CARDS.length);
  const faction = fields.word('faction', FACTIONS);
  if (!card || !faction) throw new InputError('error.note.missing', { where, key: card ? 'faction' : 'card' });
  if (!CARDS[card - 1].momentum) throw new InputError('wrong.momentum', { card: `card:${card}` });
  return { card, faction };
}

/** Cards: either the whole order as `played` and `deck`, or the `card` in play and the `next` one above a shuffled deck. */
function readCards(g: Position, note: Fields): void {
  const cards = (key: string) =>
    note.list(key)?.map((card, i) => {
      const number = Fields.of({ card }, `${key}.${i}`, ['card']).number('card', 1, LAST_CARD);
      return number ?? 0;
    });
  const played = cards('played');
  const deck = cards('deck');
  const card = note.number('card', 1, LAST_CARD);
  const next = note.number('next', 1, LAST_CARD);
  const past = note.number('propagandas', 0, PROPAGANDA_CARDS);
  if ((played && card !== undefined) || (deck && next !== undefined)) throw new InputError('wrong.cardsTwoWays');
  const before = played ?? (card === undefined ? g.deck.slice(0, g.turned) : [card]);
  g.propagandas = past ?? propagandasBy(g, played, card);
  if (deck) g.deck = [...before, ...deck];
  else {
    const top = next === undefined ? [] : [next];
    let gone = g.propagandas - before.filter(isPropaganda).length;
    const rest = g.deck.filter((c) => ![...before, ...top].includes(c) && !(isPropaganda(c) && gone-- > 0));
    g.deck = [...before, ...top, ...rest];
  }
  g.turned = before.length;
  const shown = g.turned === 0 ? 0 : Math.min(g.deck.length, g.rules.reveal === 'yes' ? g.turned + 1 : g.turned);
  g.seen = note.number('seen', g.turned, g.deck.length) ?? Math.max(g.seen, shown);
  g.roundJustRun = note.flag('roundJustRun') ?? g.roundJustRun;
}

/** Propaganda cards are in the order of their numbers: 75 is the third to come up. */
function propagandasBy(g: Position, played: readonly number[] | undefined, card: number | undefined): number {
  if (played) return played.filter(isPropaganda).length;
  return card !== undefined && isPropaganda(card) ? card - FIRST_PROPAGANDA + 1 : g.propagandas;
}

function readTurn(g: Position, note: Fields): void {
  const eligible = note.words('eligible', FACTIONS);
  if (eligible) for (const f of FACTIONS) g.eligible[f] = eligible.includes(f);
  const current = g.turned > 0 ? g.deck[g.turned - 1] : undefined;
  const step = note.word('step', STEPS);
  if (step) g.step = step;
  else if (note.has('card') || note.has('played')) {
    g.step = current === undefined ? 'card' : isPropaganda(current) ? 'victory' : 'act';
  }
  if (note.has('turn') || (g.step === 'act' && (note.has('card') || note.has('played')))) readCardTurn(g, note);
  const acting = note.word('acting', FACTIONS);
  if (acting === undefined) return;
  if (g.step !== 'act') throw new InputError('wrong.acting', { faction: factionRef(acting) });
  if (nextToAct(g) !== acting) g.turn = { ...g.turn, order: [acting, ...g.turn.order.filter((f) => f !== acting)] };
  if (nextToAct(g) !== acting) throw new InputError('wrong.acting', { faction: factionRef(acting) });
}

function readCardTurn(g: Position, note: Fields): void {
  const turn = Fields.of(note.raw('turn') ?? {}, 'turn', ['order', 'acted', 'barred', 'staying']);
  const order = turn.words('order', FACTIONS);
  const acted = isJsonObject(turn.raw('acted')) ? deedsByFaction(turn.raw('acted')) : turn.list('acted')?.map(readDeed);
  const card = currentCard(g);
  g.turn = {
    order: order ?? (g.step === 'act' && card > 0 && !isPropaganda(card) ? orderOf(g) : NO_TURN.order),
    acted: acted ?? [],
    barred: turn.words('barred', FACTIONS) ?? [],
    staying: turn.words('staying', FACTIONS) ?? [],
  };
}

type Acted = Position['turn']['acted'][number];

function readDeed(json: Json, i: number): Acted {
  const where = `turn.acted.${i}`;
  const fields = Fields.of(json, where, ['faction', 'deed']);
  const faction = fields.word('faction', FACTIONS);
  if (!faction) throw new InputError('error.note.missing', { where, key: 'faction' });
  return { faction, deed: fields.word('deed', CARD_ACTIONS) ?? 'operation' };
}

/** By faction, in the order in which they acted: `{"government": "pass", "farc": "event"}`. */
function deedsByFaction(json: Json | undefined): Acted[] {
  const given = Fields.of(json, 'turn.acted', FACTIONS);
  return Object.keys(json ?? {}).flatMap((key) => {
    const faction = FACTIONS.find((f) => f === key);
    return faction ? [{ faction, deed: given.word(faction, CARD_ACTIONS) ?? 'operation' }] : [];
  });
}

/** Pieces that are not on the map are available (1.4.1). More pieces than exist are an error. */
function countAvailable(g: Position): void {
  const fill = (piece: Piece, total: number | undefined, used: number) => {
    const left = (total ?? 0) - used;
    if (left < 0) {
      throw new InputError('wrong.tooMany', { piece: pieceRef(piece), found: used, most: total ?? 0 });
    }
    g.available[piece] = left;
  };
  fill(TROOPS, FORCES.government.troops, onMap(g, TROOPS));
  fill(POLICE, FORCES.government.police, onMap(g, POLICE));
  for (const f of FACTIONS) fill(BASE[f], FORCES[f].base, onMap(g, BASE[f]));
  for (const f of INSURGENTS) {
    const gone = f === 'auc' ? g.aucGone : 0;
    fill(UNDERGROUND[f], FORCES[f].guerrilla, onMap(g, UNDERGROUND[f]) + onMap(g, ACTIVE[f]) + gone);
  }
  for (const space of ALL_SPACES) if (!inPlay(g, space)) g.support[space] = 0;
}
