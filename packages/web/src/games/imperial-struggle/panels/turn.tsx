import { eraOf, isAtWar, roundOf, roundsOf, TURNS_BY_ERA } from '@sandtable/imperial-struggle/board';
import type { Side, View } from '@sandtable/imperial-struggle/board-data';
import type { Words } from '@sandtable/kernel';
import { memo, type ReactNode } from 'react';
import { Mini } from '../board/pieces.js';
import { Sign } from '../side-sign.js';
import { sayWith, text } from '../text.js';
import type { PanelProps } from './panel-props.js';
import './turn.css';

/** 4.1: the turn and step, and the acting side. */
export const Turn = memo(function Turn({ view, words }: Pick<PanelProps, 'view' | 'words'>) {
  const say = sayWith(words, 'panel.');
  const name = (side: Side) => words.name(`seat:${side}`);
  const inRound = view.step === 'round';
  const now = inRound
    ? say('round', { n: roundOf(view), side: name(view.acting) })
    : isAtWar(view) && view.war !== 'none'
      ? words.name(`war:${view.war}`)
      : say(`step.${view.step}`);
  return (
    <section className="game-panel" aria-labelledby="is-turn">
      <h3 id="is-turn">{say('turn')}</h3>
      <TurnTrack view={view} words={words} />
      <p className="is-step">
        {inRound ? <Sign side={view.acting} /> : isAtWar(view) ? <Mini kind="military" /> : null}
        <span>
          <b>{now}</b>
          <span className="game-soft">
            {' '}
            {words.name(`era:${eraOf(view.turn)}`)}, {say('turn.n', { n: view.turn })}
          </span>
        </span>
      </p>
      {inRound ? <Rounds view={view} words={words} /> : null}
    </section>
  );
});

function TurnTrack({ view, words }: { readonly view: View; readonly words: Words }) {
  const say = sayWith(words, 'panel.');
  const war = isAtWar(view);
  return (
    <ol className="is-turns" aria-label={say('track')}>
      {TURNS_BY_ERA.map(({ era, turns }) => (
        <li key={era}>
          <ol>
            {turns.map((it) => {
              const here = it.turn === view.turn;
              return (
                <li key={it.turn}>
                  <Box here={here && !war} past={it.turn < view.turn || (here && war)}>
                    <span className="unseen">{say('turn.n', { n: it.turn })}</span>
                    <span aria-hidden="true">{it.turn}</span>
                  </Box>
                  {it.war ? (
                    <Box here={here && war} past={it.turn < view.turn} title={words.name(`war:${it.war}`)}>
                      <span className="unseen">{words.name(`war:${it.war}`)}</span>
                      <Mini kind="military" />
                    </Box>
                  ) : null}
                </li>
              );
            })}
          </ol>
          <span className="is-turns-era">{words.say(text(`era.short.${era}`))}</span>
        </li>
      ))}
    </ol>
  );
}

function Box({
  here,
  past,
  title,
  children,
}: {
  readonly here: boolean;
  readonly past: boolean;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`is-turns-box${here ? ' is-turns-here' : past ? ' is-turns-past' : ''}`}
      title={title}
      aria-current={here ? 'step' : undefined}
    >
      {children}
    </span>
  );
}

/** The rounds of both sides in order, and which side has the initiative. */
function Rounds({ view, words }: { readonly view: View; readonly words: Words }) {
  return (
    <p className="is-rounds">
      <span className="is-rounds-boxes" aria-hidden="true">
        {roundsOf(view).map((side, n) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place in the turn
            key={n}
            className={`is-rounds-box${n < view.rounds ? ' is-rounds-past' : n === view.rounds ? ' is-rounds-here' : ''}`}
          >
            <Sign side={side} />
          </span>
        ))}
      </span>
      <span className="game-soft">
        {words.say(text('panel.initiative', { side: words.name(`seat:${view.initiative}`) }))}
      </span>
    </p>
  );
}
