import type { ReactNode } from 'react';
import './aid.css';

/** The player aid: a sheet that unfolds, with one page per tab. */
export function AidSheet<T extends string>({
  title,
  legend,
  tabs,
  shown,
  show,
  label,
  children,
}: {
  readonly title: string;
  /** The label of the tab list, for screen readers. */
  readonly legend: string;
  readonly tabs: readonly T[];
  readonly shown: T;
  readonly show: (tab: T) => void;
  readonly label: (tab: T) => ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <details className="game-panel game-fold game-sheet">
      <summary>
        <h3>{title}</h3>
      </summary>
      <fieldset className="game-tabs">
        <legend className="unseen">{legend}</legend>
        {tabs.map((tab) => (
          <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => show(tab)}>
            {label(tab)}
          </button>
        ))}
      </fieldset>
      {children}
    </details>
  );
}
