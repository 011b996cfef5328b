import {
  FACTIONS,
  INSURGENTS,
  PIECE_IDS,
  type PieceId,
  SPACE_IDS,
  type SpaceId,
  type View,
} from '@sandtable/andean-abyss/board-data';
import type { Json, Message } from '@sandtable/kernel';
import { text } from './text.js';
import { KINDS, parseView, piecesIn } from './view.js';

/** The differences between two views as short sentences, costs first. Uses the log's texts where they exist. */

/** A reader gets no more pieces and markers than this. */
const MAX_DETAILS = 8;

export function changes(before: Json, after: Json): readonly Message[] {
  const a = parseView(before);
  const b = parseView(after);
  const details = [...pieces(a, b), ...markers(a, b), ...cargo(a, b), ...lasting(a, b)];
  const texts = details.length > MAX_DETAILS ? details.slice(0, MAX_DETAILS - 1) : details;
  const rest = details.length - texts.length;
  return [...resources(a, b), ...totals(a, b), ...texts, ...(rest > 0 ? [text('change.more', { n: rest })] : [])];
}

/** The faction whose operation, event or turn it is pays; others lose. Payments come before gains. */
function resources(a: View, b: View): Message[] {
  const payer = (b.underway ?? a.underway)?.faction ?? a.acting;
  const texts: Message[] = [];
  for (const faction of FACTIONS) {
    const n = a.resources[faction] - b.resources[faction];
    if (n === 0) continue;
    const key = n < 0 ? 'log.gain' : faction === payer ? 'log.pay' : 'log.lose';
    const change = text(key, { faction: `faction:${faction}`, n: Math.abs(n), now: b.resources[faction] });
    if (key === 'log.pay') texts.unshift(change);
    else texts.push(change);
  }
  if (a.aid !== b.aid) texts.push(text('log.aid', { n: b.aid - a.aid, now: b.aid }));
  return texts;
}

