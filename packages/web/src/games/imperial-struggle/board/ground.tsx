import { REGIONS, type Region } from '@sandtable/imperial-struggle/facts';
import type { Words } from '@sandtable/kernel';
import { memo } from 'react';
import { Mute } from '../../shared/board/mute.js';
import { FRAME, GROUND, HEAD, LINES, PANELS, PLATES } from './geometry.js';

/** What lies below the spaces: water and land of the four Regions, the plates of countries, lines. */

/** 3.2: names of sub-regions, across the land they hold. */
const LARGE: readonly {
  readonly name: string;
  readonly region: Region;
  readonly at: readonly [number, number];
  readonly turn?: number;
}[] = [];

export const Ground = memo(function Ground({ words }: { readonly words: Words }) {
  return (
    <Mute className="board-ground">
      {REGIONS.map((region) => {
        const [x, y, width, height] = PANELS[region];
        return (
          <g key={region} clipPath={`url(#is-panel-${region})`}>
            <rect x={x} y={y} width={width} height={height} className="board-sea" />
            <path d={GROUND[region].land} className="is-shallows" />
            <path d={GROUND[region].land} className="is-land" />
            <path d={GROUND[region].water} className="is-lake" />
            <rect x={x} y={y} width={width} height={HEAD} className="is-head-ground" />
          </g>
        );
      })}
      {LARGE.map(({ name, at: [x, y], turn = 0 }) => (
        <text key={name} className="is-large" transform={`translate(${x} ${y}) rotate(${turn})`} textAnchor="middle">
          {words.say({ key: `board.${name}` })}
        </text>
      ))}
      {Object.entries(PLATES).map(([country, [x, y, width, height]]) => (
        <g key={country} className="is-plate">
          <rect x={x} y={y} width={width} height={height} rx="14" />
          <text x={x + width / 2} y={y + 27} textAnchor="middle">
            {words.say({ key: `board.country.${country}` })}
          </text>
        </g>
      ))}
    </Mute>
  );
});

export const PanelEdges = memo(function PanelEdges() {
  return (
    <Mute className="is-panel-edges">
      <path d={`M${PANELS.europe[0]},0V${FRAME.height}M0,${PANELS.caribbean[1]}H${FRAME.width}`} />
    </Mute>
  );
});

export const PanelClips = () => (
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
);

/** 3.2.6: Conquest Lines matter in a war; until then they are faint. */
export const Lines = memo(function Lines({
  isWar,
  looked,
}: {
  readonly isWar: boolean;
  readonly looked: string | undefined;
}) {
  const of = looked?.startsWith('space:') ? looked.slice('space:'.length) : undefined;
  return (
    <Mute className={isWar ? 'is-lines is-war' : 'is-lines'}>
      {LINES.map(({ of: [a, b], kind, path }) => (
        <path
          key={`${a} ${b} ${kind}`}
          d={path}
          className={`is-line-${kind}${a === of || b === of ? ' is-looked' : ''}`}
        />
      ))}
    </Mute>
  );
});
