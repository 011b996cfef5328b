import {
  controlState,
  earnings,
  inPlay,
  neighborsOf,
  strengthIn,
  supportWorth,
  victoryAims,
} from '@sandtable/andean-abyss/board';
import {
  CARDS,
  FACTIONS,
  type Faction,
  FIRST_PROPAGANDA,
  isFaction,
  PIECE_IDS,
  type PieceId,
  SPACE_IDS,
  SPACES,
  type SpaceId,
  type View,
} from '@sandtable/andean-abyss/board-data';
import type { Message, Words } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from '../game-ui.js';
import { InspectorSection } from '../shared/panels/inspector-section.js';
import { signed } from '../shared/panels/meter.js';
import { SpaceButton } from '../shared/panels/space-button.js';
import { CardFace } from './cards.js';
import { Sign } from './faction-sign.js';
import { Mini } from './mini-piece.js';
import { sayWith, text } from './text.js';
import { KINDS, onMap, ownerOf, parseView, piecesIn, shipmentsIn, spaceIds } from './view.js';
import '../shared/panels/inspector-section.css';
import '../shared/panels/text.css';

/** The details of a reference: what the printed board and the pieces on it say about it. */
export function Inspector({ reference, view: json, words, inspect }: BoardProps & { readonly reference: string }) {
  const view = parseView(json);
  const [kind, id] = split(reference);
  const props = { view, words, inspect };
  const space = kind === 'space' ? SPACE_IDS.find((it) => it === id) : undefined;
  if (space) return <SpaceInspector space={space} {...props} />;
  const piece = kind === 'piece' ? PIECE_IDS.find((it) => it === id) : undefined;
  if (piece) return <PieceInspector piece={piece} {...props} />;
  if (kind === 'faction' && isFaction(id)) return <FactionInspector faction={id} {...props} />;
  const card = kind === 'card' ? Number(id) : 0;
  if (card > 0 && (card <= CARDS.length || card >= FIRST_PROPAGANDA)) {
    return <CardFace number={card} words={words} {...(card === view.played.at(-1) ? { step: view.step } : {})} />;
  }
  return <h3 className="inspector-section-title">{words.name(reference)}</h3>;
}

const split = (reference: string): readonly [string, string] => {
  const colon = reference.indexOf(':');
  return [reference.slice(0, colon), reference.slice(colon + 1)];
};

interface Props {
  readonly view: View;
  readonly words: Words;
  readonly inspect: BoardProps['inspect'];
}

function SpaceInspector({ space, view, words, inspect }: Props & { readonly space: SpaceId }) {
  const say = sayWith(words, 'closer.');
  const facts = SPACES[space];
  const here = view.spaces[space];
  const open = inPlay(view, space);
  const shipments = shipmentsIn(view, space);
  const control = controlState(view, space);
  const pawned = view.underway?.selected.includes(space) || view.underway?.specialSpaces.includes(space);
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">{words.name(`space:${space}`)}</h3>
      <p className="inspector-section-facts">{factsOf(space, words).join(' · ')}</p>
      {open ? null : <p className="game-note">{say('closed')}</p>}
      <ul className="inspector-section-state">
        {here?.zone ? <li className="game-flag">{say('zone')}</li> : null}
        {here?.support ? (
          <li>
            <b>{words.name(`level:${here.support}`)}</b>{' '}
            <span className="game-soft">({words.say(worthText(view, space))})</span>
          </li>
        ) : facts.type === 'department' && open ? (
          <li className="game-soft">{say('unpopulated')}</li>
        ) : null}
        {here?.terror ? <li className="game-flag">{say('terror', { n: here.terror })}</li> : null}
        {here?.sabotage ? <li className="game-flag">{say('sabotage')}</li> : null}
        {facts.type !== 'loc' && open ? (
          <Pair label={say(control.by === 'marker' ? 'control.marker' : 'control')}>
            {words.say(controlText(control))}
          </Pair>
        ) : null}
        {pawned ? <li className="game-flag">{say('selected')}</li> : null}
      </ul>
      <Forces view={view} space={space} words={words} />
      {shipments.length > 0 ? (
        <InspectorSection title={say('shipments')}>
          <ul className="inspector-section-forces">
            {shipments.map(({ guerrilla }, index) => (
              // Shipments under equal guerrillas differ only in their place in the list.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                <Mini piece="shipment" /> {say('shipment', { piece: `piece:${guerrilla}` })}
              </li>
            ))}
          </ul>
        </InspectorSection>
      ) : null}
      <InspectorSection title={say('neighbors')}>
        <p className="game-spaces">
          {neighborsOf(view, space).map((near) => (
            <SpaceButton key={near} space={near} words={words} inspect={inspect} />
          ))}
        </p>
      </InspectorSection>
    </div>
  );
}

