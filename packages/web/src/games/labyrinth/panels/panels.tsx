import type { ReactNode } from 'react';
import type { BoardProps, GamePanel } from '../../game-ui.js';
import { DiceTray } from '../../shared/panels/dice.js';
import { sayWith, text } from '../text.js';
import { parseView } from '../view.js';
import { PlayerAid } from './aid.js';
import { CardsInPlay } from './cards-in-play.js';
import { dieModifiers } from './die-modifiers.js';
import { LastingEvents } from './lasting-events.js';
import { Piles } from './piles.js';
import { Plots } from './plots.js';
import { Tracks } from './tracks.js';
import { Turn } from './turn.js';
import { Victory } from './victory.js';
import '../../shared/panels/panels.css';
import '../../shared/panels/text.css';
import './panels.css';

const Sheet = ({ children }: { readonly children: ReactNode }) => <div className="game-panels">{children}</div>;

const viewsOf = ({ view, preview }: BoardProps) => ({
  view: parseView(view),
  preview: preview === undefined ? undefined : parseView(preview),
});

/** The turn, the card in play, the last dice. */
function TurnPanel(props: BoardProps) {
  const { view } = viewsOf(props);
  const { words, highlighted, log } = props;
  const say = sayWith(words);
  return (
    <Sheet>
      <Turn view={view} words={words} />
      <CardsInPlay view={view} words={words} highlighted={highlighted} />
      <DiceTray log={log} words={words} title={say('panel.dice')} none={say('panel.dice.none')} added={dieModifiers} />
    </Sheet>
  );
}

function VictoryPanel(props: BoardProps) {
  const { view, preview } = viewsOf(props);
  return (
    <Sheet>
      <Victory view={view} preview={preview} words={props.words} />
    </Sheet>
  );
}

function TracksPanel(props: BoardProps) {
  const { view, preview } = viewsOf(props);
  return (
    <Sheet>
      <Tracks view={view} preview={preview} words={props.words} />
    </Sheet>
  );
}

/** Lasting events, plots not yet placed, and the piles. */
function EventsPanel(props: BoardProps) {
  const { view } = viewsOf(props);
  const { words, highlighted, inspect } = props;
  return (
    <Sheet>
      <LastingEvents view={view} words={words} highlighted={highlighted} inspect={inspect} />
      <Plots view={view} words={words} />
      <Piles view={view} words={words} inspect={inspect} />
    </Sheet>
  );
}

const AidPanel = ({ view, words }: BoardProps) => (
  <Sheet>
    <PlayerAid view={parseView(view)} words={words} />
  </Sheet>
);

export const PANELS: readonly GamePanel[] = [
  { name: 'turn', label: text('tab.turn'), Panel: TurnPanel },
  { name: 'victory', label: text('panel.victory'), Panel: VictoryPanel },
  { name: 'tracks', label: text('panel.tracks'), Panel: TracksPanel },
  { name: 'events', label: text('tab.events'), Panel: EventsPanel },
  { name: 'aid', label: text('aid.title'), Panel: AidPanel },
];
