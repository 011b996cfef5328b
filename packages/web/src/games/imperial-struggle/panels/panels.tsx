import { isAtWar } from '@sandtable/imperial-struggle/board';
import type { ReactNode } from 'react';
import type { BoardProps, GamePanel } from '../../game-ui.js';
import { Purchases } from '../purchases/purchases.js';
import { text } from '../text.js';
import { parseView, viewerOf } from '../view.js';
import { Advantages } from './advantages.js';
import { PlayerAid } from './aid.js';
import { Balance } from './balance.js';
import { Cabinets } from './cabinet.js';
import { Investments } from './investments.js';
import type { PanelName } from './panel-in-question.js';
import { Piles } from './piles.js';
import { Points } from './points.js';
import { Scoring } from './scoring.js';
import { Sides } from './sides.js';
import { Turn } from './turn.js';
import { VictoryTrack } from './victory.js';
import { WarDisplay } from './war.js';
import '../../shared/panels/panels.css';
import '../../shared/panels/text.css';

const Sheet = ({ children }: { readonly children: ReactNode }) => <div className="game-panels">{children}</div>;

const propsOf = ({ view, preview, words, options, choose, highlighted, inspect }: BoardProps) => ({
  view: parseView(view),
  preview: preview === undefined ? undefined : parseView(preview),
  words,
  options,
  choose,
  highlighted,
  inspect,
});

/** The turn, the points of the round, and the tiles on offer. */
function RoundPanel(boardProps: BoardProps) {
  const props = propsOf(boardProps);
  const { view, words } = props;
  return (
    <Sheet>
      <Turn view={view} words={words} />
      <Points {...props} viewer={viewerOf(view)} />
      {isAtWar(view) ? null : <Investments {...props} />}
    </Sheet>
  );
}

/** What the points of the round buy. */
const PurchasesPanel = (boardProps: BoardProps) => (
  <Sheet>
    <Purchases {...boardProps} />
  </Sheet>
);

function CabinetPanel(boardProps: BoardProps) {
  const { view, words, highlighted, options, choose } = propsOf(boardProps);
  return (
    <Sheet>
      <Cabinets
        view={view}
        viewer={viewerOf(view)}
        words={words}
        highlighted={highlighted}
        options={options}
        choose={choose}
      />
    </Sheet>
  );
}

function SidesPanel(boardProps: BoardProps) {
  const props = propsOf(boardProps);
  const { view, preview, words, inspect } = props;
  return (
    <Sheet>
      <Sides view={view} preview={preview} words={words} />
      <Advantages {...props} />
      <Piles view={view} words={words} inspect={inspect} />
    </Sheet>
  );
}

function ScoringPanel(boardProps: BoardProps) {
  const { view, preview, words, highlighted, inspect } = propsOf(boardProps);
  return (
    <Sheet>
      <VictoryTrack view={view} preview={preview} words={words} />
      <Balance view={view} preview={preview} words={words} />
      <Scoring view={view} preview={preview} words={words} highlighted={highlighted} inspect={inspect} />
    </Sheet>
  );
}

const WarPanel = (boardProps: BoardProps) => (
  <Sheet>
    <WarDisplay {...propsOf(boardProps)} />
  </Sheet>
);

const AidPanel = ({ words }: BoardProps) => (
  <Sheet>
    <PlayerAid words={words} />
  </Sheet>
);

export const PANELS: readonly (GamePanel & { readonly name: PanelName })[] = [
  { name: 'round', label: text('tab.round'), Panel: RoundPanel },
  { name: 'purchases', label: text('tab.purchases'), Panel: PurchasesPanel },
  { name: 'cabinets', label: text('panel.cabinets'), Panel: CabinetPanel },
  { name: 'sides', label: text('tab.sides'), Panel: SidesPanel },
  { name: 'scoring', label: text('score.title'), Panel: ScoringPanel },
  { name: 'war', label: text('tab.war'), Panel: WarPanel },
  { name: 'aid', label: text('tab.aid'), Panel: AidPanel },
];
