import type { Words } from '@sandtable/kernel';
import {
  governanceOf,
  governanceValue,
  isMuslim,
  isUnmarked,
  postureOf,
  resourcesOf,
} from '@sandtable/labyrinth/board';
import { COUNTRIES, type CountryId, type View } from '@sandtable/labyrinth/board-data';
import { memo } from 'react';
import type { BoardBox, ZoomLevel } from '../../shared/board/frame.js';
import { shortTitle } from '../../shared/board/short-names.js';
import { textWidth } from '../../shared/board/text-width.js';
import { text } from '../text.js';
import { at } from '../view.js';
import { countryShadeOf, isQuiet } from './country-shade.js';
import type { MapLayout } from './layout.js';
import { Token } from './pieces.js';
import { BOX_HEIGHT } from './space-positions.js';
import { countsIn, placeTokens } from './tokens.js';

/** The contents of a box: name and value, the country's state, its pieces and markers. */

interface Props {
  readonly country: CountryId;
  readonly layout: MapLayout;
  /** The smallest font size of a name. */
  readonly least: number;
  readonly view: View;
  readonly words: Words;
  readonly distance: ZoomLevel;
}

/** Heights of the two upper rows. From far away the second row also holds the pieces, and signs replace words. */
const HEAD: Readonly<Record<ZoomLevel, number>> = { near: 34, middle: 54, far: 68 };
const STATE: Readonly<Record<ZoomLevel, number>> = { near: 31, middle: 37, far: 66 };
const LETTERS: Readonly<Record<ZoomLevel, number>> = { near: 23, middle: 28, far: 44 };

/** Where the pieces and markers lie in a box. */
function roomOf({ layout, view, country, words, distance }: Props): BoardBox {
  const [left, top, width] = layout.boxOf(country);
  const above = HEAD[distance] + STATE[distance];
  if (distance !== 'far') return [left + 6, top + above + 1, width - 12, BOX_HEIGHT - above - 4];
  const signs = 8 + chipsIn(view, country, words).length * (STATE[distance] * CHIP * 2 + 8);
  return [left + signs, top + HEAD[distance] + 2, width - signs - 6, BOX_HEIGHT - HEAD[distance] - 6];
}

/** The contents of all boxes, drawn above all boxes so that pieces can fly between them. */
export const Contents = memo(
  function Contents(props: Props & { readonly fingerprint: string }) {
    const { country, layout, view, words, distance } = props;
    const [x, y, width] = layout.boxOf(country);
    if (isQuiet(view, country)) return <QuietName {...props} />;
    const tokens = placeTokens(countsIn(view, country), roomOf(props), distance);
    return (
      <g data-contents={country} className={`lab-is-${countryShadeOf(view, country)}`}>
        <g transform={`translate(${x} ${y})`}>
          <Head {...props} />
          <State chips={chipsIn(view, country, words)} distance={distance} width={width} />
          <rect width={width} height={BOX_HEIGHT} rx="12" className="lab-box-edge" />
        </g>
        {tokens.map((token, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind differ only in their order
          <Token key={`${token.kind}-${index}`} token={token} />
        ))}
      </g>
    );
  },
  (before, after) =>
    before.fingerprint === after.fingerprint &&
    before.distance === after.distance &&
    before.layout === after.layout &&
    before.least === after.least &&
    before.words === after.words,
);

/** One line, or two where the name may be broken; shortened if its letters would be too small. */
function lettered(
  name: string,
  room: number,
  wished: number,
  least: number,
  tall: number,
): { readonly lines: readonly string[]; readonly size: number } {
  const size = Math.max(wished, least);
  const fit = (lines: readonly string[]) => Math.min(1, room / size / Math.max(...lines.map(textWidth)));
  const whole = fit([name]);
  const breaks = [...name.matchAll(/[/ -]/g)].map(({ index }) => [
    name.slice(0, index + 1).trimEnd(),
    name.slice(index + 1),
  ]);
  const two = breaks
    .map((lines) => ({ lines, by: Math.min(tall / size / 2, fit(lines)) }))
    .sort((a, b) => b.by - a.by)[0];
  const best =
    two && two.by > whole ? { lines: two.lines, size: size * two.by } : { lines: [name], size: size * whole };
  if (best.size >= least) return best;
  return { lines: [shortTitle(name, (text) => textWidth(text) * least <= room)], size: least };
}

