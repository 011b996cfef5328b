import { COUNTRY_IDS, type CountryId, type Seen } from '@sandtable/labyrinth/facts';
import { useMemo } from 'react';
import type { Sight } from '../../front.js';
import { Mute } from '../../shared/board/mute.js';
import { halosOf, Stage } from '../../shared/board/stage.js';
import { type Moves, useFlights } from '../../shared/board/use-flights.js';
import { seen } from '../view.js';
import { Contents } from './contents.js';
import { flights, newMarkers } from './flights.js';
import { FRAME } from './geometry.js';
import { Ghosts } from './ghosts.js';
import { isCutNow, Lines, Region, Water } from './ground.js';
import { Legend } from './legend.js';
import { TokenShapes, tokenRef } from './pieces.js';
import { CountryBox, Halo } from './space.js';
import { middleOf } from './spots.js';
import { fingerprintOf, standingOf } from './standing.js';
import type { TokenKind } from './tokens.js';
import './board.css';

const FIRST: CountryId = 'united-states';
const MOVES: Moves<Seen, CountryId, TokenKind> = { tokenRef, middleOf, flights, newMarkers };

/** The board of Labyrinth: the world, and a box for each country. */
export function Board(sight: Sight) {
  const { words, options, still, preview } = sight;
  const view = seen(sight.view);
  const { contents, air } = useFlights(view, still, MOVES);

  const prints = useMemo(
    () => Object.fromEntries(COUNTRY_IDS.map((country) => [country, fingerprintOf(view, country)])),
    [view],
  );
  return (
    <Stage
      sight={sight}
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
            <Region key={country} country={country} standing={standingOf(view, country)} />
          ))}
          <Lines cut={isCutNow(view)} words={words} />
          {COUNTRY_IDS.flatMap((country) =>
            halosOf(country, sight, focused).map((kind) => (
              <Halo key={`${country} ${kind}`} country={country} kind={kind} />
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
          <Mute ref={contents} className="board-above">
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
          </Mute>
          {preview === undefined ? null : <Ghosts now={view} then={seen(preview)} />}
          <Mute ref={air} className="board-air" />
        </>
      )}
    </Stage>
  );
}
