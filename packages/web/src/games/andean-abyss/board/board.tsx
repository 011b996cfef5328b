import { inPlay } from '@sandtable/andean-abyss/board';
import { type PieceId, SPACE_IDS, SPACES, type SpaceId, type View } from '@sandtable/andean-abyss/board-data';
import { useMemo } from 'react';
import type { BoardProps } from '../../game-ui.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { halosOf, MapBoard } from '../../shared/board/map-board.js';
import { type BoardMoves, useFlights } from '../../shared/board/use-flights.js';
import { valueById } from '../../shared/value-by-id.js';
import { text } from '../text.js';
import { parseView } from '../view.js';
import { Contents } from './contents.js';
import { flights } from './flights.js';
import { FRAME } from './geometry.js';
import { Legend } from './legend.js';
import { Lines, MapBackground, Patterns, Towns } from './map-background.js';
import { PieceShapes, tokenRef } from './pieces.js';
import { newMarks } from './preview-diffs.js';
import { PreviewLayer } from './preview-layer.js';
import { Halo, Space } from './space.js';
import { fingerprintOf, keyOf } from './space-markers.js';
import { middleOf } from './space-positions.js';
import './board.css';

const of = (type: 'city' | 'department' | 'loc') => SPACE_IDS.filter((id) => SPACES[id].type === type);
const LAYERS = [of('department'), of('loc'), of('city')] as const;
const FIRST: SpaceId = 'bogota';
/** Names have at least this size on the screen, in pixels. */
const LEAST_PIXELS = 10;
const MOVES: BoardMoves<View, SpaceId, PieceId> = {
  tokenRef,
  middleOf,
  flights,
  newMarkers: (before, after) =>
    SPACE_IDS.flatMap((space) => newMarks(before, after, space).map((mark) => ({ space, marker: keyOf(mark) }))),
};

/** The board of Andean Abyss. Spaces can be pointed at, chosen and inspected; their contents are drawn above them. */
export function Board(boardProps: BoardProps) {
  const { words, options, isStill, preview, since } = boardProps;
  const view = parseView(boardProps.view);
  const { contents, air } = useFlights(view, isStill, MOVES);

  const prints = useMemo(() => valueById(SPACE_IDS, (space) => fingerprintOf(view, space)), [view]);
  const after = preview === undefined ? undefined : parseView(preview);
  const before = since?.before === undefined ? undefined : parseView(since.before);
  const isChoice = (space: SpaceId) => options.has(`space:${space}`);
  const [departments, locs, cities] = LAYERS;

  return (
    <MapBoard
      boardProps={boardProps}
      label={text('board.map')}
      frame={FRAME}
      spaces={SPACE_IDS}
      first={FIRST}
      middleOf={middleOf}
      isReachable={(space) => inPlay(view, space)}
      defs={
        <>
          <Patterns />
          <PieceShapes />
        </>
      }
      legend={<Legend words={words} />}
    >
      {({ distance, pixels, focused, last }) => {
        const least = Math.ceil(LEAST_PIXELS / pixels);
        const slips = { words, distance, least };
        const halos = (spaces: readonly SpaceId[]) =>
          spaces.flatMap((space) =>
            halosOf(space, boardProps, focused).map(({ kind, color }) => (
              <Halo key={`${space} ${kind}`} space={space} kind={kind} color={color} />
            )),
          );
        const shapes = (spaces: readonly SpaceId[]) =>
          spaces.map((space) => (
            <Space
              key={space}
              space={space}
              view={view}
              fingerprint={prints[space]}
              words={words}
              isChoice={isChoice(space)}
              reachable={isChoice(space) || space === last}
            />
          ));
        return (
          <>
            <MapBackground words={words} />
            {shapes(departments)}
            <Lines />
            {halos(departments)}
            {halos(locs)}
            {shapes(locs)}
            <Towns />
            {halos(cities)}
            {shapes(cities)}
            <HiddenFromReaders ref={contents} className="board-above">
              {LAYERS.flat().map((space) => (
                <Contents
                  key={space}
                  space={space}
                  words={words}
                  distance={distance}
                  least={least}
                  view={view}
                  fingerprint={prints[space]}
                />
              ))}
            </HiddenFromReaders>
            {after ? <PreviewLayer now={view} then={after} {...slips} /> : null}
            {before && !after ? <PreviewLayer now={before} then={view} {...slips} isPast /> : null}
            <HiddenFromReaders ref={air} className="board-air" />
          </>
        );
      }}
    </MapBoard>
  );
}
