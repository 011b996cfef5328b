import { type Json, type Message, message } from '@sandtable/kernel';
import { COUNTRY_IDS, type CountryId, SIDES, type View } from '@sandtable/labyrinth/facts';
import { countsIn, PIECES, TOKEN_KINDS, type TokenKind } from './board/tokens.js';
import { at, parseView, postureOf } from './view.js';

/** What differs between two views, in few words: what it costs first, then totals, then the map. */

const MAX_DETAILS = 8;

export function changes(before: Json, after: Json): readonly Message[] {
  const a = parseView(before);
  const b = parseView(after);
  const details = [...standings(a, b), ...tokens(a, b), ...marks(a, b)];
  const told = details.length > MAX_DETAILS ? details.slice(0, MAX_DETAILS - 1) : details;
  const rest = details.length - told.length;
  return [...tracks(a, b), ...totals(a, b), ...told, ...(rest > 0 ? [message('change.more', { n: rest })] : [])];
}

function tracks(a: View, b: View): Message[] {
  const told: Message[] = [];
  for (const side of SIDES) {
    if (a.reserves[side] === b.reserves[side]) continue;
    told.push(message('log.reserves', { side: `seat:${side}`, now: b.reserves[side] }));
  }
  if (a.prestige !== b.prestige) told.push(message('log.prestige', { n: b.prestige - a.prestige, now: b.prestige }));
  if (a.funding !== b.funding) told.push(message('log.funding', { n: b.funding - a.funding, now: b.funding }));
  return told;
}

const TOTALS = ['goodResources', 'islamistResources', 'goodOrFair', 'poorOrIslamist'] as const;

function totals(a: View, b: View): Message[] {
  const told = TOTALS.filter((what) => a[what] !== b[what]).map((what) =>
    message(`change.${what}`, { from: a[what], to: b[what] }),
  );
  if (a.gwotPenalty !== b.gwotPenalty) told.push(message('change.penalty', { from: a.gwotPenalty, to: b.gwotPenalty }));
  return told;
}

/** Governance, Alignment and Posture. */
function standings(a: View, b: View): Message[] {
  const told: Message[] = [];
  for (const country of COUNTRY_IDS) {
    const space = `space:${country}`;
    const was = at(a, country);
    const is = at(b, country);
    if (is.governance && is.governance !== was.governance)
      told.push(message('log.governance', { space, governance: `governance:${is.governance}` }));
    if (is.alignment && is.alignment !== was.alignment)
      told.push(message('log.alignment', { space, alignment: `alignment:${is.alignment}` }));
    const posture = postureOf(b, country);
    if (posture && posture !== postureOf(a, country))
      told.push(message('log.posture', { space, posture: `posture:${posture}` }));
  }
  return told;
}

/** Pieces that left one country and came to another have moved; all else came or went. */
function tokens(a: View, b: View): Message[] {
  const told: Message[] = [];
  for (const kind of TOKEN_KINDS) {
    if (kind === 'event') continue;
    const gone = differences(a, b, kind, -1);
    const come = differences(a, b, kind, 1);
    const [from, to] = [gone[0], come[0]];
    if (isPiece(kind) && gone.length === 1 && come.length === 1 && from.by === to.by) {
      const params = { n: to.by, token: tokenSaid(kind), from: `space:${from.country}`, to: `space:${to.country}` };
      told.push(message('change.moved', params));
      continue;
    }
    for (const { country, was, is } of [...gone, ...come]) {
      told.push(message('change.token', { space: `space:${country}`, token: tokenSaid(kind), from: was, to: is }));
    }
  }
  return told;
}

const isPiece = (kind: TokenKind): boolean => PIECES.some((piece) => piece === kind);
const tokenSaid = (kind: TokenKind): Message => message(`board.legend.${LEGEND[kind] ?? kind}`);
/** Kinds that the legend explains together. */
const LEGEND: Readonly<Partial<Record<TokenKind, TokenKind>>> = { 'plot-2': 'plot-1', 'plot-3': 'plot-1' };

interface Difference {
  readonly country: CountryId;
  readonly was: number;
  readonly is: number;
  readonly by: number;
}

function differences(a: View, b: View, kind: TokenKind, sign: 1 | -1): readonly Difference[] {
  return COUNTRY_IDS.flatMap((country) => {
    const was = countsIn(a, country)[kind] ?? 0;
    const is = countsIn(b, country)[kind] ?? 0;
    return (is - was) * sign > 0 ? [{ country, was, is, by: Math.abs(is - was) }] : [];
  });
}

function marks(a: View, b: View): Message[] {
  return [
    ...b.marks
      .filter((mark) => !a.marks.includes(mark))
      .map((mark) => message('change.mark', { mark: `mark:${mark}` })),
    ...a.marks
      .filter((mark) => !b.marks.includes(mark))
      .map((mark) => message('change.markGone', { mark: `mark:${mark}` })),
  ];
}
