import { InputError } from '@sandtable/kernel';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { GAME_UIS, isGame } from '../games/index.js';
import { playUnsaved } from '../play/local-play.js';
import type { Play } from '../play/play.js';
import { useWords } from '../shell/reader-preferences.js';
import { ADDRESS, go, to } from '../shell/route.js';
import { Opening } from '../table/open-match.js';
import { TablePage } from '../table/table-page.js';
import { type CoachedPlay, coachPlay } from './coached-play.js';
import type { Lesson } from './lesson.js';
import './learn.css';

/** The guided first game of a game. */
export const Learn = ({ game }: { readonly game: string }) => (
  <Opening
    key={game}
    open={async () => {
      const lesson = await lessonOf(game);
      const { settings, seed, seating, position } = lesson;
      return playUnsaved({ game, options: settings, seed, seating, ...(position ? { position } : {}) });
    }}
    renderTable={({ play, gameUi }) =>
      gameUi.lesson ? <LessonTable play={play} gameUi={gameUi} lesson={gameUi.lesson} /> : null
    }
  />
);

async function lessonOf(game: string): Promise<Lesson> {
  if (!isGame(game)) throw new InputError('play.error.game', { game });
  const { lesson } = await GAME_UIS[game]();
  if (!lesson) throw new InputError('learn.none');
  return lesson;
}

function LessonTable({
  play,
  gameUi,
  lesson,
}: {
  readonly play: Play;
  readonly gameUi: GameUi;
  readonly lesson: Lesson;
}) {
  const lessons = useMemo(() => coachPlay(play, lesson), [play, lesson]);
  const { look } = useSyncExternalStore(lessons.subscribe, lessons.coaching);
  const lit = useMemo(() => new Set(look), [look]);
  return (
    <TablePage
      play={lessons.play}
      gameUi={gameUi}
      lessonHighlights={lit}
      coach={(watching) => <CoachPanel lessons={lessons} gameUi={gameUi} watching={watching} />}
    />
  );
}

/** Shows a part beside the board, until the teacher speaks of something else. */
function frame(heading: string): () => void {
  let part: HTMLElement | null | undefined;
  const find = (): void => {
    const found = document.getElementById(heading)?.closest('section');
    if (found === part) return;
    part = found;
    part?.classList.add('coach-part');
    part?.scrollIntoView({ block: 'start' });
  };
  // A phone has it put away until it is asked for.
  const watch = new MutationObserver(find);
  watch.observe(document.body, { childList: true, subtree: true });
  find();
  return () => {
    watch.disconnect();
    part?.classList.remove('coach-part');
  };
}

/** What the teacher says, and the way on. */
function CoachPanel({
  lessons,
  gameUi,
  watching,
}: {
  readonly lessons: CoachedPlay;
  readonly gameUi: GameUi;
  /** The others act: what the teacher says of it comes after. */
  readonly watching: boolean;
}) {
  const { step, steps, text, panel, wants, hint, over } = useSyncExternalStore(lessons.subscribe, lessons.coaching);
  const catalogs = useMemo(() => [gameUi.words, gameUi.game.messages], [gameUi]);
  const words = useWords(catalogs, gameUi.game.names);
  const say = (key: string) => words.say({ key });
  const playOn = async () => {
    const { play } = lessons;
    if (play.fork) go(await play.fork(play.snapshot().moment.n));
  };
  const box = useRef<HTMLElement>(null);
  // Who has scrolled to the choices must not miss what is said above them.
  useEffect(() => {
    if (step > 0 || hint) box.current?.scrollIntoView({ block: 'nearest' });
  }, [step, hint]);
  useEffect(() => (panel && !watching ? frame(panel) : undefined), [panel, watching]);
  if (watching) {
    return (
      <section className="coach" aria-label={say('learn.teacher')}>
        <p className="coach-text">{say('learn.watch')}</p>
      </section>
    );
  }
  return (
    <section ref={box} className="coach" aria-label={say('learn.teacher')}>
      <p className="coach-count">{words.say({ key: 'learn.step', params: { step: step + 1, steps } })}</p>
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
            <a className="button" {...to(ADDRESS.home)}>
              {say('shell.home')}
            </a>
          </>
        ) : (
          wants === undefined && (
            <button type="button" className="primary" onClick={lessons.next}>
              {say('learn.next')}
            </button>
          )
        )}
      </div>
    </section>
  );
}
