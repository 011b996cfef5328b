import { SPACES, type SpaceId, WAR_IDS } from '@sandtable/imperial-struggle/board-data';
import { type Message, message, type Words } from '@sandtable/kernel';
import type { SpaceState } from './space-state.js';

/** Describes a space for screen readers: name, kind, Region, cost, flag, markers, connections. */
export function describe(
  space: SpaceId,
  standing: SpaceState,
  words: Words,
  isChoice: boolean,
  price: number | undefined,
): string {
  const parts = [...about(space), ...state(space, standing), ...lines(space)];
  if (isChoice) parts.push(message('board.about.choice'));
  if (price !== undefined) parts.push(message('board.about.price', { n: price }));
  return parts.map((part) => words.say(part)).join(', ');
}

function about(space: SpaceId): readonly Message[] {
  const { kind, region, cost, commodity, prestige, localAlliance, wars, home } = SPACES[space];
  return [
    message('board.about.space', { space: `space:${space}`, kind: `kind:${kind}`, region: `region:${region}` }),
    ...(commodity ? [message('option.reference', { it: `commodity:${commodity}` })] : []),
    ...(cost === undefined
      ? []
      : [message(kind === 'territory' ? 'board.about.conquest' : 'board.about.cost', { n: cost })]),
    ...(prestige ? [message('board.about.prestige')] : []),
    ...(localAlliance ? [message('board.about.local')] : []),
    ...(home ? [message('board.about.home', { side: home === 'spain' ? 'flag:spain' : `seat:${home}` })] : []),
    ...(wars ? [message('board.about.wars', { wars: joined(wars.map((war) => `war:${WAR_IDS[war - 1]}`)) })] : []),
  ];
}

function state(space: SpaceId, standing: SpaceState): readonly Message[] {
  const { flag, conflict, damaged, closed, guarded, isolated, demanded, huguenots, advantages } = standing;
  const whose = flag && (flag === 'britain' || flag === 'france' ? `seat:${flag}` : `flag:${flag}`);
  const piece = SPACES[space].kind === 'naval' ? 'board.about.squadron' : 'board.about.flag';
  return [
    ...(closed ? [message('board.about.closed')] : []),
    whose ? message(piece, { side: whose }) : message('board.about.nobody'),
    ...(conflict ? [message(`board.about.conflict-${conflict}`)] : []),
    ...(damaged ? [message('board.about.damaged')] : []),
    ...(guarded ? [message('board.about.guarded')] : []),
    ...(isolated ? [message('board.about.isolated')] : []),
    ...(demanded ? [message('board.about.demanded')] : []),
    ...(huguenots ? [message(`board.about.huguenots-${huguenots}`)] : []),
    ...advantages.map(({ id, holder, exhausted }) =>
      message(
        exhausted ? 'board.about.advantage-exhausted' : holder ? 'board.about.advantage-held' : 'board.about.advantage',
        {
          advantage: `advantage:${id}`,
          ...(holder ? { side: `seat:${holder}` } : {}),
        },
      ),
    ),
  ];
}

/** Its connections, and its Conquest Lines. */
function lines(space: SpaceId): readonly Message[] {
  const { connected, conquest = [] } = SPACES[space];
  const list = (key: string, ids: readonly SpaceId[]): Message[] =>
    ids.length === 0 ? [] : [message(key, { spaces: joined(ids.map((id) => `space:${id}`)) })];
  return [...list('board.about.connected', connected), ...list('board.about.conquests', conquest)];
}

const joined = (references: readonly string[]): Message =>
  references
    .slice(1)
    .reduce<Message>(
      (sum, it) => message('board.about.and', { a: sum, b: it }),
      message('option.reference', { it: references[0] ?? '' }),
    );
