import { SPACES, type SpaceId, WAR_IDS } from '@sandtable/imperial-struggle/facts';
import { type Message, say, type Words } from '@sandtable/kernel';
import type { Standing } from './standing.js';

/** A space in words, for who cannot see it: name, kind, Region, cost, flag, markers, what it is connected to. */
export function describe(
  space: SpaceId,
  standing: Standing,
  words: Words,
  isChoice: boolean,
  price: number | undefined,
): string {
  const parts = [...about(space), ...state(space, standing), ...lines(space)];
  if (isChoice) parts.push(say('board.about.choice'));
  if (price !== undefined) parts.push(say('board.about.price', { n: price }));
  return parts.map((part) => words.say(part)).join(', ');
}

function about(space: SpaceId): readonly Message[] {
  const { kind, region, cost, commodity, prestige, localAlliance, wars, home } = SPACES[space];
  return [
    say('board.about.space', { space: `space:${space}`, kind: `kind:${kind}`, region: `region:${region}` }),
    ...(commodity ? [say('option.reference', { it: `commodity:${commodity}` })] : []),
    ...(cost === undefined
      ? []
      : [say(kind === 'territory' ? 'board.about.conquest' : 'board.about.cost', { n: cost })]),
    ...(prestige ? [say('board.about.prestige')] : []),
    ...(localAlliance ? [say('board.about.local')] : []),
    ...(home ? [say('board.about.home', { side: home === 'spain' ? 'flag:spain' : `seat:${home}` })] : []),
    ...(wars ? [say('board.about.wars', { wars: joined(wars.map((war) => `war:${WAR_IDS[war - 1]}`)) })] : []),
  ];
}

function state(space: SpaceId, standing: Standing): readonly Message[] {
  const { flag, conflict, damaged, closed, guarded, isolated, demanded, huguenots, advantages } = standing;
  const whose = flag && (flag === 'britain' || flag === 'france' ? `seat:${flag}` : `flag:${flag}`);
  const piece = SPACES[space].kind === 'naval' ? 'board.about.squadron' : 'board.about.flag';
  return [
    ...(closed ? [say('board.about.closed')] : []),
    whose ? say(piece, { side: whose }) : say('board.about.nobody'),
    ...(conflict ? [say(`board.about.conflict-${conflict}`)] : []),
    ...(damaged ? [say('board.about.damaged')] : []),
    ...(guarded ? [say('board.about.guarded')] : []),
    ...(isolated ? [say('board.about.isolated')] : []),
    ...(demanded ? [say('board.about.demanded')] : []),
    ...(huguenots ? [say(`board.about.huguenots-${huguenots}`)] : []),
    ...advantages.map(({ id, holder, exhausted }) =>
      say(
        exhausted ? 'board.about.advantage-exhausted' : holder ? 'board.about.advantage-held' : 'board.about.advantage',
        {
          advantage: `piece:${id}`,
          ...(holder ? { side: `seat:${holder}` } : {}),
        },
      ),
    ),
  ];
}

/** What it is connected to, and by Conquest Lines to what. */
function lines(space: SpaceId): readonly Message[] {
  const { connected, conquest = [] } = SPACES[space];
  const list = (key: string, ids: readonly SpaceId[]): Message[] =>
    ids.length === 0 ? [] : [say(key, { spaces: joined(ids.map((id) => `space:${id}`)) })];
  return [...list('board.about.connected', connected), ...list('board.about.conquests', conquest)];
}

const joined = (references: readonly string[]): Message =>
  references
    .slice(1)
    .reduce<Message>(
      (sum, it) => say('board.about.and', { a: sum, b: it }),
      say('option.reference', { it: references[0] ?? '' }),
    );
