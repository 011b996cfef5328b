import { REGIONS, type Seen, SPACE_IDS, type SpaceId } from '@sandtable/imperial-struggle/facts';
import { useMemo, useRef } from 'react';
import type { Sight } from '../../front.js';
import { Mute } from '../../shared/board/mute.js';
import { halosOf, Stage } from '../../shared/board/stage.js';
import { type Moves, useFlights } from '../../shared/board/use-flights.js';
import { isAtWar, seen } from '../view.js';
import { AllContents } from './contents.js';
import { type Berth, flights, newMarkers } from './flights.js';
import { FRAME, PANELS } from './geometry.js';
import { Ghosts } from './ghosts.js';
import { Ground, Lines, LookedLines, PanelClips, PanelEdges } from './ground.js';
import { Heads } from './heads.js';
import { Legend } from './legend.js';
import { NavyBoxes, navyMiddle } from './navy.js';
import { TokenShapes, tokenRef } from './pieces.js';
import { pricesIn } from './prices.js';
import { Halo, Names, Nodes, Ties } from './space.js';
import { middleOf } from './spots.js';
import { type Standings, standingsOf } from './standing.js';
import type { TokenKind } from './tokens.js';
import './board.css';

const FIRST: SpaceId = 'ireland-alliance';

const berthMiddle = (berth: Berth) => navyMiddle(berth) ?? middleOf(SPACE_IDS.find((id) => id === berth) ?? FIRST);
const MOVES: Moves<Seen, Berth, TokenKind> = { tokenRef, middleOf: berthMiddle, flights, newMarkers };

/** The board of Imperial Struggle: four Regions in one frame. */
export function Board(sight: Sight) {
  const { words, options, still, preview, inspected } = sight;
  const view = seen(sight.view);
  const { contents, air } = useFlights(view, still, MOVES);

  const prices = useMemo(() => pricesIn(view, options), [view, options]);
  const known = useRef<Standings>(undefined);
  const standings = useMemo(() => {
    known.current = standingsOf(view, known.current);
    return known.current;
  }, [view]);
  const parts = useMemo(
    () => REGIONS.map((region) => ({ name: words.name(`region:${region}`), box: PANELS[region] })),
    [words],
  );
  return (
    <Stage
      sight={sight}
      frame={FRAME}
      spaces={SPACE_IDS}
      first={FIRST}
      middleOf={middleOf}
      parts={parts}
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
          <Ground words={words} />
          <Lines isWar={isAtWar(view)} />
          <LookedLines looked={inspected} />
          <PanelEdges />
          <Heads view={view} words={words} />
          {SPACE_IDS.flatMap((space) =>
            halosOf(space, sight, focused).map((kind) => <Halo key={`${space} ${kind}`} space={space} kind={kind} />),
          )}
          <Ties looked={inspected} />
          <Nodes standings={standings} words={words} options={options} prices={prices} last={last} />
          <Mute className="is-names">
            <Names spaces={SPACE_IDS} words={words} />
          </Mute>
          <Mute ref={contents} className="board-above">
            <NavyBoxes view={view} words={words} />
            <AllContents standings={standings} words={words} options={options} prices={prices} />
          </Mute>
          {preview === undefined ? null : <Ghosts now={view} then={seen(preview)} />}
          <Mute ref={air} className="board-air" />
        </>
      )}
    </Stage>
  );
}
