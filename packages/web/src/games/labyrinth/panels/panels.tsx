import type { BoardProps } from '../../game-ui.js';
import { DiceTray } from '../../shared/panels/dice.js';
import { parseView } from '../view.js';
import { PlayerAid } from './aid.js';
import { dieModifiers } from './die-modifiers.js';
import { CardsInPlay, Hand } from './hand.js';
import { LastingEvents } from './lasting-events.js';
import { Piles } from './piles.js';
import { Plots } from './plots.js';
import { Tracks } from './tracks.js';
import { Turn } from './turn.js';
import { Victory } from './victory.js';
import '../../shared/panels/panels.css';
import '../../shared/panels/text.css';
import './panels.css';

/** All panels: the turn, the cards, the dice, the tracks, lasting events, the piles, the player aid. */
export function Panels({ view: json, preview: ahead, words, options, choose, highlighted, inspect, log }: BoardProps) {
  const view = parseView(json);
  const preview = ahead === undefined ? undefined : parseView(ahead);
  const say = (key: string) => words.say({ key });
  return (
    <div className="game-panels">
      <Turn view={view} words={words} />
      <CardsInPlay view={view} words={words} highlighted={highlighted} />
      <Hand view={view} words={words} highlighted={highlighted} options={options} choose={choose} />
      <DiceTray log={log} words={words} title={say('panel.dice')} none={say('panel.dice.none')} added={dieModifiers} />
      <Victory view={view} preview={preview} words={words} />
      <Tracks view={view} preview={preview} words={words} />
      <Plots view={view} words={words} />
      <LastingEvents view={view} words={words} highlighted={highlighted} inspect={inspect} />
      <Piles view={view} words={words} inspect={inspect} />
      <PlayerAid view={view} words={words} />
    </div>
  );
}
