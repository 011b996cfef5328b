import {
  FACTIONS,
  INSURGENTS,
  PIECE_IDS,
  type PieceId,
  type Seen,
  SPACE_IDS,
  type SpaceId,
} from '@sandtable/andean-abyss/facts';
import { type Json, type Message, say } from '@sandtable/kernel';
import { KINDS, piecesIn, seen } from './view.js';

/** What differs between two views, as short sentences: costs first. Wherever the log has words for it, in those. */

/** Beyond this many pieces and markers nobody reads on. */
const MOST_DETAILS = 8;

export function changes(before: Json, after: Json): readonly Message[] {
  const a = seen(before);
  const b = seen(after);
  const details = [...pieces(a, b), ...markers(a, b), ...cargo(a, b), ...lasting(a, b)];
  const told = details.length > MOST_DETAILS ? details.slice(0, MOST_DETAILS - 1) : details;
  const rest = details.length - told.length;
  return [...resources(a, b), ...totals(a, b), ...told, ...(rest > 0 ? [say('change.more', { n: rest })] : [])];
}

/** Whose operation, event or turn it is pays; others lose. What is paid comes before what is gained. */
function resources(a: Seen, b: Seen): Message[] {
  const payer = (b.underway ?? a.underway)?.faction ?? a.acting;
  const told: Message[] = [];
  for (const faction of FACTIONS) {
    const n = a.resources[faction] - b.resources[faction];
    if (n === 0) continue;
    const key = n < 0 ? 'log.gain' : faction === payer ? 'log.pay' : 'log.lose';
    const message = say(key, { faction: `faction:${faction}`, n: Math.abs(n), now: b.resources[faction] });
    if (key === 'log.pay') told.unshift(message);
    else told.push(message);
  }
  if (a.aid !== b.aid) told.push(say('log.aid', { n: b.aid - a.aid, now: b.aid }));
  return told;
}

/** Totals and the margins they make (7.3); a margin is told once. */
function totals(a: Seen, b: Seen): Message[] {
  const told: Message[] = [];
  if (a.totalSupport !== b.totalSupport) {
    const params = { from: a.totalSupport, to: b.totalSupport, margin: signed(b.margins.government) };
    told.push(say('change.support', params));
  }
  if (a.oppositionPlusBases !== b.oppositionPlusBases) {
    const params = { from: a.oppositionPlusBases, to: b.oppositionPlusBases, margin: signed(b.margins.farc) };
    told.push(say('change.opposition', params));
  }
  for (const faction of ['auc', 'cartels'] as const) {
    if (a.margins[faction] === b.margins[faction]) continue;
    const params = { faction: `faction:${faction}`, from: signed(a.margins[faction]), to: signed(b.margins[faction]) };
    told.push(say('change.margin', params));
  }
  return told;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** How many more of each kind of piece each space holds. */
type Differences = Map<SpaceId, number>;

function difference(a: Seen, b: Seen, piece: PieceId): Differences {
  const found: Differences = new Map();
  for (const space of SPACE_IDS) {
    const n = piecesIn(b, space, piece) - piecesIn(a, space, piece);
    if (n !== 0) found.set(space, n);
  }
  return found;
}

function pieces(a: Seen, b: Seen): Message[] {
  const by = new Map(PIECE_IDS.map((piece) => [piece, difference(a, b, piece)]));
  const told = turned(by);
  for (const piece of PIECE_IDS) told.push(...moved(by, piece, piece));
  // Those that turned over on their way.
  for (const faction of INSURGENTS) {
    const [underground, active] = KINDS[faction];
    told.push(...moved(by, underground, active), ...moved(by, active, underground));
  }
  for (const [piece, differences] of by) {
    for (const [space, n] of differences) {
      const params = { space: `space:${space}`, n: Math.abs(n), piece: `piece:${piece}` };
      told.push(say(n > 0 ? 'log.place' : 'log.remove', params));
    }
  }
  return told;
}

/** Guerrillas that turned over where they stand; what is told here is taken out of the differences. */
function turned(by: ReadonlyMap<PieceId, Differences>): Message[] {
  const told: Message[] = [];
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
      told.push(say(activated ? 'log.activate' : 'log.hide', { space: `space:${space}`, n, piece }));
    }
  }
  return told;
}

function settle(differences: Differences, space: SpaceId, n: number): void {
  const left = (differences.get(space) ?? 0) + n;
  if (left === 0) differences.delete(space);
  else differences.set(space, left);
}

/** Pieces that left some spaces and came to others; what is told here is taken out of the differences. */
function moved(by: ReadonlyMap<PieceId, Differences>, left: PieceId, came: PieceId): Message[] {
  const told: Message[] = [];
  const gone = by.get(left) ?? new Map<SpaceId, number>();
  const come = by.get(came) ?? new Map<SpaceId, number>();
  for (const space of [...come.keys()]) {
    for (const from of [...gone.keys()]) {
      const n = Math.min(come.get(space) ?? 0, -(gone.get(from) ?? 0));
      if (n <= 0) continue;
      settle(gone, from, n);
      settle(come, space, -n);
      told.push(say('log.move', { n, piece: `piece:${came}`, from: `space:${from}`, space: `space:${space}` }));
    }
  }
  return told;
}

/** Levels, terror and sabotage, zones. */
function markers(a: Seen, b: Seen): Message[] {
  const told: Message[] = [];
  for (const id of SPACE_IDS) {
    const was = a.spaces[id];
    const is = b.spaces[id];
    const space = `space:${id}`;
    if (is?.support && is.support !== was?.support)
      told.push(say('log.level', { space, level: `level:${is.support}` }));
    const terror = (is?.terror ?? 0) - (was?.terror ?? 0);
    if (terror !== 0) told.push(say(terror > 0 ? 'log.terror' : 'log.calm', { space, n: Math.abs(terror) }));
    if (is?.sabotage !== was?.sabotage) told.push(say(is?.sabotage ? 'log.sabotage' : 'log.repair', { space }));
    if (is?.zone !== was?.zone) told.push(say(is?.zone ? 'log.zone' : 'log.zoneRemoved', { space }));
  }
  return told;
}

/** Shipments that came or went; one that only moved goes with its guerrilla. */
function cargo(a: Seen, b: Seen): Message[] {
  const key = (s: NonNullable<Seen['shipments']>[number]) => `${s.space} ${s.guerrilla}`;
  const was = (a.shipments ?? []).map(key);
  const is = (b.shipments ?? []).map(key);
  if (was.length === is.length) return [];
  const [fewer, more, word] = was.length < is.length ? [was, is, 'place'] : [is, was, 'remove'];
  const rest = [...fewer];
  const odd = more.filter((it) => {
    const at = rest.indexOf(it);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return odd.slice(0, more.length - fewer.length).map((it) => {
    const [space, guerrilla] = it.split(' ');
    return say(`log.shipment.${word}`, { space: `space:${space}`, piece: `piece:${guerrilla}` });
  });
}

/** Capabilities, momentum, the president, the card in play. */
function lasting(a: Seen, b: Seen): Message[] {
  const told: Message[] = [];
  for (const [card, side] of Object.entries(b.capabilities ?? {})) {
    if (a.capabilities?.[card] !== side) told.push(say(`log.capability.${side}`, { card: `card:${card}` }));
  }
  for (const { card } of b.momentum ?? []) {
    if (!a.momentum?.some((m) => m.card === card)) told.push(say('log.momentum', { card: `card:${card}` }));
  }
  if (a.president !== b.president) told.push(say('log.president', { president: `president:${b.president}` }));
  return told;
}