/** The name of a country that nobody has tested, on its land. */
function QuietName({ country, layout, view, words, distance, least }: Props) {
  const [x, y] = layout.middleOf(country);
  const sign = distance === 'far' ? 26 : 18;
  const { lines, size } = lettered(
    words.name(`space:${country}`),
    layout.boxWidth - 8,
    LETTERS[distance] * 0.92,
    least,
    BOX_HEIGHT,
  );
  const worth = isMuslim(country) || COUNTRIES[country].recruit !== undefined;
  const high = lines.length * size * 0.98;
  const top = -(high + (worth ? sign * 2 : 0)) / 2;
  return (
    <g data-contents={country} className="lab-quiet-name" transform={`translate(${x} ${y})`}>
      <text data-map-name={country} fontSize={size} textAnchor="middle">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same initial
          <tspan key={index} x="0" y={top + size * 0.8 + index * size * 0.98}>
            {line}
          </tspan>
        ))}
      </text>
      {worth ? (
        <g transform={`translate(0 ${top + high + sign})`}>
          <Worth country={country} view={view} r={sign} />
        </g>
      ) : null}
      {COUNTRIES[country].kind === 'shia-mix' ? (
        <path className="lab-mix" d={MIX} transform={`translate(${-sign * 1.8} ${top + high + sign}) scale(1.6)`} />
      ) : null}
    </g>
  );
}

/** 4.1.2: the half-and-half sign before the name of a Shia-Mix country. */
export const MIX = 'M0,-7A7,7 0 0 1 0,7z';

function Head({ country, layout, view, words, distance, least }: Props) {
  const high = HEAD[distance];
  const worth = isMuslim(country) || COUNTRIES[country].recruit !== undefined;
  const mix = COUNTRIES[country].kind === 'shia-mix' ? 16 : 0;
  const width = layout.boxWidth;
  const room = width - 18 - mix - (worth ? Math.min(42, high) + 2 : 0);
  const { lines, size } = lettered(words.name(`space:${country}`), room, LETTERS[distance], least, high - 2);
  const first = high / 2 + size * 0.36 - ((lines.length - 1) * size * 0.96) / 2;
  return (
    <>
      <path className="lab-head" d={`M0,${high}V12A12,12 0 0 1 12,0H${width - 12}A12,12 0 0 1 ${width},12V${high}z`} />
      {mix ? <path className="lab-mix" d={MIX} transform={`translate(14 ${high / 2})`} /> : null}
      <text data-map-name={country} className="lab-name" fontSize={size}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same initial
          <tspan key={index} x={10 + mix} y={first + index * size * 0.96}>
            {line}
          </tspan>
        ))}
      </text>
      {worth ? (
        <g transform={`translate(${width - Math.min(20, high * 0.42) - 6} ${high / 2})`}>
          <Worth country={country} view={view} r={Math.min(20, high * 0.42)} />
        </g>
      ) : null}
    </>
  );
}

/** 4.2.5: Resources, with a drop for Oil Exporters; for other countries the recruit number, if there is one (4.3.4). */
function Worth({ country, view, r }: { readonly country: CountryId; readonly view: View; readonly r: number }) {
  const { oil, recruit } = COUNTRIES[country];
  const y = r * 0.52;
  return (
    <g>
      {recruit !== undefined ? (
        <g className="lab-recruit">
          <rect x={-r} y={-r} width={r * 2} height={r * 2} rx={r * 0.3} />
          <text y={y} fontSize={r * 1.25} textAnchor="middle">
            R{recruit}
          </text>
        </g>
      ) : (
        <g className={oil ? 'lab-worth lab-oil' : 'lab-worth'}>
          {oil ? (
            <path
              d={`M0,${-r * 1.25}C${r * 0.7},${-r * 0.5} ${r},0 ${r},${r * 0.25}A${r},${r * 0.9} 0 0 1 ${-r},${r * 0.25}C${-r},0 ${-r * 0.7},${-r * 0.5} 0,${-r * 1.25}z`}
            />
          ) : (
            <circle r={r} />
          )}
          <text y={oil ? y + r * 0.2 : y} fontSize={r * 1.45} textAnchor="middle">
            {resourcesOf(view, country)}
          </text>
        </g>
      )}
    </g>
  );
}

