import type { Sight } from '../../front.js';
import { Purchases } from '../purchases/purchases.js';
import { isAtWar, seen, viewerOf } from '../view.js';
import { Advantages } from './advantages.js';
import { PlayerAid } from './aid.js';
import { Cabinets } from './cabinet.js';
import { Hand } from './hand.js';
import { Investments } from './investments.js';
import { Piles } from './piles.js';
import { Points } from './points.js';
import { Scoring } from './scoring.js';
import { Sides } from './sides.js';
import { Turn } from './turn.js';
import { WarDisplay } from './war.js';
import '../../shared/panels/panels.css';
import '../../shared/panels/text.css';

/** All that lies beside the map, in the order of use: what can be bought, tiles and cards, what counts, the war to come. */
export function Panels(sight: Sight) {
  const view = seen(sight.view);
  const { words, options, choose, lit, inspect } = sight;
  const preview = sight.preview === undefined ? undefined : seen(sight.preview);
  const props = { view, preview, words, options, choose, lit, inspect };
  const viewer = viewerOf(view);
  const war = <WarDisplay view={view} preview={preview} words={words} lit={lit} inspect={inspect} />;
  const atWar = isAtWar(view);
  const choosing = view.step === 'ministries';
  const cabinets = <Cabinets view={view} viewer={viewer} words={words} lit={lit} options={options} choose={choose} />;
  return (
    <div className="game-panels">
      <Turn view={view} preview={preview} words={words} />
      {atWar ? war : null}
      <Points {...props} />
      <Purchases {...sight} />
      {choosing ? cabinets : null}
      {atWar ? null : <Investments {...props} />}
      <Hand view={view} viewer={viewer} words={words} lit={lit} options={options} choose={choose} />
      <Sides view={view} preview={preview} words={words} />
      {choosing ? null : cabinets}
      <Advantages {...props} />
      <Scoring view={view} preview={preview} words={words} lit={lit} inspect={inspect} />
      {atWar ? null : war}
      <Piles view={view} words={words} inspect={inspect} />
      <PlayerAid words={words} />
    </div>
  );
}