/** The printed facts: kind, terrain, population or value, coast and borders (1.3). */
function factsOf(space: SpaceId, words: Words): string[] {
  const say = sayWith(words, 'closer.');
  const facts = SPACES[space];
  const parts: string[] = [];
  switch (facts.type) {
    case 'city':
      parts.push(say('city'), say('population', { n: facts.population }));
      break;
    case 'department':
      parts.push(say('department'), words.name(`terrain:${facts.terrain}`), say('population', { n: facts.population }));
      if (facts.foreign) parts.push(say('foreign'));
      break;
    case 'loc':
      parts.push(say(facts.pipeline ? 'pipeline' : 'road'), say('econ', { n: facts.econ }));
      break;
  }
  if (facts.coastal) parts.push(say('coastal'));
  if (facts.borders) parts.push(say(`borders.${facts.borders}`));
  return parts;
}

function worthText(view: View, space: SpaceId): Message {
  const n = supportWorth(view, space);
  if (n === 0) return text('closer.worth.none');
  return text(n > 0 ? 'closer.worth.support' : 'closer.worth.opposition', { n: Math.abs(n) });
}

function controlText(control: ReturnType<typeof controlState>): Message {
  if (control.by === 'marker') {
    return control.faction ? text(`faction.${control.faction}`) : text('closer.control.none');
  }
  if (!control.most) return text('closer.control.none');
  const faction = `faction:${control.most.faction}`;
  if (!control.controller) return text('closer.control.no', { faction });
  return text('closer.control.by', { ...control.most, faction });
}

function Forces({ view, space, words }: { readonly view: View; readonly space: SpaceId; readonly words: Words }) {
  const factions = FACTIONS.filter((f) => strengthIn(view, space, f) > 0);
  return (
    <InspectorSection title={words.say(text('closer.forces'))}>
      {factions.length === 0 ? <p className="game-soft">{words.say(text('closer.forces.none'))}</p> : null}
      <ul className="inspector-section-forces">
        {factions.flatMap((faction) =>
          KINDS[faction]
            .filter((piece) => piecesIn(view, space, piece) > 0)
            .map((piece) => (
              <li key={piece}>
                <Sign faction={faction} />
                <Mini piece={piece} /> {words.name(`piece:${piece}`)} <b>× {piecesIn(view, space, piece)}</b>
              </li>
            )),
        )}
      </ul>
    </InspectorSection>
  );
}

/** A label and its value, separated by layout. A colon is typeset differently in each language. */
function Pair({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <li className="game-pair">
      <span className="game-soft">{label}</span> <b>{children}</b>
    </li>
  );
}

function PieceInspector({ piece, view, words, inspect }: Props & { readonly piece: PieceId }) {
  const say = sayWith(words);
  const where = spaceIds(view).filter((space) => piecesIn(view, space, piece) > 0);
  const stock = view.available[piece.replace(/-(underground|active)$/, '')] ?? 0;
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">
        <Sign faction={ownerOf(piece)} /> <Mini piece={piece} /> {words.name(`piece:${piece}`)}
      </h3>
      <p className="inspector-section-facts">
        {say('closer.onMap')} <b>{onMap(view, piece)}</b> · {say('closer.available')} <b>{stock}</b>
      </p>
      <InspectorSection title={say('closer.where')}>
        {where.length === 0 ? <p className="game-soft">{say('closer.nowhere')}</p> : null}
        <p className="game-spaces">
          {where.map((space) => (
            <span key={space} className="game-counted">
              <SpaceButton space={space} words={words} inspect={inspect} /> {piecesIn(view, space, piece)}
            </span>
          ))}
        </p>
      </InspectorSection>
    </div>
  );
}

function FactionInspector({ faction, view, words }: Props & { readonly faction: Faction }) {
  const say = sayWith(words);
  return (
    <div className="inspector-section">
      <h3 className="inspector-section-title">
        <Sign faction={faction} /> {words.name(`faction:${faction}`)}
      </h3>
      <ul className="inspector-section-state">
        <Pair label={say('panel.resources')}>{view.resources[faction]}</Pair>
        <li className="game-soft">{say('panel.earnings', { n: earnings(view, faction) })}</li>
        {victoryAims(view, faction).map((aim) => (
          <Pair key={aim.what} label={say(`panel.aim.${aim.what}`)}>
            {say('panel.aim.over', { n: aim.value, over: aim.over })}
          </Pair>
        ))}
        <Pair label={say('panel.margin')}>{signed(view.margins[faction])}</Pair>
      </ul>
      <InspectorSection title={say('closer.onMap')}>
        <ul className="inspector-section-forces">
          {KINDS[faction].map((piece) => (
            <li key={piece}>
              <Mini piece={piece} /> {words.name(`piece:${piece}`)} <b>× {onMap(view, piece)}</b>
            </li>
          ))}
        </ul>
      </InspectorSection>
    </div>
  );
}
