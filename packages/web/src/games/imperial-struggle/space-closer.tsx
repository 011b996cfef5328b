import { groundIn, SPACES, type SpaceId, type SpaceKind } from '@sandtable/imperial-struggle/facts';
import { Part } from '../shared/panels/closer.js';
import { sayer } from '../shared/panels/sayer.js';
import { Mini } from './board/pieces.js';
import type { TokenKind } from './board/tokens.js';
import { advantageSign } from './mark.js';
import { PriceOf } from './purchases/price-of.js';
import { Sign } from './sign.js';
import { SpaceLine, type Wanted } from './space-line.js';
import { advantagesAt, holderOf, json } from './view.js';
import { conqueredIn, type Place, theatersFor } from './war.js';

/** A space: what is printed there, what lies there, where it leads, and what it counts for. */
export function SpaceCloser({ space, view, words, inspect }: Wanted & { readonly space: SpaceId }) {
  const say = sayer(words, 'closer.');
  const facts = SPACES[space];
  const advantages = advantagesAt(space);
  return (
    <div className="game-closer">
      <h3 className="game-closer-title">{words.name(`space:${space}`)}</h3>
      <p className="game-closer-facts">{printed({ space, view, words }).join(' · ')}</p>
      {facts.commodity ? (
        <p className="is-closer-commodity">
          <Mini kind={facts.commodity} /> {words.name(`commodity:${facts.commodity}`)}
          {view.demand.includes(facts.commodity) ? <b> · {say('demand')}</b> : null}
        </p>
      ) : null}
      <Lying space={space} view={view} words={words} />
      <PriceOf view={json(view)} space={space} words={words} />
      {facts.connected.length > 0 ? (
        <Part title={say('connected')}>
          <ul className="game-closer-forces is-closer-near">
            {facts.connected.map((near) => (
              <SpaceLine key={near} space={near} view={view} words={words} inspect={inspect} />
            ))}
          </ul>
        </Part>
      ) : null}
      {facts.conquest && facts.conquest.length > 0 ? (
        <Part title={say('conquest')}>
          <ul className="game-closer-forces is-closer-near">
            {facts.conquest.map((near) => (
              <SpaceLine key={near} space={near} view={view} words={words} inspect={inspect} />
            ))}
          </ul>
        </Part>
      ) : null}
      {advantages.length > 0 ? (
        <Part title={say('advantages')}>
          <ul className="game-closer-forces">
            {advantages.map((id) => {
              const holder = holderOf(view, id);
              return (
                <li key={id}>
                  <Mini kind={advantageSign(id)} />
                  <button type="button" className="game-space-button" onClick={() => inspect(`piece:${id}`, true)}>
                    {words.name(`piece:${id}`)}
                  </button>
                  {holder ? <Sign side={holder} label={words.name(`seat:${holder}`)} /> : null}
                </li>
              );
            })}
          </ul>
        </Part>
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
}: Wanted & { readonly title: string; readonly places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="game-closer-state is-closer-wars">
        {places.map(({ war, theater }) => (
          <li key={theater}>
            <button type="button" className="game-space-button" onClick={() => inspect(`theater:${theater}`, true)}>
              {words.name(`theater:${theater}`)}
            </button>{' '}
            <span className="game-soft">
              {war === view.war ? words.say({ key: 'closer.nextWar' }) : words.name(`war:${war}`)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Here = Omit<Wanted, 'inspect'> & { readonly space: SpaceId };

/** What the printed number pays for. */
const COSTS: Readonly<Partial<Record<SpaceKind, string>>> = { fort: 'fortCost', territory: 'conquestCost' };

function printed({ space, view, words }: Here): readonly string[] {
  const say = sayer(words, 'closer.');
  const { kind, region, subregion, cost, alliance, localAlliance, prestige, home, opens } = SPACES[space];
  return [
    words.name(`kind:${kind}`),
    words.name(`region:${region}`),
    ...(subregion ? [words.name(`subregion:${subregion}`)] : []),
    ...(cost === undefined ? [] : [say(COSTS[kind] ?? 'cost', { n: cost })]),
    ...(alliance ? [say('alliance')] : []),
    ...(localAlliance ? [say('localAlliance')] : []),
    ...(prestige ? [say('prestige')] : []),
    ...(home ? [say(`home.${home}`)] : []),
    ...(opens && !groundIn(json(view), space).open ? [say(`opens.${opens}`)] : []),
  ];
}

/** What lies there, a line each. */
function Lying({ space, view, words }: Here) {
  const say = sayer(words, 'closer.');
  const { kind } = SPACES[space];
  const flag = view.flags[space];
  const sea = kind === 'naval';
  const { guarded, isolated } = groundIn(json(view), space);
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
    <ul className="game-closer-forces is-closer-lying">
      {flag ? null : <li className="game-soft">{say(sea ? 'noSquadron' : 'noFlag')}</li>}
      {lines.map(({ kind: token, text, warn }) => (
        <li key={text} className={warn ? 'game-flag' : ''}>
          <Mini kind={token} /> {text}
        </li>
      ))}
    </ul>
  );
}
