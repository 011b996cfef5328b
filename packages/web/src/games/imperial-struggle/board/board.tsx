import { isAtWar } from '@sandtable/imperial-struggle/board';
import { REGIONS, SPACE_IDS, type SpaceId, type View } from '@sandtable/imperial-struggle/board-data';
import { useMemo, useRef } from 'react';
import type { BoardProps } from '../../game-ui.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { halosOf, MapBoard } from '../../shared/board/map-board.js';
import { type BoardMoves, useFlights } from '../../shared/board/use-flights.js';
import { parseView } from '../view.js';
import { AllContents } from './contents.js';
import { type Berth, flights, newMarkers } from './flights.js';
import { FRAME, PANELS } from './geometry.js';
import { Legend } from './legend.js';
import { InspectedLines, Lines, MapBackground, PanelClips, PanelEdges } from './map-background.js';
import { NavyBoxes, navyMiddle } from './navy.js';
import { TokenShapes, tokenRef } from './pieces.js';
import { PreviewLayer } from './preview-layer.js';
import { pricesIn } from './prices.js';
import { RegionTitles } from './region-titles.js';
import { Halo, Names, Nodes, RelatedLines } from './space.js';
import { middleOf } from './space-positions.js';
import { type SpaceStates, spaceStatesOf } from './space-state.js';
import type { TokenKind } from './tokens.js';
import './board.css';

const FIRST: SpaceId = 'ireland-alliance';

const berthMiddle = (berth: Berth) => navyMiddle(berth) ?? middleOf(SPACE_IDS.find((id) => id === berth) ?? FIRST);
const MOVES: BoardMoves<View, Berth, TokenKind> = { tokenRef, middleOf: berthMiddle, flights, newMarkers };

/** The board of Imperial Struggle: four Regions in one frame. */
export function Board(boardProps: BoardProps) {
  const { words, options, isStill, preview, inspected, since } = boardProps;
  const view = parseView(boardProps.view);
  const { contents, air } = useFlights(view, isStill, MOVES);

  const before = since?.before === undefined ? undefined : parseView(since.before);
  const prices = useMemo(() => pricesIn(view, options), [view, options]);
  const known = useRef<SpaceStates>(undefined);
  const standings = useMemo(() => {
    known.current = spaceStatesOf(view, known.current);
    return known.current;
  }, [view]);
  const parts = useMemo(
    () => REGIONS.map((region) => ({ name: words.name(`region:${region}`), box: PANELS[region] })),
    [words],
  );
  return (
    <MapBoard
      boardProps={boardProps}
      frame={FRAME}
      spaces={SPACE_IDS}
      first={FIRST}
      middleOf={middleOf}
      mapParts={parts}
      defs={
        <>
          <TokenShapes />
          <PanelClips />
        </>
      }
      legend={<Legend words={words} />}
    >
      {({ focused, last }) => (
        <>
          <MapBackground words={words} />
          <Lines isWar={isAtWar(view)} />
          <InspectedLines inspected={inspected} />
          <PanelEdges />
          <RegionTitles view={view} words={words} />
          {SPACE_IDS.flatMap((space) =>
            halosOf(space, boardProps, focused).map(({ kind, color }) => (
              <Halo key={`${space} ${kind}`} space={space} kind={kind} color={color} />
            )),
          )}
          <RelatedLines inspected={inspected} />
          <Nodes standings={standings} words={words} options={options} prices={prices} last={last} />
          <HiddenFromReaders className="is-names">
            <Names spaces={SPACE_IDS} words={words} />
          </HiddenFromReaders>
          <HiddenFromReaders ref={contents} className="board-above">
            <NavyBoxes view={view} words={words} />
            <AllContents standings={standings} words={words} options={options} prices={prices} />
          </HiddenFromReaders>
          {preview === undefined ? null : <PreviewLayer now={view} then={parseView(preview)} />}
          {before && preview === undefined ? <PreviewLayer now={before} then={view} isPast /> : null}
          <HiddenFromReaders ref={air} className="board-air" />
        </>
      )}
    </MapBoard>
  );
}
