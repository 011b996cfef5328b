import { SPACES, type SpaceId, WAR_IDS } from '@sandtable/imperial-struggle/board-data';
import type { Message, Words } from '@sandtable/kernel';
import { text } from '../text.js';
import type { AdvantageState, SpaceState } from './space-state.js';

/** Describes a space for screen readers: name, kind, Region, cost, flag, markers, connections. */
export function describe(
  space: SpaceId,
  standing: SpaceState,
  words: Words,
  isChoice: boolean,
  price: number | undefined,
): string {
  const parts = [...about(space), ...state(space, standing), ...lines(space)];
  if (isChoice) parts.push(text('board.about.choice'));
  if (price !== undefined) parts.push(text('board.about.price', { n: price }));
  return parts.map((part) => words.say(part)).join(', ');
}

function about(space: SpaceId): readonly Message[] {
  const { kind, region, cost, commodity, prestige, localAlliance, wars, home } = SPACES[space];
  return [
    text('board.about.space', { space: `space:${space}`, kind: `kind:${kind}`, region: `region:${region}` }),
    ...(commodity ? [text('option.reference', { it: `commodity:${commodity}` })] : []),
    ...(cost === undefined
      ? []
      : [text(kind === 'territory' ? 'board.about.conquest' : 'board.about.cost', { n: cost })]),
    ...(prestige ? [text('board.about.prestige')] : []),
    ...(localAlliance ? [text('board.about.local')] : []),
    ...(home ? [text('board.about.home', { side: home === 'spain' ? 'flag:spain' : `seat:${home}` })] : []),
    ...(wars ? [text('board.about.wars', { wars: joined(wars.map((war) => `war:${WAR_IDS[war - 1]}`)) })] : []),
  ];
}

function state(space: SpaceId, standing: SpaceState): readonly Message[] {
  const { flag, conflict, damaged, closed, guarded, isolated, demanded, huguenots, advantages } = standing;
  const whose = flag && (flag === 'britain' || flag === 'france' ? `seat:${flag}` : `flag:${flag}`);
  const piece = SPACES[space].kind === 'naval' ? 'board.about.squadron' : 'board.about.flag';
  return [
    ...(closed ? [text('board.about.closed')] : []),
    whose ? text(piece, { side: whose }) : text('board.about.nobody'),
    ...(conflict ? [text(`board.about.conflict-${conflict}`)] : []),
    ...(damaged ? [text('board.about.damaged')] : []),
    ...(guarded ? [text('board.about.guarded')] : []),
    ...(isolated ? [text('board.about.isolated')] : []),
    ...(demanded ? [text('board.about.demanded')] : []),
    ...(huguenots ? [text(`board.about.huguenots-${huguenots}`)] : []),
    ...advantages.map(advantageText),
  ];
}

function advantageText({ id, holder, exhausted }: AdvantageState): Message {
  const advantage = `advantage:${id}`;
  if (exhausted) return text('board.about.advantage-exhausted', { advantage });
  return holder
    ? text('board.about.advantage-held', { advantage, side: `seat:${holder}` })
    : text('board.about.advantage', { advantage });
}

/** Its connections, and its Conquest Lines. */
function lines(space: SpaceId): readonly Message[] {
  const { connected, conquest = [] } = SPACES[space];
  const list = (what: 'connected' | 'conquests', ids: readonly SpaceId[]): Message[] =>
    ids.length === 0 ? [] : [text(`board.about.${what}`, { spaces: joined(ids.map((id) => `space:${id}`)) })];
  return [...list('connected', connected), ...list('conquests', conquest)];
}

const joined = (references: readonly string[]): Message =>
  references
    .slice(1)
    .reduce<Message>(
      (sum, it) => text('board.about.and', { a: sum, b: it }),
      text('option.reference', { it: references[0] ?? '' }),
    );
