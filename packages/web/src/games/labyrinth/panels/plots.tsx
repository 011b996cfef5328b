import type { Words } from '@sandtable/kernel';
import { PLOT_NAMES, type View } from '@sandtable/labyrinth/board-data';
import { memo, type ReactNode } from 'react';
import { Mini } from '../board/pieces.js';
import { sayWith } from '../text.js';

/** 4.7.8: markers not yet placed, as far as the viewer may see them, and where WMD are kept. */
export const Plots = memo(function Plots({ view, words }: { readonly view: View; readonly words: Words }) {
  const say = sayWith(words, 'panel.');
  return (
    <section className="game-panel" aria-labelledby="lab-plots">
      <h3 id="lab-plots">{say('plots')}</h3>
      <dl className="lab-stocks">
        {view.available ? (
          PLOT_NAMES.filter((name) => (view.available?.[name] ?? 0) > 0).map((name) => (
            <Stock
              key={name}
              label={`${say('plots.available')} · ${say(`plot.${name}`)}`}
              n={view.available?.[name] ?? 0}
            >
              <Mini kind={name} />
            </Stock>
          ))
        ) : (
          <Stock label={say('plots.available')} n={view.plotsAvailable}>
            <Mini kind="plot-hidden" />
          </Stock>
        )}
        <Stock label={say('nukes')} n={view.looseNukes}>
          <Mini kind="wmd" />
        </Stock>
        <Stock label={say('arsenal')} n={view.pakistanArsenal}>
          <Mini kind="wmd" />
        </Stock>
      </dl>
      <p className="game-note">{say(view.firstPlot ? 'firstPlot.made' : 'firstPlot.open')}</p>
    </section>
  );
});

function Stock({ label, n, children }: { readonly label: string; readonly n: number; readonly children: ReactNode }) {
  return (
    <>
      <dt>
        {children} {label}
      </dt>
      <dd>{n}</dd>
    </>
  );
}
