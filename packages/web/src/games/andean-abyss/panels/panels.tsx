import type { ReactNode } from 'react';
import type { BoardProps, GamePanel } from '../../game-ui.js';
import { text } from '../text.js';
import { parseView } from '../view.js';
import { PlayerAid } from './aid.js';
import { CardInPlay, Deck, Played } from './deck.js';
import { Factions, MarginRule } from './factions.js';
import { LastingEvents } from './lasting-events.js';
import { OperationUnderway } from './operation-underway.js';
import { Sequence } from './sequence.js';
import { Tracks } from './tracks.js';
import '../../shared/panels/panels.css';
import '../../shared/panels/text.css';

const Sheet = ({ children }: { readonly children: ReactNode }) => <div className="game-panels">{children}</div>;

const viewsOf = ({ view, preview }: BoardProps) => ({
  view: parseView(view),
  preview: preview === undefined ? undefined : parseView(preview),
});

/** The card in play, the operation under way, the sequence of play, and the next card. */
function CardPanel(props: BoardProps) {
  const { view, preview } = viewsOf(props);
  const { words, options, choose, highlighted, inspect } = props;
  return (
    <Sheet>
      <CardInPlay view={view} words={words} lit={highlighted} options={options} choose={choose} />
      <OperationUnderway view={view} preview={preview} words={words} inspect={inspect} />
      <Sequence view={view} words={words} />
      <Deck view={view} words={words} lit={highlighted} />
    </Sheet>
  );
}

function FactionsPanel(props: BoardProps) {
  const { view, preview } = viewsOf(props);
  const { words, highlighted, inspect } = props;
  return (
    <Sheet>
      <Factions view={view} preview={preview} words={words} lit={highlighted} inspect={inspect} />
      <MarginRule view={view} words={words} />
    </Sheet>
  );
}

function SituationPanel(props: BoardProps) {
  const { view, preview } = viewsOf(props);
  return (
    <Sheet>
      <Tracks view={view} preview={preview} words={props.words} />
    </Sheet>
  );
}

/** Lasting events, and the cards played. */
function EventsPanel(props: BoardProps) {
  const { view } = viewsOf(props);
  const { words, highlighted, inspect } = props;
  return (
    <Sheet>
      <LastingEvents view={view} words={words} lit={highlighted} />
      <Played played={view.played} words={words} inspect={inspect} />
    </Sheet>
  );
}

const AidPanel = ({ view, words }: BoardProps) => (
  <Sheet>
    <PlayerAid view={parseView(view)} words={words} />
  </Sheet>
);

export const PANELS: readonly GamePanel[] = [
  { name: 'card', label: text('tab.card'), Panel: CardPanel },
  { name: 'factions', label: text('panel.factions'), Panel: FactionsPanel },
  { name: 'situation', label: text('panel.tracks'), Panel: SituationPanel },
  { name: 'events', label: text('tab.events'), Panel: EventsPanel },
  { name: 'aid', label: text('tab.aid'), Panel: AidPanel },
];
