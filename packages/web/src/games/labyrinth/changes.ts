import type { Json, Message } from '@sandtable/kernel';
import { postureOf } from '@sandtable/labyrinth/board';
import { COUNTRY_IDS, type CountryId, SIDES, type View } from '@sandtable/labyrinth/board-data';
import type { LegendToken } from './board/legend.js';
import { countsIn, PIECES, TOKEN_KINDS, type TokenKind } from './board/tokens.js';
import { text } from './text.js';
import { at, parseView } from './view.js';

/** The differences between two views as short sentences: costs first, then totals, then the map. */

const MAX_DETAILS = 8;

export function changes(before: Json, after: Json): readonly Message[] {
  const a = parseView(before);
  const b = parseView(after);
  const details = [...countryStates(a, b), ...tokens(a, b), ...marks(a, b)];
  const texts = details.length > MAX_DETAILS ? details.slice(0, MAX_DETAILS - 1) : details;
  const rest = details.length - texts.length;
  return [...tracks(a, b), ...totals(a, b), ...texts, ...(rest > 0 ? [text('change.more', { n: rest })] : [])];
}

function tracks(a: View, b: View): Message[] {
  const texts: Message[] = [];
  for (const side of SIDES) {
    if (a.reserves[side] === b.reserves[side]) continue;
    texts.push(text('log.reserves', { side: `seat:${side}`, now: b.reserves[side] }));
  }
  if (a.prestige !== b.prestige) texts.push(text('log.prestige', { n: b.prestige - a.prestige, now: b.prestige }));
  if (a.funding !== b.funding) texts.push(text('log.funding', { n: b.funding - a.funding, now: b.funding }));
  return texts;
}

const TOTALS = ['goodResources', 'islamistResources', 'goodOrFair', 'poorOrIslamist'] as const;

function totals(a: View, b: View): Message[] {
  const texts = TOTALS.filter((what) => a[what] !== b[what]).map((what) =>
    text(`change.${what}`, { from: a[what], to: b[what] }),
  );
  if (a.gwotPenalty !== b.gwotPenalty) texts.push(text('change.penalty', { from: a.gwotPenalty, to: b.gwotPenalty }));
  return texts;
}

/** Governance, Alignment and Posture. */
function countryStates(a: View, b: View): Message[] {
  const texts: Message[] = [];
  for (const country of COUNTRY_IDS) {
    const space = `space:${country}`;
    const was = at(a, country);
    const is = at(b, country);
    if (is.governance && is.governance !== was.governance)
      texts.push(text('log.governance', { space, governance: `governance:${is.governance}` }));
    if (is.alignment && is.alignment !== was.alignment)
      texts.push(text('log.alignment', { space, alignment: `alignment:${is.alignment}` }));
    const posture = postureOf(b, country);
    if (posture && posture !== postureOf(a, country))
      texts.push(text('log.posture', { space, posture: `posture:${posture}` }));
  }
  return texts;
}

/** Pieces that left one country and came to another count as moved; everything else was placed or removed. */
function tokens(a: View, b: View): Message[] {
  const texts: Message[] = [];
  for (const kind of TOKEN_KINDS) {
    if (kind === 'event') continue;
    const gone = differences(a, b, kind, -1);
    const come = differences(a, b, kind, 1);
    const [from, ...otherOrigins] = gone;
    const [to, ...otherGoals] = come;
    const isOneMove = otherOrigins.length === 0 && otherGoals.length === 0;
    if (isPiece(kind) && isOneMove && from && to && from.by === to.by) {
      const params = { n: to.by, token: tokenText(kind), from: `space:${from.country}`, to: `space:${to.country}` };
      texts.push(text('change.moved', params));
      continue;
    }
    for (const { country, was, is } of [...gone, ...come]) {
      texts.push(text('change.token', { space: `space:${country}`, token: tokenText(kind), from: was, to: is }));
    }
  }
  return texts;
}

const isPiece = (kind: TokenKind): boolean => PIECES.some((piece) => piece === kind);
const tokenText = (kind: TokenKind): Message => text(`board.legend.${legendToken(kind)}`);
const legendToken = (kind: TokenKind): LegendToken => (kind === 'plot-2' || kind === 'plot-3' ? 'plot-1' : kind);

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
    ...b.marks.filter((mark) => !a.marks.includes(mark)).map((mark) => text('change.mark', { mark: `mark:${mark}` })),
    ...a.marks
      .filter((mark) => !b.marks.includes(mark))
      .map((mark) => text('change.markGone', { mark: `mark:${mark}` })),
  ];
}
