import { REGIONS, type Region } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import type { BoardPoint } from '../../shared/board/frame.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { textWidth } from '../../shared/board/text-width.js';
import { FRAME, GROUND, HEAD, HOMES, LINES, PANELS, PLATES } from './geometry.js';
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

export const MapBackground = memo(function Ground({ words }: { readonly words: Words }) {
  return (
    <HiddenFromReaders className="board-ground">
      {REGIONS.map((region) => {
        const [x, y, width, height] = PANELS[region];
        return (
          <g key={region} clipPath={`url(#is-panel-${region})`}>
            <rect x={x} y={y} width={width} height={height} className="board-sea" />
            <path d={rhumbs(RHUMBS[region])} className="is-rhumbs" />
            <path d={GROUND[region].land} className="is-shallows" />
            <path d={GROUND[region].land} className="is-land" />
            {region === 'europe'
              ? Object.entries(HOMES).map(([power, path]) => (
                  <path key={power} d={path} className={`is-homeland-${power}`} />
                ))
              : null}
            <path d={GROUND[region].water} className="is-lake" />
            <rect x={x} y={y} width={width} height={HEAD} className="is-head-ground" />
          </g>
        );
      })}
      {DIVIDES.map((path) => (
        <path key={path} d={path} className="is-divide" />
      ))}
      {SUBREGIONS.map(({ name, at: [x, y], turn = 0 }) => (
        <text key={name} className="is-large" transform={`translate(${x} ${y}) rotate(${turn})`} textAnchor="middle">
          {words.say({ key: `board.${name}` })}
        </text>
      ))}
      {Object.entries(PLATES).map(([country, [x, y, width, height]]) => (
        <g key={country} className="is-plate">
          <rect x={x} y={y} width={width} height={height} rx="14" />
          <PlateTitle
            x={x + width / 2}
            y={y + 27}
            width={width - 14}
            title={words.say({ key: `board.country.${country}` })}
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
  title,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly title: string;
}) {
  return (
    <text x={x} y={y} fontSize={Math.min(23, width / textWidth(title) / SERIF)} textAnchor="middle">
      {title}
    </text>
  );
}

export const PanelEdges = memo(function PanelEdges() {
  return (
    <HiddenFromReaders className="is-panel-edges">
      <path d={`M${PANELS.europe[0]},0V${FRAME.height}M0,${PANELS.caribbean[1]}H${FRAME.width}`} />
    </HiddenFromReaders>
  );
});

export const PanelClips = memo(() => (
  <>
    {REGIONS.map((region) => {
      const [x, y, width, height] = PANELS[region];
      return (
        <clipPath key={region} id={`is-panel-${region}`}>
          <rect x={x} y={y} width={width} height={height} />
        </clipPath>
      );
    })}
  </>
));

/** 3.2.6: Conquest Lines matter only in a war; before that they are faint. */
export const Lines = memo(function Lines({ isWar }: { readonly isWar: boolean }) {
  return (
    <HiddenFromReaders className={isWar ? 'is-lines is-war' : 'is-lines'}>
      {LINES.map(({ of: [a, b], kind, path }) => (
        <path key={`${a} ${b} ${kind}`} d={path} className={`is-line-${kind}`} />
      ))}
    </HiddenFromReaders>
  );
});

/** The lines of the inspected space. */
export const InspectedLines = memo(function InspectedLines({ inspected }: { readonly inspected: string | undefined }) {
  if (!inspected?.startsWith('space:')) return null;
  const space = inspected.slice('space:'.length);
  return (
    <HiddenFromReaders className="is-lines is-looked">
      {LINES.filter(({ of }) => of.some((it) => it === space)).map(({ of: [a, b], kind, path }) => (
        <path key={`${a} ${b} ${kind}`} d={path} className={`is-line-${kind}`} />
      ))}
    </HiddenFromReaders>
  );
});
