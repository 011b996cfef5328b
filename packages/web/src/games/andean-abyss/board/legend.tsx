import { type Faction, PIECE_IDS, type PieceId, TERRAINS } from '@sandtable/andean-abyss/board-data';
import type { Message, Words } from '@sandtable/kernel';
import { BoardCutout, LegendSheet, LegendRow as Row } from '../../shared/board/legend.js';
import { Mini } from '../mini-piece.js';
import { sayWith, text } from '../text.js';
import { ownerOf } from '../view.js';
import { SpaceMarkers, widthOfMarks } from './markers.js';
import type { SpaceMarker } from './space-markers.js';

/** Explains the signs on the board. */

const MARKS: readonly (readonly [SpaceMarker, Message])[] = [
  [{ kind: 'level', level: 'active-support' }, text('level.active-support')],
  [{ kind: 'level', level: 'passive-support' }, text('level.passive-support')],
  [{ kind: 'level', level: 'passive-opposition' }, text('level.passive-opposition')],
  [{ kind: 'level', level: 'active-opposition' }, text('level.active-opposition')],
  [{ kind: 'terror', n: 1 }, text('board.legend.terror')],
  [{ kind: 'sabotage' }, text('board.legend.sabotage')],
  [{ kind: 'zone' }, text('board.about.zone')],
  [{ kind: 'control', by: 'government' }, text('board.about.control.government')],
  [{ kind: 'control', by: 'farc' }, text('board.about.control.farc')],
  [{ kind: 'pawn', special: false }, text('board.about.pawn')],
  [{ kind: 'pawn', special: true }, text('board.about.special')],
];

/** The license of the outlines asks for its address. */
const LICENSE = 'https://creativecommons.org/licenses/by/4.0/';

const byFaction = (faction: Faction): readonly PieceId[] => PIECE_IDS.filter((piece) => ownerOf(piece) === faction);
const COLUMNS = (['government', 'farc', 'auc', 'cartels'] as const).map(byFaction);

export function Legend({ words }: { readonly words: Words }) {
  const say = sayWith(words);
  return (
    <LegendSheet title={say('board.legend')}>
      <h3>{say('board.legend.pieces')}</h3>
      <ul>
        {COLUMNS.flat().map((piece) => (
          <Row key={piece} picture={<Mini piece={piece} />}>
            {words.name(`piece:${piece}`)}
          </Row>
        ))}
        <Row picture={<Mini piece="shipment" />}>{say('board.legend.shipment')}</Row>
      </ul>
      <h3>{say('board.legend.markers')}</h3>
      <ul>
        {MARKS.map(([mark, text]) => (
          <Row
            key={text.key}
            picture={
              <BoardCutout>
                <SpaceMarkers marks={[mark]} x={0} y={0} scale={Math.min(1, 76 / widthOfMarks([mark]))} words={words} />
              </BoardCutout>
            }
          >
            {words.say(text)}
          </Row>
        ))}
      </ul>
      <h3>{say('board.legend.map')}</h3>
      <ul>
        <Row
          picture={
            <BoardCutout>
              <g className="board-number board-number-population">
                <rect x="-15" y="-15" width="30" height="30" rx="5" />
                <text y="8" fontSize="22" textAnchor="middle">
                  2
                </text>
              </g>
            </BoardCutout>
          }
        >
          {say('board.legend.population')}
        </Row>
        {(['pipeline', 'road'] as const).map((kind) => (
          <Row
            key={kind}
            picture={
              <BoardCutout>
                <g className={`board-loc board-${kind}`}>
                  <path d="M-34,0H34" className="board-shape" />
                  <path d="M-34,0H34" className="board-loc-inner" />
                  <path d="M-34,0H34" className="board-loc-detail" />
                </g>
                <g className="board-number board-number-econ">
                  <circle r="14" />
                  <text y="7" fontSize="20" textAnchor="middle">
                    1
                  </text>
                </g>
              </BoardCutout>
            }
          >
            {say(`board.legend.${kind}`)}
          </Row>
        ))}
        {TERRAINS.map((terrain) => (
          <Row
            key={terrain}
            picture={
              <svg className="board-legend-cut" viewBox="0 3 80 40" aria-hidden="true">
                <rect width="80" height="44" fill={`url(#board-terrain-${terrain})`} />
              </svg>
            }
          >
            {words.name(`terrain:${terrain}`)}
          </Row>
        ))}
        <Row
          picture={
            <BoardCutout>
              <rect x="-40" y="-20" width="80" height="40" fill="url(#board-abroad)" />
            </BoardCutout>
          }
        >
          {say('board.legend.abroad')}
        </Row>
      </ul>
      <p>
        <a href={LICENSE} target="_blank" rel="license noreferrer">
          {say('board.credit')}
        </a>
      </p>
    </LegendSheet>
  );
}
