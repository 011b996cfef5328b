import type { Sight } from '../../front.js';
import { seen } from '../view.js';
import { PlayerAid } from './aid.js';
import { CardInPlay, Deck, Played } from './deck.js';
import { Factions } from './factions.js';
import { Glance } from './glance.js';
import { Lasting } from './lasting.js';
import { Sequence } from './sequence.js';
import { Tracks } from './tracks.js';
import { Underway } from './underway.js';
import '../../shared/panels/panels.css';
import '../../shared/panels/text.css';

/** All that lies beside the map: the cards, the sequence of play, the factions, the tracks, what lasts, the aid. */
export function Panels({ view: json, preview: ahead, words, options, choose, lit, inspect }: Sight) {
  const view = seen(json);
  const preview = ahead === undefined ? undefined : seen(ahead);
  return (
    <div className="game-panels">
      <CardInPlay view={view} words={words} lit={lit} options={options} choose={choose} />
      <Underway view={view} preview={preview} words={words} inspect={inspect} />
      <Deck view={view} words={words} lit={lit} />
      <Glance view={view} preview={preview} words={words} lit={lit} />
      <Sequence view={view} words={words} />
      <Factions view={view} preview={preview} words={words} lit={lit} inspect={inspect} />
      <Tracks view={view} preview={preview} words={words} />
      <Lasting view={view} words={words} lit={lit} />
      <Played played={view.played} words={words} inspect={inspect} />
      <PlayerAid view={view} words={words} />
    </div>
  );
}