/** Totals and the margins that depend on them (7.3). Each margin appears once. */
function totals(a: View, b: View): Message[] {
  const texts: Message[] = [];
  if (a.totalSupport !== b.totalSupport) {
    const params = { from: a.totalSupport, to: b.totalSupport, margin: signed(b.margins.government) };
    texts.push(text('change.support', params));
  }
  if (a.oppositionPlusBases !== b.oppositionPlusBases) {
    const params = { from: a.oppositionPlusBases, to: b.oppositionPlusBases, margin: signed(b.margins.farc) };
    texts.push(text('change.opposition', params));
  }
  for (const faction of ['auc', 'cartels'] as const) {
    if (a.margins[faction] === b.margins[faction]) continue;
    const params = { faction: `faction:${faction}`, from: signed(a.margins[faction]), to: signed(b.margins[faction]) };
    texts.push(text('change.margin', params));
  }
  return texts;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The difference in each kind of piece, by space. */
type Differences = Map<SpaceId, number>;

function difference(a: View, b: View, piece: PieceId): Differences {
  const found: Differences = new Map();
  for (const space of SPACE_IDS) {
    const n = piecesIn(b, space, piece) - piecesIn(a, space, piece);
    if (n !== 0) found.set(space, n);
  }
  return found;
}

function pieces(a: View, b: View): Message[] {
  const by = new Map(PIECE_IDS.map((piece) => [piece, difference(a, b, piece)]));
  const texts = turned(by);
  for (const piece of PIECE_IDS) texts.push(...moved(by, piece, piece));
  // Guerrillas that turned over as they moved.
  for (const faction of INSURGENTS) {
    const [underground, active] = KINDS[faction];
    texts.push(...moved(by, underground, active), ...moved(by, active, underground));
  }
  for (const [piece, differences] of by) {
    for (const [space, n] of differences) {
      const params = { space: `space:${space}`, n: Math.abs(n), piece: `piece:${piece}` };
      texts.push(text(n > 0 ? 'log.place' : 'log.remove', params));
    }
  }
  return texts;
}

/** Guerrillas that turned over where they stand. They are removed from the differences. */
function turned(by: ReadonlyMap<PieceId, Differences>): Message[] {
  const texts: Message[] = [];
  for (const faction of INSURGENTS) {
    const [underground, active] = KINDS[faction];
    const hidden = by.get(underground) ?? new Map<SpaceId, number>();
    const shown = by.get(active) ?? new Map<SpaceId, number>();
    for (const space of SPACE_IDS) {
      const down = hidden.get(space) ?? 0;
      const up = shown.get(space) ?? 0;
      if (down * up >= 0) continue;
      const n = Math.min(Math.abs(down), Math.abs(up));
      const activated = up > 0;
      settle(hidden, space, activated ? n : -n);
      settle(shown, space, activated ? -n : n);
      const piece = `piece:${activated ? active : underground}`;
      texts.push(text(activated ? 'log.activate' : 'log.hide', { space: `space:${space}`, n, piece }));
    }
  }
  return texts;
}

function settle(differences: Differences, space: SpaceId, n: number): void {
  const left = (differences.get(space) ?? 0) + n;
  if (left === 0) differences.delete(space);
  else differences.set(space, left);
}

/** Pieces that left some spaces and came to others. They are removed from the differences. */
function moved(by: ReadonlyMap<PieceId, Differences>, left: PieceId, came: PieceId): Message[] {
  const texts: Message[] = [];
  const gone = by.get(left) ?? new Map<SpaceId, number>();
  const come = by.get(came) ?? new Map<SpaceId, number>();
  for (const space of [...come.keys()]) {
    for (const from of [...gone.keys()]) {
      const n = Math.min(come.get(space) ?? 0, -(gone.get(from) ?? 0));
      if (n <= 0) continue;
      settle(gone, from, n);
      settle(come, space, -n);
      texts.push(text('log.move', { n, piece: `piece:${came}`, from: `space:${from}`, space: `space:${space}` }));
    }
  }
  return texts;
}

/** Levels, terror and sabotage, zones. */
function markers(a: View, b: View): Message[] {
  const texts: Message[] = [];
  for (const id of SPACE_IDS) {
    const was = a.spaces[id];
    const is = b.spaces[id];
    const space = `space:${id}`;
    if (is?.support && is.support !== was?.support)
      texts.push(text('log.level', { space, level: `level:${is.support}` }));
    const terror = (is?.terror ?? 0) - (was?.terror ?? 0);
    if (terror !== 0) texts.push(text(terror > 0 ? 'log.terror' : 'log.calm', { space, n: Math.abs(terror) }));
    if (is?.sabotage !== was?.sabotage) texts.push(text(is?.sabotage ? 'log.sabotage' : 'log.repair', { space }));
    if (is?.zone !== was?.zone) texts.push(text(is?.zone ? 'log.zone' : 'log.zoneRemoved', { space }));
  }
  return texts;
}

/** Shipments that came or went. One that only moved goes with its guerrilla. */
function cargo(a: View, b: View): Message[] {
  const key = (s: NonNullable<View['shipments']>[number]) => `${s.space} ${s.guerrilla}`;
  const was = (a.shipments ?? []).map(key);
  const is = (b.shipments ?? []).map(key);
  if (was.length === is.length) return [];
  const [fewer, more, word] = was.length < is.length ? ([was, is, 'place'] as const) : ([is, was, 'remove'] as const);
  const rest = [...fewer];
  const odd = more.filter((it) => {
    const at = rest.indexOf(it);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return odd.slice(0, more.length - fewer.length).map((it) => {
    const [space, guerrilla] = it.split(' ');
    return text(`log.shipment.${word}`, { space: `space:${space}`, piece: `piece:${guerrilla}` });
  });
}

/** Capabilities, momentum, the president, the card in play. */
function lasting(a: View, b: View): Message[] {
  const texts: Message[] = [];
  for (const [card, half] of Object.entries(b.capabilities ?? {})) {
    if (a.capabilities?.[card] !== half) texts.push(text(`log.capability.${half}`, { card: `card:${card}` }));
  }
  for (const { card } of b.momentum ?? []) {
    if (!a.momentum?.some((m) => m.card === card)) texts.push(text('log.momentum', { card: `card:${card}` }));
  }
  if (a.president !== b.president) texts.push(text('log.president', { president: `president:${b.president}` }));
  return texts;
}
