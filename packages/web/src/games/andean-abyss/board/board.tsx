import { type PieceId, type Seen, SPACE_IDS, SPACES, type SpaceId } from '@sandtable/andean-abyss/facts';
import { useMemo } from 'react';
import type { Sight } from '../../front.js';
import { Mute } from '../../shared/board/mute.js';
import { halosOf, Stage } from '../../shared/board/stage.js';
import { type Moves, useFlights } from '../../shared/board/use-flights.js';
import { inPlay, seen } from '../view.js';
import { Contents } from './contents.js';
import { flights } from './flights.js';
import { FRAME } from './geometry.js';
import { Ghosts } from './ghosts.js';
import { Ground, Lines, Patterns, Towns } from './ground.js';
import { Legend } from './legend.js';
import { fingerprintOf, keyOf } from './marks.js';
import { PieceShapes, tokenRef } from './pieces.js';
import { newMarks } from './slips.js';
import { Halo, Space } from './space.js';
import { middleOf } from './spots.js';
import './board.css';

const of = (type: 'city' | 'department' | 'loc') => SPACE_IDS.filter((id) => SPACES[id].type === type);
const LAYERS = [of('department'), of('loc'), of('city')] as const;
const FIRST: SpaceId = 'bogota';
const MOVES: Moves<Seen, SpaceId, PieceId> = {
  tokenRef,
  middleOf,
  flights,
  newMarkers: (before, after) =>
    SPACE_IDS.flatMap((space) => newMarks(before, after, space).map((mark) => ({ space, marker: keyOf(mark) }))),
};

/** The board of Andean Abyss. Spaces are pointed at, chosen, looked at; what lies in them is drawn above them. */
export function Board(sight: Sight) {
  const { words, options, still, preview } = sight;
  const view = seen(sight.view);
  const { contents, air } = useFlights(view, still, MOVES);

  const prints = useMemo(
    () => Object.fromEntries(SPACE_IDS.map((space) => [space, fingerprintOf(view, space)])),
    [view],
  );
  const after = preview === undefined ? undefined : seen(preview);
  const isChoice = (space: SpaceId) => options.has(`space:${space}`);
  const [departments, locs, cities] = LAYERS;

  return (
    <Stage
      sight={sight}
      frame={FRAME}
      spaces={SPACE_IDS}
      first={FIRST}
      middleOf={middleOf}
      leads={(space) => inPlay(view, space)}
      defs={
        <>
          <Patterns />
          <PieceShapes />
        </>
      }
      legend={<Legend words={words} />}
    >
      {({ distance, focused, last }) => {
        const halos = (spaces: readonly SpaceId[]) =>
          spaces.flatMap((space) =>
            halosOf(space, sight, focused).map((kind) => <Halo key={`${space} ${kind}`} space={space} kind={kind} />),
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
            <Ground words={words} />
            {shapes(departments)}
            <Lines />
            {halos(departments)}
            {halos(locs)}
            {shapes(locs)}
            <Towns />
            {halos(cities)}
            {shapes(cities)}
            <Mute ref={contents} className="board-above">
              {LAYERS.flat().map((space) => (
                <Contents
                  key={space}
                  space={space}
                  words={words}
                  distance={distance}
                  view={view}
                  fingerprint={prints[space]}
                />
              ))}
            </Mute>
            {after ? <Ghosts now={view} then={after} words={words} distance={distance} /> : null}
            <Mute ref={air} className="board-air" />
          </>
        );
      }}
    </Stage>
  );
}
