import type { BoardProps } from '../../game-ui.js';
import { parseView } from '../view.js';
import { PlayerAid } from './aid.js';
import { CardInPlay, Deck, Played } from './deck.js';
import { FactionSummary } from './faction-summary.js';
import { Factions } from './factions.js';
import { LastingEvents } from './lasting-events.js';
import { OperationUnderway } from './operation-underway.js';
import { Sequence } from './sequence.js';
import { Tracks } from './tracks.js';
import '../../shared/panels/panels.css';
import '../../shared/panels/text.css';

/** All panels: the cards, the sequence of play, the factions, the tracks, lasting events, the player aid. */
export function Panels({ view: json, preview: ahead, words, options, choose, highlighted, inspect }: BoardProps) {
  const view = parseView(json);
  const preview = ahead === undefined ? undefined : parseView(ahead);
  return (
    <div className="game-panels">
      <CardInPlay view={view} words={words} lit={highlighted} options={options} choose={choose} />
      <OperationUnderway view={view} preview={preview} words={words} inspect={inspect} />
      <Deck view={view} words={words} lit={highlighted} />
      <FactionSummary view={view} preview={preview} words={words} lit={highlighted} />
      <Sequence view={view} words={words} />
      <Factions view={view} preview={preview} words={words} lit={highlighted} inspect={inspect} />
      <Tracks view={view} preview={preview} words={words} />
      <LastingEvents view={view} words={words} lit={highlighted} />
      <Played played={view.played} words={words} inspect={inspect} />
      <PlayerAid view={view} words={words} />
    </div>
  );
}
