import type { Words } from '@sandtable/kernel';
import type { CountryId, View } from '@sandtable/labyrinth/board-data';
import { memo } from 'react';
import { BoardSpace } from '../../shared/board/space.js';
import { countryShadeOf, isQuiet } from './country-shade.js';
import { describe } from './describe.js';
import type { MapLayout } from './layout.js';
import { BOX_HEIGHT } from './space-positions.js';

interface BoxProps {
  readonly country: CountryId;
  readonly layout: MapLayout;
  readonly view: View;
  /** What the view says about the country, as a string: the component re-renders only when it changes. */
  readonly fingerprint: string;
  readonly words: Words;
  readonly isChoice: boolean;
  /** Whether the Tab key stops here. The arrow keys reach every country. */
  readonly reachable: boolean;
}

/** A country's box that can be pointed at, with its label for screen readers. Its contents are drawn above it. */
export const CountryBox = memo(
  function CountryBox({ country, layout, view, words, isChoice, reachable }: BoxProps) {
    const [x, y] = layout.boxOf(country);
    return (
      <BoardSpace
        space={country}
        label={describe(view, country, words, isChoice)}
        reachable={reachable}
        className={`lab-box lab-is-${countryShadeOf(view, country)}${isQuiet(view, country) ? ' lab-quiet' : ''}`}
        at={[x, y]}
      >
        <rect width={layout.boxWidth} height={BOX_HEIGHT} rx="12" className="lab-box-ground" />
      </BoardSpace>
    );
  },
  (before, after) =>
    before.fingerprint === after.fingerprint &&
    before.words === after.words &&
    before.layout === after.layout &&
    before.isChoice === after.isChoice &&
    before.reachable === after.reachable,
);

/** The height of a name on the land, in multiples of a box's height. */
const LOW = 0.62;

/** A line around a box that can be chosen, is highlighted or is inspected. */
export const Halo = memo(function Halo({
  country,
  layout,
  isLow,
  kind,
  color,
}: {
  readonly country: CountryId;
  readonly layout: MapLayout;
  /** Around a name only. */
  readonly isLow: boolean;
  readonly kind: string;
  readonly color?: string | undefined;
}) {
  const [x, top, width, whole] = layout.boxOf(country);
  const height = isLow ? whole * LOW : whole;
  const y = top + (whole - height) / 2;
  const out = 7;
  return (
    <rect
      x={x - out}
      y={y - out}
      width={width + out * 2}
      height={height + out * 2}
      rx="18"
      className={`board-halo board-halo-${kind}`}
      style={color ? { stroke: color } : undefined}
    />
  );
});
