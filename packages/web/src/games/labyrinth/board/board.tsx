import { closedLinks } from '@sandtable/labyrinth/board';
import { COUNTRY_IDS, type CountryId, type View } from '@sandtable/labyrinth/board-data';
import { useCallback, useMemo, useState } from 'react';
import type { BoardProps } from '../../game-ui.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { halosOf, MapBoard } from '../../shared/board/map-board.js';
import { type BoardMoves, useFlights } from '../../shared/board/use-flights.js';
import { valueById } from '../../shared/value-by-id.js';
import { text } from '../text.js';
import { parseView } from '../view.js';
import { Contents } from './contents.js';
import { countryShadeOf, fingerprintOf, isQuiet } from './country-shade.js';
import { flights, newMarkers } from './flights.js';
import { layoutOf, type MapLayout, stretchFor } from './layout.js';
import { Legend } from './legend.js';
import { Lines, Region, Relief, Water } from './map-background.js';
import { TokenShapes, tokenRef } from './pieces.js';
import { PreviewLayer } from './preview-layer.js';
import { CountryBox, Halo } from './space.js';
import type { TokenKind } from './tokens.js';
import './board.css';

const FIRST: CountryId = 'united-states';
const movesIn = ({ middleOf }: MapLayout): BoardMoves<View, CountryId, TokenKind> => ({
  tokenRef,
  middleOf,
  flights,
  newMarkers,
});
/** Names have at least this size on the screen, in pixels. */
const LEAST_PIXELS = 10;

/** The board of Labyrinth: the world, and a box for each country. */
export function Board(boardProps: BoardProps) {
  const { words, options, isStill, preview, since } = boardProps;
  const view = parseView(boardProps.view);
  const [stretch, setStretch] = useState(1);
  const layout = useMemo(() => layoutOf(stretch), [stretch]);
  const onArea = useCallback((width: number, height: number) => {
    if (width > 0 && height > 0) setStretch(stretchFor(width, height));
  }, []);
  const moves = useMemo(() => movesIn(layout), [layout]);
  const { contents, air } = useFlights(view, isStill, moves);

  const before = since?.before === undefined ? undefined : parseView(since.before);
  const prints = useMemo(() => valueById(COUNTRY_IDS, (country) => fingerprintOf(view, country)), [view]);
  return (
    <MapBoard
      boardProps={boardProps}
      label={text('board.map')}
      frame={layout.frame}
      spaces={COUNTRY_IDS}
      first={FIRST}
      middleOf={layout.middleOf}
      onArea={onArea}
      defs={<TokenShapes />}
      legend={<Legend words={words} />}
    >
      {({ distance, pixels, focused, last }) => (
        <>
          <Water stretch={stretch} />
          <g transform={`scale(${stretch} 1)`}>
            {COUNTRY_IDS.map((country) => (
              <Region key={country} country={country} standing={countryShadeOf(view, country)} />
            ))}
            <Relief />
          </g>
          <Lines stretch={stretch} least={Math.ceil(LEAST_PIXELS / pixels)} closed={closedLinks(view)} words={words} />
          {COUNTRY_IDS.flatMap((country) =>
            halosOf(country, boardProps, focused).map(({ kind, color }) => (
              <Halo
                key={`${country} ${kind}`}
                country={country}
                layout={layout}
                isLow={isQuiet(view, country)}
                kind={kind}
                color={color}
              />
            )),
          )}
          {COUNTRY_IDS.map((country) => (
            <CountryBox
              key={country}
              country={country}
              layout={layout}
              view={view}
              fingerprint={prints[country]}
              words={words}
              isChoice={options.has(`space:${country}`)}
              reachable={options.has(`space:${country}`) || country === last}
            />
          ))}
          <HiddenFromReaders ref={contents} className="board-above">
            {COUNTRY_IDS.map((country) => (
              <Contents
                key={country}
                country={country}
                layout={layout}
                least={Math.ceil(LEAST_PIXELS / pixels)}
                view={view}
                fingerprint={prints[country]}
                words={words}
                distance={distance}
              />
            ))}
          </HiddenFromReaders>
          {preview === undefined ? null : <PreviewLayer layout={layout} now={view} then={parseView(preview)} />}
          {before && preview === undefined ? <PreviewLayer layout={layout} now={before} then={view} isPast /> : null}
          <HiddenFromReaders ref={air} className="board-air" />
        </>
      )}
    </MapBoard>
  );
}
