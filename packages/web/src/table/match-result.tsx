import type { Result, Words } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { Play, PlaySnapshot, ViewHistory } from '../play/play.js';
import { ADDRESS, linkTo } from '../shell/route.js';
import { Chart } from './chart.js';
import type { ChartPoint } from './chart-point.js';
import type { MatchCommands } from './controller/use-match-commands.js';
import { Dialog } from './dialog.js';
import { cardsBegin } from './log-groups.js';
import { seatName } from './references.js';
import { SeatSign } from './seat-sign.js';
import { SeedCheck } from './seed-check.js';
import { sayWith, text } from './text.js';
import './match-result.css';

interface ResultProps {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly result: Result;
}

/** Who won and why, in the place of the prompt. */
export function Ended({
  gameUi,
  words,
  result,
  latest,
  rematch,
  more,
}: ResultProps & {
  readonly latest: PlaySnapshot;
  readonly rematch: MatchCommands['rematch'];
  /** Opens the dialog with the full result. */
  readonly more: () => void;
}) {
  const say = sayWith(words);
  return (
    <div className="result">
      <h3>{say('desk.over')}</h3>
      <Ranking gameUi={gameUi} words={words} result={result} />
      <div className="result-actions">
        <button type="button" className="primary" onClick={more}>
          {say('desk.over.more')}
        </button>
        {rematch ? (
          <button type="button" onClick={rematch}>
            {say(latest.online?.rematch ? 'desk.rematch.join' : 'desk.rematch')}
          </button>
        ) : null}
        <a className="button" {...linkTo(ADDRESS.home)}>
          {say('shell.home')}
        </a>
      </div>
    </div>
  );
}

function Ranking({ gameUi, words, result }: ResultProps) {
  return (
    <>
      <p className="result-reason">{words.say(result.reason)}</p>
      <ol className="result-ranking">
        {result.ranking.map(({ seat, place, score }) => (
          <li key={seat} className={place === 1 ? 'result-first' : undefined}>
            <span className="result-place">{words.say(text('desk.place', { n: place }))}</span>
            <SeatSign gameUi={gameUi} seat={seat} />
            <span className="result-name">{seatName(words, seat)}</span>
            <span className="result-score">{score > 0 ? `+${score}` : String(score).replace('-', '−')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The scores at the end of each card. */
function scoresByCard(history: ViewHistory, gameUi: GameUi, begins: readonly number[]): readonly ChartPoint[] {
  const points = new Map<number, ChartPoint>();
  for (const { n, view } of history) {
    const card = begins.findLastIndex((begin) => begin < Math.max(1, n));
    points.set(card, { card, scores: gameUi.scores(view) });
  }
  return [...points.values()];
}

/** The full result: the ranking, a chart of the scores, and what can be done next. */
export function ResultDialog({
  gameUi,
  words,
  result,
  play,
  shown,
  commands: { save, rematch },
  jumpTo,
  close,
}: ResultProps & {
  readonly play: Play;
  readonly shown: PlaySnapshot;
  readonly commands: MatchCommands;
  readonly jumpTo: (n: number) => void;
  readonly close: () => void;
}) {
  const [points, setPoints] = useState<readonly ChartPoint[]>();
  const { beginning, steps, online, setup } = shown;
  useEffect(() => {
    let isWanted = true;
    const begins = cardsBegin(steps, gameUi.logHeading);
    play.viewHistory().then(
      (history) => {
        if (!isWanted) return;
        const log = [...beginning, ...steps.flatMap((step) => step.log)];
        const [start] = history;
        const staged = start && gameUi.chartStages?.points(start.view, log);
        setPoints(staged ?? scoresByCard(history, gameUi, begins));
      },
      // The dialog shows the result without a chart.
      () => isWanted && setPoints([]),
    );
    return () => {
      isWanted = false;
    };
  }, [play, beginning, steps, gameUi]);
  const say = sayWith(words);
  const replay = () => {
    close();
    jumpTo(0);
  };
  const lines = points?.[0] ? Object.keys(points[0].scores) : setup.seats;
  return (
    <Dialog title={say('desk.over')} className="dialog-result" close={close}>
      <Ranking gameUi={gameUi} words={words} result={result} />
      {points === undefined ? <p className="loading">{say('shell.loading')}</p> : null}
      {points && points.length > 1 ? <h3 className="result-way">{say('desk.over.way')}</h3> : null}
      {points && points.length > 1 ? <Chart gameUi={gameUi} words={words} points={points} seats={lines} /> : null}
      {online ? <SeedCheck words={words} online={online} /> : null}
      <div className="result-actions">
        {rematch ? (
          <button type="button" className="primary" onClick={rematch}>
            {say(online?.rematch ? 'desk.rematch.join' : 'desk.rematch')}
          </button>
        ) : null}
        <button type="button" onClick={replay}>
          {say('desk.replay')}
        </button>
        {save ? (
          <button type="button" onClick={save}>
            {say('desk.export')}
          </button>
        ) : null}
        <a className="button" {...linkTo(ADDRESS.new(gameUi.game.id))}>
          {say('desk.anew')}
        </a>
        <a className="button" {...linkTo(ADDRESS.home)}>
          {say('shell.home')}
        </a>
      </div>
    </Dialog>
  );
}
