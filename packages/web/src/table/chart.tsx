import type { SeatId, Words } from '@sandtable/kernel';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { ChartPoint } from './chart-point.js';
import { DASHES, interpolate, niceScale, spreadLabels } from './chart-scale.js';
import { seatName } from './references.js';
import { text } from './text.js';
import './chart.css';

/** Used until the real width is measured. */
const DEFAULT_WIDTH = 720;
const HEIGHT = 320;
const LEFT = 40;
const RIGHT = 44;
const TOP = 14;
const BOTTOM = 34;

/** The chart is drawn at the width of its element, so that its text keeps its size. */
function useWidthOf(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.round(entry.contentRect.width)));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** One line per seat through the whole game. Dashes and signs distinguish the lines as well as colors do. */
export function Chart({
  gameUi,
  words,
  points,
  seats,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly points: readonly ChartPoint[];
  readonly seats: readonly SeatId[];
}) {
  const title = useId();
  // A game that counts turns instead of cards brings its own texts.
  const { names, title: ownTitle, columns: ownColumns } = gameUi.chartStages ?? {};
  const caption = words.say(ownTitle ?? text('desk.chart'));
  const column = words.say(ownColumns ?? text('desk.chart.cards'));
  const figure = useRef<HTMLElement>(null);
  const width = useWidthOf(figure);
  const score = (point: ChartPoint, seat: SeatId) => point.scores[seat] ?? 0;
  const last = points.at(-1);
  const scale = niceScale(points.flatMap((point) => seats.map((seat) => score(point, seat))));
  const lastCard = last?.card ?? 0;
  const x = (card: number) => interpolate(card, 0, lastCard, LEFT, width - RIGHT);
  const y = (value: number) => interpolate(value, scale.from, scale.to, HEIGHT - BOTTOM, TOP);
  const ends = spreadLabels(
    seats.map((seat) => y(last ? score(last, seat) : 0)),
    20,
    TOP + 4,
    HEIGHT - BOTTOM - 4,
  );
  const nameOf = (card: number): string | number => (names ? (names[card - 1] ?? '') : card);
  const columns = names
    ? points.map(({ card }) => card)
    : niceScale([lastCard], Math.min(8, width / 60)).ticks.filter((card) => card <= lastCard);
  return (
    <figure className="chart" ref={figure}>
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-labelledby={title}>
        <title id={title}>{caption}</title>
        {scale.ticks.map((tick) => (
          <g key={tick} className={tick === 0 ? 'chart-zero' : 'chart-grid'}>
            <line x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {String(tick).replace('-', '−')}
            </text>
          </g>
        ))}
        {columns.map((i) => (
          <text key={i} className="chart-column" x={x(i)} y={HEIGHT - BOTTOM + 18} textAnchor="middle">
            {nameOf(i)}
          </text>
        ))}
        <text className="chart-column" x={(LEFT + width - RIGHT) / 2} y={HEIGHT - 3} textAnchor="middle">
          {column}
        </text>
        {seats.map((seat, i) => (
          <polyline
            key={seat}
            className="chart-line"
            style={{ stroke: gameUi.seat(seat).color }}
            strokeDasharray={DASHES[i % DASHES.length]}
            points={points.map((point) => `${x(point.card).toFixed(1)},${y(score(point, seat)).toFixed(1)}`).join(' ')}
          />
        ))}
        {seats.map((seat, i) => (
          <g key={seat} transform={`translate(${width - RIGHT + 20} ${ends[i]})`} className="chart-end">
            <rect x={-9} y={-9} width={18} height={18} rx={4} style={{ fill: gameUi.seat(seat).color }} />
            <text y={4} textAnchor="middle">
              {gameUi.seat(seat).sign}
            </text>
          </g>
        ))}
      </svg>
      <ul className="chart-legend">
        {seats.map((seat, i) => (
          <li key={seat}>
            <svg viewBox="0 0 34 18" aria-hidden="true">
              <line
                className="chart-line"
                x1={1}
                x2={33}
                y1={9}
                y2={9}
                style={{ stroke: gameUi.seat(seat).color }}
                strokeDasharray={DASHES[i % DASHES.length]}
              />
            </svg>
            <b style={{ color: gameUi.seat(seat).color }}>{gameUi.seat(seat).sign}</b> {seatName(words, seat)}
          </li>
        ))}
      </ul>
      <details className="chart-table">
        <summary>{words.say(text('desk.chart.table'))}</summary>
        <div>
          <table>
            <thead>
              <tr>
                <th scope="col">{column}</th>
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    {seatName(words, seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.card}>
                  <th scope="row">{nameOf(point.card)}</th>
                  {seats.map((seat) => (
                    <td key={seat}>{score(point, seat)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
