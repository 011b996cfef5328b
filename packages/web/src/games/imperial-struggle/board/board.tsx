import { isAtWar } from '@sandtable/imperial-struggle/board';
import { REGIONS, SPACE_IDS, type SpaceId, type View } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../game-ui.js';
import { HiddenFromReaders } from '../../shared/board/hidden-from-readers.js';
import { halosOf, MapBoard } from '../../shared/board/map-board.js';
import { textWidth } from '../../shared/board/text-width.js';
import { type BoardMoves, useFlights } from '../../shared/board/use-flights.js';
import { text } from '../text.js';
import { parseView } from '../view.js';
import { AllContents } from './contents.js';
import { type Berth, flights, newMarkers } from './flights.js';
import { AS_MADE, type Layout, type LayoutShape, layoutOf, shapeFor } from './layout.js';
import { Legend } from './legend.js';
import { InspectedLines, Lines, MapBackground, PanelClips, PanelEdges } from './map-background.js';
import { lettersAt, namePlaces } from './name-places.js';
import { NavyBoxes, navyMiddle } from './navy.js';
import { TokenShapes, tokenRef } from './pieces.js';
import { PreviewLayer } from './preview-layer.js';
import { pricesIn } from './prices.js';
import { regionInQuestion } from './region-in-question.js';
import { RegionTitles } from './region-titles.js';
import { Halo, Names, Nodes, RelatedLines } from './space.js';
import { type SpaceStates, spaceStatesOf } from './space-state.js';
import type { TokenKind } from './tokens.js';
import './board.css';

const FIRST: SpaceId = 'ireland-alliance';

const movesIn = (layout: Layout): BoardMoves<View, Berth, TokenKind> => ({
  tokenRef,
  middleOf: (berth) => navyMiddle(layout, berth) ?? layout.places[SPACE_IDS.find((id) => id === berth) ?? FIRST],
  flights,
  newMarkers,
});

const isSameShape = (a: LayoutShape, b: LayoutShape): boolean =>
  a.columns === b.columns && a.rows === b.rows && a.head === b.head && a.stretch.every((it, i) => it === b.stretch[i]);

/** Half the width of what can be pressed, in units of the board: 24 pixels across, wherever there is room for that. */
const reachAt = (pixels: number): number => Math.min(REACH_MOST, Math.max(REACH, Math.ceil(12 / pixels)));
const REACH = 40;
const REACH_MOST = 56;
/** The board of Imperial Struggle: four Regions in one frame. */
export function Board(boardProps: BoardProps) {
  const { words, options, isStill, preview, inspected, since, guide } = boardProps;
  const view = parseView(boardProps.view);
  const [shape, setShape] = useState(AS_MADE);
  /** Placing the names takes longer than anything else, so it waits for the board's size. */
  const [isMeasured, setMeasured] = useState(false);
  const layout = useMemo(() => layoutOf(shape), [shape]);
  const onArea = useCallback((width: number, height: number) => {
    if (width === 0 || height === 0) return;
    const next = shapeFor(width, height);
    setShape((now) => (isSameShape(now, next) ? now : next));
    setMeasured(true);
  }, []);
  const moves = useMemo(() => movesIn(layout), [layout]);
  const { contents, air } = useFlights(view, isStill, moves);

  const before = since?.before === undefined ? undefined : parseView(since.before);
  const prices = useMemo(() => pricesIn(view, options), [view, options]);
  const known = useRef<SpaceStates>(undefined);
  const standings = useMemo(() => {
    known.current = spaceStatesOf(view, known.current);
    return known.current;
  }, [view]);
  const parts = useMemo(
    () => REGIONS.map((region) => ({ name: words.name(`region:${region}`), box: layout.panels[region] })),
    [words, layout],
  );
  const inQuestion = regionInQuestion(options, layout.screens !== undefined, guide);
  return (
    <MapBoard
      boardProps={boardProps}
      label={text('board.map')}
      frame={layout.frame}
      spaces={SPACE_IDS}
      first={FIRST}
      middleOf={(space) => layout.places[space]}
      mapParts={parts}
      screens={layout.screens}
      partInQuestion={inQuestion && REGIONS.indexOf(inQuestion)}
      onArea={onArea}
      defs={
        <>
          <TokenShapes />
          <PanelClips layout={layout} />
        </>
      }
      legend={<Legend words={words} />}
    >
      {({ pixels, focused, last }) => {
        const letters = lettersAt(pixels);
        return (
          <>
            <MapBackground layout={layout} words={words} letters={letters} />
            <Lines layout={layout} isWar={isAtWar(view)} />
            <InspectedLines layout={layout} inspected={inspected} />
            <PanelEdges layout={layout} />
            <RegionTitles layout={layout} view={view} words={words} />
            {SPACE_IDS.flatMap((space) =>
              halosOf(space, boardProps, focused).map(({ kind, color }) => (
                <Halo key={`${space} ${kind}`} space={space} at={layout.places[space]} kind={kind} color={color} />
              )),
            )}
            <RelatedLines layout={layout} inspected={inspected} />
            <Nodes
              layout={layout}
              reach={reachAt(pixels)}
              standings={standings}
              words={words}
              options={options}
              prices={prices}
              last={last}
            />
            <HiddenFromReaders className="is-names">
              {isMeasured ? <PlacedNames layout={layout} words={words} letters={letters} /> : null}
            </HiddenFromReaders>
            <HiddenFromReaders ref={contents} className="board-above">
              <NavyBoxes layout={layout} view={view} words={words} />
              <AllContents layout={layout} standings={standings} words={words} options={options} prices={prices} />
            </HiddenFromReaders>
            {preview === undefined ? null : <PreviewLayer layout={layout} now={view} then={parseView(preview)} />}
            {before && preview === undefined ? <PreviewLayer layout={layout} now={before} then={view} isPast /> : null}
            <HiddenFromReaders ref={air} className="board-air" />
          </>
        );
      }}
    </MapBoard>
  );
}

function PlacedNames({
  layout,
  words,
  letters,
}: {
  readonly layout: Layout;
  readonly words: Words;
  readonly letters: number;
}) {
  // When the board moves closer, the names may follow a frame later: placing them takes longer than all that moves.
  const size = useDeferredValue(letters);
  const places = useMemo(() => namePlaces(layout, words, size, textWidth), [layout, words, size]);
  return <Names places={places} size={size} />;
}
