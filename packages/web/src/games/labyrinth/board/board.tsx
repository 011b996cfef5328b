import { closedLinks } from '@sandtable/labyrinth/board';
import { COUNTRY_IDS, type CountryId, type View } from '@sandtable/labyrinth/board-data';
import { useMemo } from 'react';
import type { BoardProps } from '../../game-ui.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { halosOf, MapBoard } from '../../shared/board/map-board.js';
import { type BoardMoves, useFlights } from '../../shared/board/use-flights.js';
import { valueById } from '../../shared/value-by-id.js';
import { parseView } from '../view.js';
import { Contents } from './contents.js';
import { countryShadeOf, fingerprintOf } from './country-shade.js';
import { flights, newMarkers } from './flights.js';
import { FRAME } from './geometry.js';
import { Legend } from './legend.js';
import { Lines, Region, Water } from './map-background.js';
import { TokenShapes, tokenRef } from './pieces.js';
import { PreviewLayer } from './preview-layer.js';
import { CountryBox, Halo } from './space.js';
import { middleOf } from './space-positions.js';
import type { TokenKind } from './tokens.js';
import './board.css';

const FIRST: CountryId = 'united-states';
const MOVES: BoardMoves<View, CountryId, TokenKind> = { tokenRef, middleOf, flights, newMarkers };

/** The board of Labyrinth: the world, and a box for each country. */
export function Board(boardProps: BoardProps) {
  const { words, options, isStill, preview, since } = boardProps;
  const view = parseView(boardProps.view);
  const { contents, air } = useFlights(view, isStill, MOVES);

  const before = since?.before === undefined ? undefined : parseView(since.before);
  const prints = useMemo(() => valueById(COUNTRY_IDS, (country) => fingerprintOf(view, country)), [view]);
  return (
    <MapBoard
      boardProps={boardProps}
      frame={FRAME}
      spaces={COUNTRY_IDS}
      first={FIRST}
      middleOf={middleOf}
      defs={<TokenShapes />}
      legend={<Legend words={words} />}
    >
      {({ distance, focused, last }) => (
        <>
          <Water />
          {COUNTRY_IDS.map((country) => (
            <Region key={country} country={country} standing={countryShadeOf(view, country)} />
          ))}
          <Lines closed={closedLinks(view)} words={words} />
          {COUNTRY_IDS.flatMap((country) =>
            halosOf(country, boardProps, focused).map(({ kind, color }) => (
              <Halo key={`${country} ${kind}`} country={country} kind={kind} color={color} />
            )),
          )}
          {COUNTRY_IDS.map((country) => (
            <CountryBox
              key={country}
              country={country}
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
                view={view}
                fingerprint={prints[country]}
                words={words}
                distance={distance}
              />
            ))}
          </HiddenFromReaders>
          {preview === undefined ? null : <PreviewLayer now={view} then={parseView(preview)} />}
          {before && preview === undefined ? <PreviewLayer now={before} then={view} isPast /> : null}
          <HiddenFromReaders ref={air} className="board-air" />
        </>
      )}
    </MapBoard>
  );
}