/** Signs beside the words, so that neither color nor letters are needed. */
const SIGNS = { ally: '✓', neutral: '○', adversary: '✕', soft: '∪', hard: '▲' } as const;

function chipsIn(view: View, country: CountryId, words: Words): readonly ChipProps[] {
  if (isUnmarked(view, country)) {
    return [{ kind: 'unmarked', sign: '?', word: words.say(text('governance.unmarked')) }];
  }
  const chips: ChipProps[] = [];
  const governance = governanceOf(view, country);
  const posture = postureOf(view, country);
  const { alignment } = at(view, country);
  if (governance && !posture) {
    const sign = String(governanceValue(governance));
    chips.push({ kind: governance, sign, word: words.name(`governance:${governance}`) });
  }
  if (alignment) chips.push({ kind: alignment, sign: SIGNS[alignment], word: words.name(`alignment:${alignment}`) });
  if (posture) chips.push({ kind: posture, sign: SIGNS[posture], word: words.name(`posture:${posture}`) });
  return chips;
}

function State({
  chips,
  distance,
  width,
}: {
  readonly chips: readonly ChipProps[];
  readonly distance: ZoomLevel;
  readonly width: number;
}) {
  const y = HEAD[distance];
  const high = STATE[distance];
  // Signs first; the words share the rest of the width, all at one font size. A word that would be too small to read is
  // left out, starting with Governance, because its number and color say the same.
  const r = high * CHIP;
  const room = width - 14 - chips.length * (r * 2 + 10);
  const fit = (some: readonly ChipProps[]) =>
    Math.min(
      high * 0.6,
      room /
        Math.max(
          0.1,
          some.reduce((sum, { word }) => sum + textWidth(word), 0),
        ),
    );
  const shortened = [chips, chips.map((chip, i) => (i === 0 && chips.length > 1 ? { ...chip, word: '' } : chip))];
  const mute = chips.map((chip) => ({ ...chip, word: '' }));
  const shown = distance === 'far' ? mute : (shortened.find((some) => fit(some) >= high * 0.47) ?? mute);
  const size = fit(shown);
  let x = 6;
  return (
    <>
      {shown.map((chip) => {
        const left = x;
        x += r * 2 + (chip.word ? 11 : 8) + textWidth(chip.word) * size;
        return (
          <g key={chip.kind} transform={`translate(${left} ${y})`}>
            <Chip {...chip} high={high} size={size} />
          </g>
        );
      })}
    </>
  );
}

/** Half the width of a sign, in multiples of the row's height. */
const CHIP = 0.4;

interface ChipProps {
  readonly kind: string;
  readonly sign: string;
  readonly word: string;
}

/** A sign and its word; the sign's shape shows its meaning. */
export function Chip({ kind, sign, word, high, size }: ChipProps & { readonly high: number; readonly size: number }) {
  const r = high * CHIP;
  return (
    <g className={`lab-chip lab-chip-${kind}`}>
      <g transform={`translate(${r + 2} ${high / 2 + 1})`}>
        {kind === 'adversary' ? (
          <path d={`M0,${-r * 1.1}L${r * 1.1},0L0,${r * 1.1}L${-r * 1.1},0z`} />
        ) : kind === 'ally' || kind === 'neutral' || kind === 'unmarked' ? (
          <circle r={r} />
        ) : (
          <rect x={-r} y={-r} width={r * 2} height={r * 2} rx={r * 0.35} />
        )}
        {kind === 'neutral' ? null : (
          <text className="lab-chip-sign" y={r * 0.5} fontSize={r * 1.4} textAnchor="middle">
            {sign}
          </text>
        )}
      </g>
      <text className="lab-chip-word" x={r * 2 + 6} y={high / 2 + 1 + size * 0.35} fontSize={size}>
        {word}
      </text>
    </g>
  );
}
