import type { Message, Words } from '@sandtable/kernel';
import { governanceOf, isMuslim, isUnmarked, marksIn, postureOf, resourcesOf } from '@sandtable/labyrinth/board';
import { COUNTRIES, type CountryId, type View } from '@sandtable/labyrinth/board-data';
import { text } from '../text.js';
import { at } from '../view.js';
import { countsIn, tokensHeld } from './tokens.js';

/** Describes a country for screen readers: name, kind, state, pieces and markers. */
export function describe(view: View, country: CountryId, words: Words, isChoice: boolean): string {
  const parts = [...about(view, country), ...statusText(view, country), ...contents(view, country)];
  if (isChoice) parts.push(text('board.about.choice'));
  return parts.map((part) => words.say(part)).join(', ');
}

export function about(view: View, country: CountryId): readonly Message[] {
  const { kind, oil, recruit, schengen } = COUNTRIES[country];
  const parts: Message[] = [text('board.about.country', { space: `space:${country}`, kind: `kind:${kind}` })];
  if (isMuslim(country)) parts.push(text('board.about.resources', { n: resourcesOf(view, country) }));
  if (oil) parts.push(text('board.about.oil'));
  if (recruit !== undefined) parts.push(text('board.about.recruit', { n: recruit }));
  if (schengen === 'member') parts.push(text('board.about.schengen'));
  return parts;
}

export function statusText(view: View, country: CountryId): readonly Message[] {
  if (isUnmarked(view, country)) return [text('board.about.unmarked')];
  const governance = governanceOf(view, country);
  const posture = postureOf(view, country);
  const { alignment } = at(view, country);
  return [
    ...(governance ? [text('board.about.governance', { governance: `governance:${governance}` })] : []),
    ...(alignment ? [text('option.reference', { it: `alignment:${alignment}` })] : []),
    ...(posture ? [text('board.about.posture', { posture: `posture:${posture}` })] : []),
  ];
}

function contents(view: View, country: CountryId): readonly Message[] {
  const counts = countsIn(view, country);
  const parts = tokensHeld(counts).map((kind) => text(`board.token.${kind}`, { n: counts[kind] ?? 0 }));
  const marks = marksIn(view, country).map((mark) => text('option.reference', { it: `mark:${mark}` }));
  return parts.length + marks.length > 0 ? [...parts, ...marks] : [text('board.about.nobody')];
}
