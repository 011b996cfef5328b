import type { Words } from '@sandtable/kernel';
import { BoardCutout, LegendRow, LegendSheet } from '../../shared/board/legend.js';
import { sayWith, text } from '../text.js';
import { Chip, MIX } from './contents.js';
import { Mini } from './pieces.js';
import type { TokenKind } from './tokens.js';

/** Explains the signs on the board. */

/** Revealed plots share an entry. */
export type LegendToken = Exclude<TokenKind, 'plot-2' | 'plot-3'>;

const PIECES: readonly LegendToken[] = ['troops', 'nato', 'sleeper', 'active', 'sadr'];
const MARKERS: readonly LegendToken[] = [
  'plot-hidden',
  'plot-1',
  'wmd',
  'regime-green',
  'regime-tan',
  'besieged',
  'aid',
  'cadre',
  'event',
];
const STATES = [
  ['good', '1'],
  ['fair', '2'],
  ['poor', '3'],
  ['islamist-rule', '4'],
  ['ally', '✓'],
  ['neutral', ''],
  ['adversary', '✕'],
  ['soft', '∪'],
  ['hard', '▲'],
  ['unmarked', '?'],
] as const;

export function Legend({ words }: { readonly words: Words }) {
  const say = sayWith(words, 'board.legend.');
  const tokens = (kinds: readonly LegendToken[]) => (
    <ul>
      {kinds.map((kind) => (
        <LegendRow key={kind} picture={<Mini kind={kind} />}>
          {say(kind)}
        </LegendRow>
      ))}
    </ul>
  );
  return (
    <LegendSheet title={words.say(text('board.legend'))}>
      <h3>{say('pieces')}</h3>
      {tokens(PIECES)}
      <h3>{say('markers')}</h3>
      {tokens(MARKERS)}
      <h3>{say('governance')}</h3>
      <ul>
        {STATES.map(([kind, sign]) => (
          <LegendRow
            key={kind}
            picture={
              <svg className="board-legend-cut" viewBox="0 0 80 40" aria-hidden="true">
                <g transform="translate(22 0)">
                  <Chip kind={kind} sign={sign} word="" high={40} size={1} />
                </g>
              </svg>
            }
          >
            {say(kind)}
          </LegendRow>
        ))}
      </ul>
      <h3>{say('map')}</h3>
      <ul>
        <LegendRow
          picture={
            <BoardCutout>
              <g className="lab-worth">
                <circle r="15" />
                <text y="8" fontSize="22" textAnchor="middle">
                  2
                </text>
              </g>
            </BoardCutout>
          }
        >
          {say('worth')}
        </LegendRow>
        <LegendRow
          picture={
            <BoardCutout>
              <g className="lab-worth lab-oil">
                <path d="M0,-19C10,-8 15,0 15,4A15,13 0 0 1 -15,4C-15,0 -10,-8 0,-19z" />
                <text y="11" fontSize="21" textAnchor="middle">
                  3
                </text>
              </g>
            </BoardCutout>
          }
        >
          {say('oil')}
        </LegendRow>
        <LegendRow
          picture={
            <BoardCutout>
              <g className="lab-recruit">
                <rect x="-15" y="-15" width="30" height="30" rx="5" />
                <text y="7" fontSize="18" textAnchor="middle">
                  R2
                </text>
              </g>
            </BoardCutout>
          }
        >
          {say('recruit')}
        </LegendRow>
        <LegendRow
          picture={
            <BoardCutout>
              <path className="lab-mix lab-mix-plain" d={MIX} transform="scale(1.7)" />
            </BoardCutout>
          }
        >
          {say('mix')}
        </LegendRow>
        <LegendRow
          picture={
            <BoardCutout>
              <path d="M-32,0H32" className="lab-line" />
            </BoardCutout>
          }
        >
          {say('line')}
        </LegendRow>
        <LegendRow
          picture={
            <BoardCutout>
              <g className="lab-schengen-line">
                <path d="M-32,0H24" />
                <circle cx="28" r="7" />
              </g>
            </BoardCutout>
          }
        >
          {say('schengenLine')}
        </LegendRow>
        <LegendRow
          picture={
            <BoardCutout>
              <path d="M-32,0H32" className="lab-line lab-cut" />
            </BoardCutout>
          }
        >
          {say('cut')}
        </LegendRow>
      </ul>
      <p>{words.say(text('board.credit'))}</p>
    </LegendSheet>
  );
}
