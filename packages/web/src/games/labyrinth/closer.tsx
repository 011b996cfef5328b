import type { Words } from '@sandtable/kernel';
import { COUNTRIES, COUNTRY_IDS, type CountryId, type Seen, SIDES, type Side } from '@sandtable/labyrinth/facts';
import type { Sight } from '../front.js';
import { Part } from '../shared/panels/closer.js';
import { sayer } from '../shared/panels/sayer.js';
import { SpaceButton } from '../shared/panels/space-button.js';
import { about, standing } from './board/describe.js';
import { Mini } from './board/pieces.js';
import { countsIn, TOKEN_KINDS, type TokenKind } from './board/tokens.js';
import { CardFace, cardOf } from './cards.js';
import { TOKENS } from './mark.js';
import { IdeasHere, JihadistDice } from './odds.js';
import { CARD_OF } from './panels/lasting.js';
import { Sign } from './sign.js';
import { aims } from './standing.js';
import { marksIn, neighboursOf, plotsIn, seen } from './view.js';
import '../shared/panels/closer.css';
import '../shared/panels/text.css';

/** A reference looked at closely: what the printed board and what lies on it tell of it. */
export function Closer({ reference, view: json, words, inspect }: Sight & { readonly reference: string }) {
  const view = seen(json);
  const colon = reference.indexOf(':');
  const [kind, id] = [reference.slice(0, colon), reference.slice(colon + 1)];
  const props = { view, words, inspect };
  const country = kind === 'space' ? COUNTRY_IDS.find((it) => it === id) : undefined;
  if (country) return <CountryCloser country={country} {...props} />;
  const side = kind === 'seat' ? SIDES.find((it) => it === id) : undefined;
  if (side) return <SideCloser side={side} {...props} />;
  if (kind === 'card' && cardOf(Number(id))) return <CardFace number={Number(id)} words={words} />;
  const piece = TOKENS[reference];
  if (piece) return <PieceCloser kind={piece} name={words.name(reference)} {...props} />;
  return <h3 className="game-closer-title">{words.name(reference)}</h3>;
}

interface Props {
  readonly view: Seen;
  readonly words: Words;
  readonly inspect: Sight['inspect'];
}

function CountryCloser({ country, view, words, inspect }: Props & { readonly country: CountryId }) {
  const say = sayer(words, 'closer.');
  const marks = marksIn(view, country);
  const counts = countsIn(view, country);
  const held = TOKEN_KINDS.filter((kind) => kind !== 'event' && (counts[kind] ?? 0) > 0);
  const told = plotsIn(view, country).filter(({ backlash, open }) => backlash || open);
  return (
    <div className="game-closer">
      <h3 className="game-closer-title">{words.name(`space:${country}`)}</h3>
      <p className="game-closer-facts">
        {words.name(`kind:${COUNTRIES[country].kind}`)}
        {about(view, country)
          .slice(1)
          .map((part) => ` · ${words.say(part)}`)}
      </p>
      <p>
        <b>
          {standing(view, country)
            .map((part) => words.say(part))
            .join(' · ')}
        </b>
      </p>
      <Part title={say('contents')}>
        {held.length === 0 ? <p className="game-soft">{say('empty')}</p> : null}
        <ul className="game-closer-forces">
          {held.map((kind) => (
            <li key={kind}>
              <Mini kind={kind} /> {words.say({ key: `board.token.${kind}`, params: { n: counts[kind] ?? 0 } })}
            </li>
          ))}
        </ul>
        {told.map(({ backlash, open }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden plots are alike
          <p key={index} className="game-note">
            {backlash ? say('backlash') : open ? say('shown') : null}
          </p>
        ))}
      </Part>
      <JihadistDice country={country} view={view} words={words} />
      <IdeasHere country={country} view={view} words={words} />
      {marks.length > 0 ? (
        <Part title={say('events')}>
          <p className="game-spaces">
            {marks.map((mark) => (
              <button
                key={mark}
                type="button"
                className="game-space-button"
                onClick={() => inspect(`card:${CARD_OF[mark]}`, true)}
              >
                {words.name(`mark:${mark}`)}
              </button>
            ))}
          </p>
        </Part>
      ) : null}
      <Part title={say('neighbours')}>
        <p className="game-spaces">
          {neighboursOf(view, country).map((near) => (
            <SpaceButton key={near} space={near} words={words} inspect={inspect} />
          ))}
        </p>
      </Part>
    </div>
  );
}

function PieceCloser({
  kind,
  name,
  view,
  words,
  inspect,
}: Props & { readonly kind: TokenKind; readonly name: string }) {
  const where = COUNTRY_IDS.filter((country) => (countsIn(view, country)[kind] ?? 0) > 0);
  return (
    <div className="game-closer">
      <h3 className="game-closer-title">
        <Mini kind={kind} /> {name}
      </h3>
      <Part title={words.say({ key: 'closer.where' })}>
        {where.length === 0 ? <p className="game-soft">{words.say({ key: 'closer.nowhere' })}</p> : null}
        <p className="game-spaces">
          {where.map((country) => (
            <span key={country} className="game-counted">
              <SpaceButton space={country} words={words} inspect={inspect} /> {countsIn(view, country)[kind]}
            </span>
          ))}
        </p>
      </Part>
    </div>
  );
}

function SideCloser({ side, view, words }: Omit<Props, 'inspect'> & { readonly side: Side }) {
  return (
    <div className="game-closer">
      <h3 className="game-closer-title">
        <Sign side={side} /> {words.name(`seat:${side}`)}
      </h3>
      <ul className="game-closer-state">
        <li className="game-pair">
          <span className="game-soft">{words.say({ key: 'closer.hand' })}</span> <b>{view.handSizes[side]}</b>
        </li>
        <li className="game-pair">
          <span className="game-soft">{words.say({ key: 'panel.reserves' })}</span> <b>{view.reserves[side]}</b>
        </li>
        {aims(view)
          .filter((aim) => aim.side === side)
          .map(({ what, value, needed }) => (
            <li key={what} className="game-pair">
              <span className="game-soft">{words.say({ key: `panel.aim.${what}` })}</span>{' '}
              <b>
                {value} / {needed}
              </b>
            </li>
          ))}
      </ul>
    </div>
  );
}
