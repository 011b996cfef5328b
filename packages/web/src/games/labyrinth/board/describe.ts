import { type Message, say, type Words } from '@sandtable/kernel';
import { COUNTRIES, type CountryId, type Seen } from '@sandtable/labyrinth/facts';
import { at, governanceOf, isMuslim, isUnmarked, marksIn, postureOf, resourcesOf } from '../view.js';
import { countsIn, TOKEN_KINDS } from './tokens.js';

/** A country in words, for who cannot see it: name, kind, how it stands, what lies there. */
export function describe(view: Seen, country: CountryId, words: Words, isChoice: boolean): string {
  const parts = [...about(view, country), ...standing(view, country), ...contents(view, country)];
  if (isChoice) parts.push(say('board.about.choice'));
  return parts.map((part) => words.say(part)).join(', ');
}

export function about(view: Seen, country: CountryId): readonly Message[] {
  const { kind, oil, recruit, schengen } = COUNTRIES[country];
  const parts: Message[] = [say('board.about.country', { space: `space:${country}`, kind: `kind:${kind}` })];
  if (isMuslim(country)) parts.push(say('board.about.resources', { n: resourcesOf(view, country) }));
  if (oil) parts.push(say('board.about.oil'));
  if (recruit !== undefined) parts.push(say('board.about.recruit', { n: recruit }));
  if (schengen === 'member') parts.push(say('board.about.schengen'));
  return parts;
}

export function standing(view: Seen, country: CountryId): readonly Message[] {
  if (isUnmarked(view, country)) return [say('board.about.unmarked')];
  const governance = governanceOf(view, country);
  const posture = postureOf(view, country);
  const { alignment } = at(view, country);
  return [
    ...(governance ? [say('board.about.governance', { governance: `governance:${governance}` })] : []),
    ...(alignment ? [say('option.reference', { it: `alignment:${alignment}` })] : []),
    ...(posture ? [say('board.about.posture', { posture: `posture:${posture}` })] : []),
  ];
}

function contents(view: Seen, country: CountryId): readonly Message[] {
  const counts = countsIn(view, country);
  const parts = TOKEN_KINDS.filter((kind) => kind !== 'event' && (counts[kind] ?? 0) > 0).map((kind) =>
    say(`board.token.${kind}`, { n: counts[kind] ?? 0 }),
  );
  const marks = marksIn(view, country).map((mark) => say('option.reference', { it: `mark:${mark}` }));
  return parts.length + marks.length > 0 ? [...parts, ...marks] : [say('board.about.nobody')];
}
