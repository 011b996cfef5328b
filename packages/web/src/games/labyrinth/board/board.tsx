import { COUNTRY_IDS, type CountryId } from '@sandtable/labyrinth/facts';
import { useMemo, useRef } from 'react';
import type { Sight } from '../../front.js';
import { Mute } from '../../shared/board/mute.js';
import { halosOf, Stage } from '../../shared/board/stage.js';
import { seen } from '../view.js';
import { FRAME } from './geometry.js';
import { isCutNow, Lines, Region, Water } from './ground.js';
import { Legend } from './legend.js';
import { TokenShapes } from './pieces.js';
import { CountryBox, Halo } from './space.js';
import { middleOf } from './spots.js';
import { fingerprintOf, standingOf } from './standing.js';
import './board.css';

const FIRST: CountryId = 'united-states';

/** The board of Labyrinth: the world, and a box for each country. */
export function Board(sight: Sight) {
  const { words, options } = sight;
  const view = seen(sight.view);
  const air = useRef<SVGGElement>(null);
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
              distance={distance}
              isChoice={options.has(`space:${country}`)}
              reachable={options.has(`space:${country}`) || country === last}
            />
          ))}
          <Mute ref={air} className="board-air" />
        </>
      )}
    </Stage>
  );
}
