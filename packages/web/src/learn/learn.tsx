import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { GAME_UIS, isGame } from '../games/index.js';
import { playUnsaved } from '../play/local-play.js';
import type { Play } from '../play/play.js';
import { useWords } from '../shell/reader-preferences.js';
import { ADDRESS, linkTo, navigate } from '../shell/route.js';
import { MatchOpener } from '../table/open-match.js';
import type { Watching } from '../table/prompt.js';
import { TablePage } from '../table/table-page.js';
import { inputError, sayWith } from '../words/text.js';
import { type CoachedPlay, coachPlay } from './coached-play.js';
import type { Lesson } from './lesson.js';
import { storedStep, storeStep } from './lesson-progress.js';
import { Spotlight } from './spotlight.js';
import './learn.css';

/** The page of a game's lesson. */
export function Learn({ game }: { readonly game: string }) {
  const [attempt, setAttempt] = useState(0);
  const restart = () => {
    storeStep(game, 0);
    setAttempt(attempt + 1);
  };
  return (
    <MatchOpener
      key={`${game} ${attempt}`}
      open={async () => {
        const lesson = await lessonOf(game);
        const { settings, seed, seating, position } = lesson;
        return playUnsaved({ game, options: settings, seed, seating, ...(position ? { position } : {}) });
      }}
      renderTable={({ play, gameUi }) =>
        gameUi.lesson ? <LessonTable play={play} gameUi={gameUi} lesson={gameUi.lesson} restart={restart} /> : null
      }
    />
  );
}

async function lessonOf(game: string): Promise<Lesson> {
  if (!isGame(game)) throw inputError('play.error.game', { game });
  const { lesson } = await GAME_UIS[game]();
  if (!lesson) throw inputError('learn.none');
  return lesson;
}

function LessonTable({
  play,
  gameUi,
  lesson,
  restart,
}: {
  readonly restart: () => void;
  readonly play: Play;
  readonly gameUi: GameUi;
  readonly lesson: Lesson;
}) {
  const coached = useMemo(() => coachPlay(play, lesson), [play, lesson]);
  const { look, wants, tab } = useSyncExternalStore(coached.subscribe, coached.coaching);
  const [saved] = useState(() => storedStep(gameUi.game.id));
  useEffect(() => {
    if (saved > 0) void coached.resumeAt(saved).catch(() => undefined);
  }, [coached, saved]);
  const highlights = useMemo(() => new Set(look), [look]);
  const space = [wants, ...look].find((reference) => reference?.startsWith('space:'));
  return (
    <TablePage
      play={coached.play}
      gameUi={gameUi}
      lesson={{ highlights, space, tab }}
      coach={(watching) => <CoachPanel coached={coached} gameUi={gameUi} watching={watching} restart={restart} />}
    />
  );
}

/** The coach's text, and the button that continues. */
function CoachPanel({
  coached,
  gameUi,
  watching,
  restart,
}: {
  readonly restart: () => void;
  readonly coached: CoachedPlay;
  readonly gameUi: GameUi;
  /** Set while nothing is asked: the learner reads a roll, or others act. The coach comments on it afterwards. */
  readonly watching: Watching | undefined;
}) {
  const { step, steps, text, look, panel, tab, wants, hint, over } = useSyncExternalStore(
    coached.subscribe,
    coached.coaching,
  );
  const catalogs = useMemo(() => [gameUi.words, gameUi.game.messages], [gameUi]);
  const words = useWords(catalogs, gameUi.game.names);
  const say = sayWith(words);
  const playOn = async () => {
    const { play } = coached;
    if (play.fork) navigate(await play.fork(play.snapshot().moment.n));
  };
  const box = useRef<HTMLElement>(null);
  // A long text is read from its beginning, and a hint below it must not be missed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step or hint scrolls
  useEffect(() => {
    const around = box.current?.parentElement;
    if (around) around.scrollTop = hint ? around.scrollHeight : 0;
  }, [step, hint]);
  const { game } = gameUi;
  useEffect(() => storeStep(game.id, over ? 0 : step), [game, step, over]);
  if (watching) {
    return (
      <section className="coach" aria-label={say('learn.teacher')}>
        <p className="coach-text">{say(watching === 'roll' ? 'learn.roll' : 'learn.watch')}</p>
      </section>
    );
  }
  return (
    <section ref={box} className="coach" aria-label={say('learn.teacher')}>
      <Spotlight option={wants} references={look} panel={panel} tab={tab} hint={hint?.key} />
      <div className="coach-head">
        <p className="coach-count" id="coach-count">
          {say('learn.step', { step: step + 1, steps })}
        </p>
        <progress className="coach-progress" value={step + 1} max={steps} aria-labelledby="coach-count" />
      </div>
      <div aria-live="polite">
        <p className="coach-text">{words.say(text)}</p>
        {hint && <p className="coach-hint">{words.say(hint)}</p>}
      </div>
      <div className="coach-buttons">
        {over ? (
          <>
            <button type="button" className="primary" onClick={() => void playOn()}>
              {say('learn.playOn')}
            </button>
            <a className="button" {...linkTo(ADDRESS.home)}>
              {say('shell.home')}
            </a>
          </>
        ) : (
          <>
            {wants === undefined && (
              <button type="button" className="primary" onClick={coached.next}>
                {say('learn.next')}
              </button>
            )}
            <a className="button coach-leave" {...linkTo(ADDRESS.home)}>
              {say('learn.leave')}
            </a>
            {step > 0 && (
              <button type="button" className="coach-leave" onClick={restart}>
                {say('learn.restart')}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
