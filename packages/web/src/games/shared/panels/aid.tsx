import type { ReactNode } from 'react';
import './aid.css';

/** The player aid: a sheet with one page per tab. */
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
    <section className="game-panel" aria-label={title}>
      <fieldset className="game-tabs">
        <legend className="unseen">{legend}</legend>
        {tabs.map((tab) => (
          <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => show(tab)}>
            {label(tab)}
          </button>
        ))}
      </fieldset>
      {children}
    </section>
  );
}
