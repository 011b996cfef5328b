import { REGIONS, type Region } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { BoardPoint } from '../../shared/board/frame.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { shortTitle } from '../../shared/board/short-names.js';
import { textWidth } from '../../shared/board/text-width.js';
import { text } from '../text.js';
import { GROUND, HOMES, LINES } from './geometry.js';
import type { Layout } from './layout.js';
import { PLATE_TITLE } from './name-places.js';
import { SERIF } from './serif-width.js';
import { DIVIDES, SUBREGIONS } from './subregions.js';

/** Everything below the spaces: water and land of the four Regions, the plates of countries, lines. */

/** Where rhumb lines meet, as on old charts, on the water of each Region. */
const RHUMBS: Readonly<Record<Region, BoardPoint>> = {
  'north-america': [830, 930],
  europe: [960, 560],
  caribbean: [330, 1880],
  india: [1010, 1790],
};
const rhumbs = ([x, y]: BoardPoint): string =>
  Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    return `M${x},${y}l${Math.round(Math.cos(angle) * 1500)},${Math.round(Math.sin(angle) * 1500)}`;
  }).join('');

interface LaidOut {
  readonly layout: Layout;
}

export const MapBackground = memo(function Ground({
  layout,
  words,
  letters,
}: LaidOut & { readonly words: Words /** The font size of names. */; readonly letters: number }) {
  const { panels, head, plates, ground } = layout;
  return (
    <HiddenFromReaders className="board-ground">
      {REGIONS.map((region) => {
        const [x, y, width, height] = panels[region];
        return (
          <g key={region} clipPath={`url(#is-panel-${region})`}>
            <rect x={x} y={y} width={width} height={height} className="board-sea" />
            <g transform={ground(region)}>
              <path d={rhumbs(RHUMBS[region])} className="is-rhumbs" />
              <path d={GROUND[region].land} className="is-shallows" />
              <path d={GROUND[region].land} className="is-land" />
              {region === 'europe'
                ? Object.entries(HOMES).map(([power, path]) => (
                    <path key={power} d={path} className={`is-homeland-${power}`} />
                  ))
                : null}
              <path d={GROUND[region].water} className="is-lake" />
              {DIVIDES.filter((divide) => divide.region === region).map(({ path }) => (
                <path key={path} d={path} className="is-divide" />
              ))}
            </g>
            <rect x={x} y={y} width={width} height={head} className="is-head-ground" />
          </g>
        );
      })}
      {SUBREGIONS.map(({ name, region, at, turn = 0 }) => {
        const [x, y] = layout.move(region, at);
        return (
          <text key={name} className="is-large" transform={`translate(${x} ${y}) rotate(${turn})`} textAnchor="middle">
            {words.say(text(`board.${name}`))}
          </text>
        );
      })}
      {[...plates].map(([country, [x, y, width, height]]) => (
        <g key={country} className="is-plate">
          <rect x={x} y={y} width={width} height={height} rx="14" />
          <PlateTitle
            x={x + width / 2}
            y={y + PLATE_TITLE}
            width={width - 8}
            letters={letters}
            title={words.say(text(`board.country.${country}`))}
          />
        </g>
      ))}
    </HiddenFromReaders>
  );
});

function PlateTitle({
  x,
  y,
  width,
  letters,
  title,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly letters: number;
  readonly title: string;
}) {
  // A title that has no room at the size of names is shortened.
  const size = Math.max(23, letters);
  const shown = shortTitle(title, (text) => textWidth(text) * size * SERIF <= width);
  return (
    <text x={x} y={y} fontSize={size} textAnchor="middle" data-map-name={title}>
      {shown}
    </text>
  );
}

export const PanelEdges = memo(function PanelEdges({ layout: { panels } }: LaidOut) {
  return (
    <HiddenFromReaders className="is-panel-edges">
      <path
        d={Object.values(panels)
          .map(([x, y, width, height]) => `M${x},${y}h${width}v${height}h${-width}z`)
          .join('')}
      />
    </HiddenFromReaders>
  );
});

export const PanelClips = memo(({ layout: { panels } }: LaidOut) => (
  <>
    {REGIONS.map((region) => {
      const [x, y, width, height] = panels[region];
      return (
        <clipPath key={region} id={`is-panel-${region}`}>
          <rect x={x} y={y} width={width} height={height} />
        </clipPath>
      );
    })}
  </>
));

/** 3.2.6: Conquest Lines matter only in a war; before that they are faint. */
export const Lines = memo(function Lines({ layout, isWar }: LaidOut & { readonly isWar: boolean }) {
  return (
    <HiddenFromReaders className={isWar ? 'is-lines is-war' : 'is-lines'}>
      {LINES.map(({ of: [a, b], kind }, index) => (
        <path key={`${a} ${b} ${kind}`} d={layout.lines[index]} className={`is-line-${kind}`} />
      ))}
    </HiddenFromReaders>
  );
});

/** The lines of the inspected space. */
export const InspectedLines = memo(function InspectedLines({
  layout,
  inspected,
}: LaidOut & { readonly inspected: string | undefined }) {
  if (!inspected?.startsWith('space:')) return null;
  const space = inspected.slice('space:'.length);
  return (
    <HiddenFromReaders className="is-lines is-looked">
      {LINES.map(({ of: [a, b], kind }, index) =>
        a === space || b === space ? (
          <path key={`${a} ${b} ${kind}`} d={layout.lines[index]} className={`is-line-${kind}`} />
        ) : null,
      )}
    </HiddenFromReaders>
  );
});
