import type { Words } from '@sandtable/kernel';
import { CARD_OF_MARK, marksIn, neighborsOf, victoryAims } from '@sandtable/labyrinth/board';
import { COUNTRIES, COUNTRY_IDS, type CountryId, SIDES, type Side, type View } from '@sandtable/labyrinth/board-data';
import type { BoardProps } from '../game-ui.js';
import { InspectorSection } from '../shared/panels/inspector-section.js';
import { SpaceButton } from '../shared/panels/space-button.js';
import { about, statusText } from './board/describe.js';
import { Mini } from './board/pieces.js';
import { countsIn, type TokenKind, tokensHeld } from './board/tokens.js';
import { CardFace, cardOf } from './cards.js';
import { IdeasHere, JihadistDice } from './dice-odds.js';
import { TOKENS } from './option-icon.js';
import { Sign } from './side-sign.js';
import { sayWith, text } from './text.js';
import { parseView, plotsIn } from './view.js';
import '../shared/panels/inspector-section.css';
import '../shared/panels/text.css';

/** The details of a reference: what the printed board and the pieces on it say about it. */
export function Inspector({ reference, view: json, words, inspect }: BoardProps & { readonly reference: string }) {
  const view = parseView(json);
  const colon = reference.indexOf(':');
  const [kind, id] = [reference.slice(0, colon), reference.slice(colon + 1)];
  const props = { view, words, inspect };
  const country = kind === 'space' ? COUNTRY_IDS.find((it) => it === id) : undefined;
  if (country) return <CountryInspector country={country} {...props} />;
  const side = kind === 'seat' ? SIDES.find((it) => it === id) : undefined;
  if (side) return <SideInspector side={side} {...props} />;
  if (kind === 'card' && cardOf(Number(id))) return <CardFace number={Number(id)} words={words} view={view} />;
  const piece = TOKENS[reference];
  if (piece) return <PieceInspector kind={piece} name={words.name(reference)} {...props} />;
  return <h3 className="inspector-section-title">{words.name(reference)}</h3>;
}

interface Props {
  readonly view: View;
  readonly words: Words;
  readonly inspect: BoardProps['inspect'];
}

function CountryInspector({ country, view, words, inspect }: Props & { readonly country: CountryId }) {
  const say = sayWith(words, 'closer.');
  const marks = marksIn(view, country);
  const counts = countsIn(view, country);
  const held = tokensHeld(counts);
  const told = plotsIn(view, country).filter(({ backlash, open }) => backlash || open);
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">{words.name(`space:${country}`)}</h3>
      <p className="inspector-section-facts">
        {words.name(`kind:${COUNTRIES[country].kind}`)}
        {about(view, country)
          .slice(1)
          .map((part) => ` · ${words.say(part)}`)}
      </p>
      <p>
        <b>
          {statusText(view, country)
            .map((part) => words.say(part))
            .join(' · ')}
        </b>
      </p>
      <InspectorSection title={say('contents')}>
        {held.length === 0 ? <p className="game-soft">{say('empty')}</p> : null}
        <ul className="inspector-section-forces">
          {held.map((kind) => (
            <li key={kind}>
              <Mini kind={kind} /> {words.say(text(`board.token.${kind}`, { n: counts[kind] ?? 0 }))}
            </li>
          ))}
        </ul>
        {told.map(({ backlash, open }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden plots look the same
          <p key={index} className="game-note">
            {backlash ? say('backlash') : open ? say('shown') : null}
          </p>
        ))}
      </InspectorSection>
      <JihadistDice country={country} view={view} words={words} />
      <IdeasHere country={country} view={view} words={words} />
      {marks.length > 0 ? (
        <InspectorSection title={say('events')}>
          <p className="game-spaces">
            {marks.map((mark) => (
              <button
                key={mark}
                type="button"
                className="game-space-button"
                onClick={() => inspect(`card:${CARD_OF_MARK[mark]}`, true)}
              >
                {words.name(`mark:${mark}`)}
              </button>
            ))}
          </p>
        </InspectorSection>
      ) : null}
      <InspectorSection title={say('neighbors')}>
        <p className="game-spaces">
          {neighborsOf(view, country).map((near) => (
            <SpaceButton key={near} space={near} words={words} inspect={inspect} />
          ))}
        </p>
      </InspectorSection>
    </div>
  );
}

function PieceInspector({
  kind,
  name,
  view,
  words,
  inspect,
}: Props & { readonly kind: TokenKind; readonly name: string }) {
  const where = COUNTRY_IDS.filter((country) => (countsIn(view, country)[kind] ?? 0) > 0);
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">
        <Mini kind={kind} /> {name}
      </h3>
      <InspectorSection title={words.say(text('closer.where'))}>
        {where.length === 0 ? <p className="game-soft">{words.say(text('closer.nowhere'))}</p> : null}
        <p className="game-spaces">
          {where.map((country) => (
            <span key={country} className="game-counted">
              <SpaceButton space={country} words={words} inspect={inspect} /> {countsIn(view, country)[kind]}
            </span>
          ))}
        </p>
      </InspectorSection>
    </div>
  );
}

function SideInspector({ side, view, words }: Omit<Props, 'inspect'> & { readonly side: Side }) {
  const say = sayWith(words);
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">
        <Sign side={side} /> {words.name(`seat:${side}`)}
      </h3>
      <ul className="inspector-section-state">
        <li className="game-pair">
          <span className="game-soft">{say('closer.hand')}</span> <b>{view.handSizes[side]}</b>
        </li>
        <li className="game-pair">
          <span className="game-soft">{say('panel.reserves')}</span> <b>{view.reserves[side]}</b>
        </li>
        {victoryAims(view)
          .filter((aim) => aim.side === side)
          .map(({ what, value, needed }) => (
            <li key={what} className="game-pair">
              <span className="game-soft">{say(`panel.aim.${what}`)}</span>{' '}
              <b>
                {value} / {needed}
              </b>
            </li>
          ))}
      </ul>
    </div>
  );
}
