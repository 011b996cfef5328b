import type { Words } from '@sandtable/kernel';
import { useMemo, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { Play, Preview } from '../play/play.js';
import { useWords } from '../shell/reader-preferences.js';
import { tablePageMessages } from '../words/table-page-messages.js';
import { type Answering, useAnswering } from './controller/use-answering.js';
import { type BoardView, useBoardView } from './controller/use-board-view.js';
import { useHighlights } from './controller/use-highlights.js';
import { type InspectionState, useInspection } from './controller/use-inspection.js';
import { type MatchCommands, useMatchCommands } from './controller/use-match-commands.js';
import { type OptionHover, useOptionHover, usePreview } from './controller/use-option-hover.js';
import { type RefusalState, useRefusal } from './controller/use-refusal.js';
import { type ReplayState, useReplay } from './controller/use-replay.js';
import { type SecondTap, useSecondTap } from './controller/use-second-tap.js';
import { useTableKeys } from './controller/use-table-keys.js';
import { type PrivacyScreenState, usePrivacyScreen } from './privacy-screen.js';
import { type TurnSummaryState, useTurnSummary } from './summary/use-turn-summary.js';
import { type TableSettings, useReducedMotion, useSettings } from './table-settings.js';
import { type ShownPlayback, usePlayback } from './use-playback.js';

/** The rule or topic that the help panel explains; empty for the list of all, undefined while it is closed. */
interface HelpState {
  readonly topic: string | undefined;
  readonly show: (topic: string | undefined) => void;
}

/** What the table page knows and can do, whatever it looks like. Each part comes from a hook of its own. */
export interface TableController {
  readonly play: Play;
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly settings: TableSettings;
  readonly playback: ShownPlayback;
  readonly answering: Answering;
  /** Lets a bot that thinks move now; missing where nobody may ask for that. */
  readonly moveNow: (() => void) | undefined;
  readonly secondTap: SecondTap;
  readonly refusal: RefusalState;
  readonly optionHover: OptionHover;
  readonly preview: Preview | undefined;
  /** What the others did since the viewer's last answer. */
  readonly summary: TurnSummaryState;
  readonly inspection: InspectionState;
  readonly board: BoardView;
  /** Highlights references on the board. */
  readonly highlight: (references: readonly string[]) => void;
  readonly privacyScreen: PrivacyScreenState;
  readonly replay: ReplayState;
  readonly help: HelpState;
  readonly commands: MatchCommands;
}

const NONE: ReadonlySet<string> = new Set();

/** What a lesson points at. */
export interface LessonFocus {
  /** References that the board highlights. */
  readonly highlights: ReadonlySet<string>;
  /** The space that a zoomed map moves to, as a reference. */
  readonly space: string | undefined;
  /** The tab to open, by its name. */
  readonly tab: string | undefined;
}

export function useTableController(play: Play, gameUi: GameUi, lesson?: LessonFocus): TableController {
  const catalogs = useMemo(() => [tablePageMessages, gameUi.words, gameUi.game.messages], [gameUi]);
  const words = useWords(catalogs, gameUi.game.names);
  const settings = useSettings();
  const isMotionReduced = useReducedMotion();
  const playback = usePlayback(play, gameUi.logHeading, {
    speed: isMotionReduced ? 'instant' : settings.speed,
    isAuto: settings.isAuto,
    holdsOwnRolls: lesson !== undefined,
  });
  const { shown, latest } = playback;
  const isPlayingBack = playback.waitingCount > 0;
  const refusal = useRefusal(words);
  const [topic, showTopic] = useState<string>();
  const replay = useReplay(play, latest.moment.n, refusal.report);
  const isPast = replay.past !== undefined;
  const privacyScreen = usePrivacyScreen(gameUi, shown);

  const isLive = !isPast && !isPlayingBack && !privacyScreen.isDrawn;
  const decision = isLive ? shown.moment.decision : undefined;
  // Options stay on the board while an answer is on its way. Otherwise they would flicker off and on.
  const options = useMemo(() => (decision ? new Set(decision.options) : NONE), [decision]);
  const inspection = useInspection(isPlayingBack);
  const optionHover = useOptionHover(decision, options, inspection.hovered);
  const answering = useAnswering(play, {
    decision,
    isBusy: latest.busy,
    isBotThinking: latest.thinking !== undefined,
    mayUndo: isLive && shown.moment.mayUndo,
    onChoose: inspection.unpin,
    onSend: () => {
      refusal.dismiss();
      optionHover.hoverButton(undefined);
    },
    onError: refusal.report,
  });
  const secondTap = useSecondTap(play, answering);
  const preview = usePreview(play, answering.isLocked ? undefined : decision, optionHover.option);

  const { highlighted, highlight } = useHighlights({
    kinds: gameUi.game.kinds,
    hoveredButton: optionHover.button,
    lessonHighlights: isPlayingBack ? NONE : (lesson?.highlights ?? NONE),
    decision,
    lastLog: isPast || shown.moment.result ? undefined : shown.steps.at(-1)?.log,
  });
  const summary = useTurnSummary(play, gameUi, playback, decision !== undefined && lesson === undefined);
  const board = useBoardView(gameUi, {
    moment: replay.pastMoment ?? shown.moment,
    steps: shown.steps,
    past: replay.past,
    words,
    options,
    choose: secondTap.choose,
    highlighted,
    inspect: inspection.inspect,
    inspected: inspection.inspected,
    isStill: isMotionReduced || settings.speed === 'instant' || (isPast && !replay.isRunning),
    preview: preview && 'view' in preview ? preview.view : undefined,
    since: summary.fresh,
    guide: isPlayingBack ? undefined : lesson?.space,
  });
  const commands = useMatchCommands(play, gameUi, latest, refusal.report);
  useTableKeys(answering, gameUi, playback, privacyScreen.isDrawn ? undefined : replay.toggle);

  return {
    play,
    gameUi,
    words,
    settings,
    playback,
    answering,
    moveNow: play.moveNow,
    secondTap,
    refusal,
    optionHover,
    preview,
    summary,
    inspection,
    board,
    highlight,
    privacyScreen,
    replay,
    help: { topic, show: showTopic },
    commands,
  };
}
