import type { Words } from '@sandtable/kernel';
import type { ReactNode } from 'react';
import { BoardCutout, LegendRow, LegendSheet } from '../../shared/board/legend.js';
import { sayWith, text } from '../text.js';
import { Cost, Goods, Pips } from './contents.js';
import { Mini } from './pieces.js';
import { Crest } from './region-titles.js';
import { innerShapeOf, SHAPES } from './space-positions.js';
import { ADVANTAGE_SIGNS, FLAGS, MARKERS, SQUADRONS } from './tokens.js';

/** Explains the signs on the board. */

const KINDS = [
  ['political', 'is-kind-political is-prestige'],
  ['local', 'is-kind-political is-local'],
  ['market', 'is-kind-market'],
  ['territory', 'is-kind-territory is-home-france'],
  ['naval', 'is-kind-naval'],
  ['fort', 'is-kind-fort'],
  ['closed', 'is-kind-political is-shut'],
] as const;
const SHAPE = { local: SHAPES.political, closed: SHAPES.political, ...SHAPES } as const;

/** In the order of the flags. */
const FLAG_NAMES = ['seat:britain', 'seat:france', 'flag:spain', 'flag:usa'] as const;

export function Legend({ words }: { readonly words: Words }) {
  const say = sayWith(words, 'board.legend.');
  const row = (label: string, picture: ReactNode) => (
    <LegendRow key={label} picture={picture}>
      {label}
    </LegendRow>
  );
  return (
    <LegendSheet title={words.say(text('board.legend'))}>
      <h3>{say('kinds')}</h3>
      <ul>
        {KINDS.map(([kind, classes]) =>
          row(
            say(kind),
            <BoardCutout>
              <g className={`is-space ${classes}`} transform="scale(0.5)">
                <path d={SHAPE[kind]} className="is-shape" />
                {kind === 'political' || kind === 'local' || kind === 'fort' ? (
                  <path d={innerShapeOf(kind === 'local' ? 'political' : kind)} className="is-inner" />
                ) : null}
              </g>
            </BoardCutout>,
          ),
        )}
      </ul>
      <h3>{say('pieces')}</h3>
      <ul>
        {FLAGS.map((kind, index) => (
          <LegendRow key={kind} picture={<Mini kind={kind} />}>
            {words.say(text('board.about.flag', { side: FLAG_NAMES[index] ?? '' }))}
          </LegendRow>
        ))}
        {SQUADRONS.map((kind, index) => (
          <LegendRow key={kind} picture={<Mini kind={kind} />}>
            {words.say(text('board.about.squadron', { side: FLAG_NAMES[index] ?? '' }))}
          </LegendRow>
        ))}
      </ul>
      <h3>{say('markers')}</h3>
      <ul>{MARKERS.filter((kind) => kind !== 'fort').map((kind) => row(say(kind), <Mini kind={kind} />))}</ul>
      <h3>{say('map')}</h3>
      <ul>
        {row(
          say('cost'),
          <BoardCutout>
            <g transform="translate(27 27)">
              <Cost kind="market" cost={2} price={undefined} />
            </g>
          </BoardCutout>,
        )}
        {row(
          say('price'),
          <BoardCutout>
            <g transform="translate(27 27)">
              <Cost kind="market" cost={2} price={{ total: 3, from: true }} />
            </g>
          </BoardCutout>,
        )}
        {row(
          say('goods'),
          <BoardCutout>
            <g transform="translate(0 -31)">
              <Goods commodity="furs" words={words} demanded />
            </g>
          </BoardCutout>,
        )}
        {row(
          say('pips'),
          <BoardCutout>
            <g transform="translate(0 -33)">
              <Pips wars={[1, 2, 3]} next={2} />
            </g>
          </BoardCutout>,
        )}
        {row(
          say('theater'),
          <BoardCutout>
            <g className="is-theater">
              <Crest number={1} />
            </g>
          </BoardCutout>,
        )}
        {(['connected', 'conquest'] as const).map((kind) =>
          row(
            say(kind),
            <BoardCutout>
              <g className="is-lines is-war">
                <path d="M-32,0H32" className={`is-line-${kind}`} />
              </g>
            </BoardCutout>,
          ),
        )}
      </ul>
      <h3>{say('advantages')}</h3>
      <ul>
        {ADVANTAGE_SIGNS.map((sign) => row(say(sign), <Mini kind={sign} />))}
        {row(
          say('exhausted'),
          <BoardCutout>
            <g className="is-advantage is-britain is-exhausted">
              <path d="M0,-15L13,-7.5V7.5L0,15L-13,7.5V-7.5z" />
              <path className="is-strike" d="M-10,10L10,-10" />
            </g>
          </BoardCutout>,
        )}
      </ul>
      <p>{words.say(text('board.credit'))}</p>
    </LegendSheet>
  );
}
