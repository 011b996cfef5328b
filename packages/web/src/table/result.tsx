import type { Result, Words } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import type { Front } from '../games/front.js';
import type { Course } from '../play/play.js';
import { ADDRESS, to } from '../shell/route.js';
import { Chart } from './chart.js';
import type { Point } from './chart-point.js';
import type { Desk } from './desk.js';
import { Dialog } from './dialog.js';
import { cardsBegin } from './log-groups.js';
import { seatName } from './references.js';
import { SeatSign } from './seat-sign.js';
import { SeedCheck } from './seed-check.js';

import './result.css';

interface ResultProps {
  readonly front: Front;
  readonly words: Words;
  readonly result: Result;
}

/** Who won and why, where the questions used to be. */
export function Ended({
  desk: { front, words, latest, rematch },
  result,
  more,
}: {
  readonly desk: Desk;
  readonly result: Result;
  readonly more: () => void;
}) {
  return (
    <div className="result">
      <h3>{words.say({ key: 'desk.over' })}</h3>
      <Ranking front={front} words={words} result={result} />
      <div className="result-deeds">
        <button type="button" className="primary" onClick={more}>
          {words.say({ key: 'desk.over.more' })}
        </button>
        {rematch ? (
          <button type="button" onClick={rematch}>
            {words.say({ key: latest.company?.rematch ? 'desk.rematch.join' : 'desk.rematch' })}
          </button>
        ) : null}
        <a className="button" {...to(ADDRESS.home)}>
          {words.say({ key: 'shell.home' })}
        </a>
      </div>
    </div>
  );
}

function Ranking({ front, words, result }: ResultProps) {
  return (
    <>
      <p className="result-reason">{words.say(result.reason)}</p>
      <ol className="result-ranking">
        {result.ranking.map(({ seat, place, score }) => (
          <li key={seat} className={place === 1 ? 'result-first' : undefined}>
            <span className="result-place">{words.say({ key: 'desk.place', params: { n: place } })}</span>
            <SeatSign front={front} seat={seat} />
            <span className="result-name">{seatName(words, seat)}</span>
            <span className="result-score">{score > 0 ? `+${score}` : String(score).replace('-', '−')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** How it stood at the end of each card. */
function byCard(course: Course, front: Front, begins: readonly number[]): readonly Point[] {
  const points = new Map<number, Point>();
  for (const { n, view } of course) {
    const card = begins.findLastIndex((begin) => begin < Math.max(1, n));
    points.set(card, { card, scores: front.scores(view) });
  }
  return [...points.values()];
}

/** The end in full: the ranking, the course of the game as a chart, and what can be done next. */
export function ResultDialog({
  desk: { front, words, play, shown, save, jump, rematch },
  result,
  close,
}: {
  readonly desk: Desk;
  readonly result: Result;
  readonly close: () => void;
}) {
  const [points, setPoints] = useState<readonly Point[]>();
  const { beginning, steps, company, setup } = shown;
  useEffect(() => {
    let wanted = true;
    const begins = cardsBegin(steps, front.heading);
    play.course().then(
      (course) => {
        if (!wanted) return;
        const log = [...beginning, ...steps.flatMap((step) => step.log)];
        setPoints(front.stages?.points(course[0].view, log) ?? byCard(course, front, begins));
      },
      // Without a chart the result is still the result.
      () => wanted && setPoints([]),
    );
    return () => {
      wanted = false;
    };
  }, [play, beginning, steps, front]);
  const say = (key: string) => words.say({ key });
  const replay = () => {
    close();
    jump(0);
  };
  const lines = points?.[0] ? Object.keys(points[0].scores) : setup.seats;
  return (
    <Dialog title={say('desk.over')} wide close={close}>
      <Ranking front={front} words={words} result={result} />
      {points === undefined ? <p className="loading">{say('shell.loading')}</p> : null}
      {points && points.length > 1 ? <Chart front={front} words={words} points={points} seats={lines} /> : null}
      {company ? <SeedCheck words={words} company={company} /> : null}
      <div className="result-deeds">
        {rematch ? (
          <button type="button" className="primary" onClick={rematch}>
            {say(company?.rematch ? 'desk.rematch.join' : 'desk.rematch')}
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
        <a className="button" {...to(ADDRESS.new(front.game.id))}>
          {say('desk.anew')}
        </a>
        <a className="button" {...to(ADDRESS.home)}>
          {say('shell.home')}
        </a>
      </div>
    </Dialog>
  );
}
