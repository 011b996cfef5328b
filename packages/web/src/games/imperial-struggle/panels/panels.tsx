import { isAtWar } from '@sandtable/imperial-struggle/board';
import { Fragment, type ReactNode, useEffect } from 'react';
import type { BoardProps } from '../../game-ui.js';
import { Purchases } from '../purchases/purchases.js';
import { parseView, viewerOf } from '../view.js';
import { Advantages } from './advantages.js';
import { PlayerAid } from './aid.js';
import { Cabinets } from './cabinet.js';
import { Hand } from './hand.js';
import { Investments } from './investments.js';
import { inOrder, type PanelName, panelsInQuestion } from './panel-order.js';
import { Piles } from './piles.js';
import { Points } from './points.js';
import { Scoring } from './scoring.js';
import { Sides } from './sides.js';
import { Turn } from './turn.js';
import { WarDisplay } from './war.js';
import '../../shared/panels/panels.css';
import '../../shared/panels/text.css';

/** All panels. */
export function Panels(boardProps: BoardProps) {
  const view = parseView(boardProps.view);
  const { words, options, choose, highlighted, inspect } = boardProps;
  const preview = boardProps.preview === undefined ? undefined : parseView(boardProps.preview);
  const props = { view, preview, words, options, choose, highlighted, inspect };
  const viewer = viewerOf(view);
  const first = panelsInQuestion(view, options)[0];
  // The panel that the question concerns must be visible, so a reader who has scrolled down is brought back to it.
  useEffect(() => {
    if (first) document.getElementById(`is-${first}`)?.scrollIntoView({ block: 'nearest' });
  }, [first]);
  const panel = (name: PanelName): ReactNode => {
    switch (name) {
      case 'turn':
        return <Turn view={view} preview={preview} words={words} />;
      case 'points':
        return <Points {...props} viewer={viewer} />;
      case 'purchases':
        return <Purchases {...boardProps} />;
      case 'investments':
        return isAtWar(view) ? null : <Investments {...props} />;
      case 'hand':
        return (
          <Hand view={view} viewer={viewer} words={words} highlighted={highlighted} options={options} choose={choose} />
        );
      case 'sides':
        return <Sides view={view} preview={preview} words={words} />;
      case 'cabinets':
        return (
          <Cabinets
            view={view}
            viewer={viewer}
            words={words}
            highlighted={highlighted}
            options={options}
            choose={choose}
          />
        );
      case 'advantages':
        return <Advantages {...props} />;
      case 'scoring':
        return <Scoring view={view} preview={preview} words={words} highlighted={highlighted} inspect={inspect} />;
      case 'war':
        return <WarDisplay {...props} />;
      case 'piles':
        return <Piles view={view} words={words} inspect={inspect} />;
      case 'aid':
        return <PlayerAid words={words} />;
    }
  };
  return (
    <div className="game-panels">
      {inOrder(view, options).map((name) => (
        <Fragment key={name}>{panel(name)}</Fragment>
      ))}
    </div>
  );
}
