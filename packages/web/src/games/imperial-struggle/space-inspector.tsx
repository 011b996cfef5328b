import {
  advantagesAt,
  conqueredIn,
  holderOf,
  spaceSituation,
  type TheaterOfWar,
  theatersFor,
} from '@sandtable/imperial-struggle/board';
import { SPACES, type SpaceId, type SpaceKind } from '@sandtable/imperial-struggle/board-data';
import { InspectorSection } from '../shared/panels/inspector-section.js';
import { Mini } from './board/pieces.js';
import type { TokenKind } from './board/tokens.js';
import { advantageSign } from './option-icon.js';
import { PriceOf } from './purchases/prices-at-space.js';
import { Sign } from './side-sign.js';
import { SpaceLine, type SpaceLineProps } from './space-line.js';
import { sayWith, text } from './text.js';

/** A space: its printed facts, its contents, its connections, and what it counts for. */
export function SpaceInspector({ space, view, words, inspect }: SpaceLineProps & { readonly space: SpaceId }) {
  const say = sayWith(words, 'closer.');
  const facts = SPACES[space];
  const advantages = advantagesAt(space);
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">{words.name(`space:${space}`)}</h3>
      <p className="inspector-section-facts">{printed({ space, view, words }).join(' · ')}</p>
      {facts.commodity ? (
        <p className="is-inspector-commodity">
          <Mini kind={facts.commodity} /> {words.name(`commodity:${facts.commodity}`)}
          {view.demand.includes(facts.commodity) ? <b> · {say('demand')}</b> : null}
        </p>
      ) : null}
      <PiecesHere space={space} view={view} words={words} />
      <PriceOf view={view} space={space} words={words} />
      {facts.connected.length > 0 ? (
        <InspectorSection title={say('connected')}>
          <ul className="inspector-section-forces is-inspector-near">
            {facts.connected.map((near) => (
              <SpaceLine key={near} space={near} view={view} words={words} inspect={inspect} />
            ))}
          </ul>
        </InspectorSection>
      ) : null}
      {facts.conquest && facts.conquest.length > 0 ? (
        <InspectorSection title={say('conquest')}>
          <ul className="inspector-section-forces is-inspector-near">
            {facts.conquest.map((near) => (
              <SpaceLine key={near} space={near} view={view} words={words} inspect={inspect} />
            ))}
          </ul>
        </InspectorSection>
      ) : null}
      {advantages.length > 0 ? (
        <InspectorSection title={say('advantages')}>
          <ul className="inspector-section-forces">
            {advantages.map((id) => {
              const holder = holderOf(view, id);
              return (
                <li key={id}>
                  <Mini kind={advantageSign(id)} />
                  <button type="button" className="game-space-button" onClick={() => inspect(`advantage:${id}`, true)}>
                    {words.name(`advantage:${id}`)}
                  </button>
                  {holder ? <Sign side={holder} label={words.name(`seat:${holder}`)} /> : null}
                </li>
              );
            })}
          </ul>
        </InspectorSection>
      ) : null}
      <Places title={say('wars')} places={theatersFor(view, space)} view={view} words={words} inspect={inspect} />
      <Places title={say('conquered')} places={conqueredIn(view, space)} view={view} words={words} inspect={inspect} />
    </div>
  );
}

function Places({
  title,
  places,
  view,
  words,
  inspect,
}: SpaceLineProps & { readonly title: string; readonly places: readonly TheaterOfWar[] }) {
  if (places.length === 0) return null;
  return (
    <InspectorSection title={title}>
      <ul className="inspector-section-state is-inspector-wars">
        {places.map(({ war, theater }) => (
          <li key={theater}>
            <button type="button" className="game-space-button" onClick={() => inspect(`theater:${theater}`, true)}>
              {words.name(`theater:${theater}`)}
            </button>{' '}
            <span className="game-soft">
              {war === view.war ? words.say(text('closer.nextWar')) : words.name(`war:${war}`)}
            </span>
          </li>
        ))}
      </ul>
    </InspectorSection>
  );
}

type SpaceProps = Omit<SpaceLineProps, 'inspect'> & { readonly space: SpaceId };

/** What the printed number pays for. */
const costKey = (kind: SpaceKind) => (kind === 'fort' ? 'fortCost' : kind === 'territory' ? 'conquestCost' : 'cost');

function printed({ space, view, words }: SpaceProps): readonly string[] {
  const say = sayWith(words, 'closer.');
  const { kind, region, subregion, cost, alliance, localAlliance, prestige, home, opens } = SPACES[space];
  return [
    words.name(`kind:${kind}`),
    words.name(`region:${region}`),
    ...(subregion ? [words.name(`subregion:${subregion}`)] : []),
    ...(cost === undefined ? [] : [say(costKey(kind), { n: cost })]),
    ...(alliance ? [say('alliance')] : []),
    ...(localAlliance ? [say('localAlliance')] : []),
    ...(prestige ? [say('prestige')] : []),
    ...(home ? [say(`home.${home}`)] : []),
    ...(opens && !spaceSituation(view, space).open ? [say(`opens.${opens}`)] : []),
  ];
}

/** The contents of the space, one line each. */
function PiecesHere({ space, view, words }: SpaceProps) {
  const say = sayWith(words, 'closer.');
  const { kind } = SPACES[space];
  const flag = view.flags[space];
  const sea = kind === 'naval';
  const { guarded, isolated } = spaceSituation(view, space);
  const conflict = view.conflicts[space];
  const huguenots = view.huguenots.find((it) => it.space === space);
  const isSide = flag === 'britain' || flag === 'france';
  const lines: { readonly kind: TokenKind; readonly text: string; readonly warn?: true }[] = [
    ...(flag
      ? [
          {
            kind: sea && isSide ? (`squadron-${flag}` as const) : (`flag-${flag}` as const),
            text: say(sea ? 'squadron' : 'flag', { flag: words.name(isSide ? `seat:${flag}` : `flag:${flag}`) }),
          },
        ]
      : []),
    ...(conflict
      ? [
          {
            kind: conflict === 'dear' ? ('conflict-dear' as const) : ('conflict' as const),
            text: say(`conflict.${conflict}`),
            warn: true as const,
          },
        ]
      : []),
    ...(view.damaged.includes(space)
      ? [{ kind: 'fort-damaged' as const, text: say('damaged'), warn: true as const }]
      : []),
    ...(guarded ? [{ kind: 'protected' as const, text: say('guarded') }] : []),
    ...(isolated ? [{ kind: 'isolated' as const, text: say('isolated'), warn: true as const }] : []),
    ...(huguenots
      ? [
          {
            kind: huguenots.used ? ('huguenots-used' as const) : ('huguenots' as const),
            text: say(huguenots.used ? 'huguenots.used' : 'huguenots'),
          },
        ]
      : []),
    ...(view.refused?.includes(space) ? [{ kind: 'protected' as const, text: say('refused') }] : []),
  ];
  return (
    <ul className="inspector-section-forces is-inspector-lying">
      {flag ? null : <li className="game-soft">{say(sea ? 'noSquadron' : 'noFlag')}</li>}
      {lines.map(({ kind: token, text, warn }) => (
        <li key={text} className={warn ? 'game-flag' : ''}>
          <Mini kind={token} /> {text}
        </li>
      ))}
    </ul>
  );
}
