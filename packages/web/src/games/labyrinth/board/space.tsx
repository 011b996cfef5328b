import type { Words } from '@sandtable/kernel';
import type { CountryId, View } from '@sandtable/labyrinth/board-data';
import { memo } from 'react';
import { BoardSpace } from '../../shared/board/space.js';
import { countryShadeOf } from './country-shade.js';
import { describe } from './describe.js';
import { BOX_HEIGHT, BOX_WIDTH, boxOf } from './space-positions.js';

interface BoxProps {
  readonly country: CountryId;
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
  function CountryBox({ country, view, words, isChoice, reachable }: BoxProps) {
    const [x, y] = boxOf(country);
    return (
      <BoardSpace
        space={country}
        label={describe(view, country, words, isChoice)}
        reachable={reachable}
        className={`lab-box lab-is-${countryShadeOf(view, country)}`}
        at={[x, y]}
      >
        <rect width={BOX_WIDTH} height={BOX_HEIGHT} rx="12" className="lab-box-ground" />
      </BoardSpace>
    );
  },
  (before, after) =>
    before.fingerprint === after.fingerprint &&
    before.words === after.words &&
    before.isChoice === after.isChoice &&
    before.reachable === after.reachable,
);

/** A line around a box that can be chosen, is highlighted or is inspected. */
export const Halo = memo(function Halo({
  country,
  kind,
  color,
}: {
  readonly country: CountryId;
  readonly kind: string;
  readonly color?: string | undefined;
}) {
  const [x, y, width, height] = boxOf(country);
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
