import { type Json, optionKind, type Words } from '@sandtable/kernel';
import { type ComponentType, memo, useEffect, useMemo, useState } from 'react';
import type { BoardProps, GameUi } from '../games/game-ui.js';
import type { Moment, PendingDecision, Play, PlaySnapshot, Preview } from '../play/play.js';
import { useWords } from '../shell/reader-preferences.js';
import { go } from '../shell/route.js';
import { download, fileName } from './download.js';
import { useHoverIntent, useKeys, usePast, usePreview, useStableCallback } from './hooks.js';
import { digitShortcuts, sortOptions } from './option-groups.js';
import { usePrivacyScreen } from './privacy-screen.js';
import { referencesIn } from './references.js';
import { refusal } from './refusal-text.js';
import { type TableSettings, useReducedMotion, useSettings } from './table-settings.js';
import { usePlayback } from './use-playback.js';

/** What a reader sees and does at the table, whatever it looks like. */
export interface TableController {
  readonly play: Play;
  readonly gameUi: GameUi;
  /** The game's board and panels, drawn anew only for something new to them. */
  readonly Board: ComponentType<BoardProps>;
  readonly Panels: ComponentType<BoardProps>;
  readonly words: Words;
  readonly settings: TableSettings;
  /** What is shown, what is so already, and how many moments lie between. */
  readonly shown: PlaySnapshot;
  readonly latest: PlaySnapshot;
  readonly waitingCount: number;
  /** The moment looked at: the shown one, or one of the past. */
  readonly moment: Moment;
  readonly boardProps: BoardProps;
  /** The question, while it can be answered. */
  readonly decision: PendingDecision | undefined;
  /** An answer is on its way. */
  readonly locked: boolean;
  readonly refused: string | undefined;
  readonly dismissRefusal: () => void;
  readonly choose: (option: string) => void;
  readonly undo: () => void;
  readonly skip: () => void;
  /** Somebody rests on an option. */
  readonly hoverOption: (option: string | undefined) => void;
  readonly hoveredOption: string | undefined;
  readonly preview: Preview | undefined;
  readonly highlight: (references: readonly string[]) => void;
  /** A reference looked at closely, and whether it stays. */
  readonly inspected: string | undefined;
  readonly pinned: boolean;
  readonly unpin: () => void;
  /** Between two people at one screen. */
  readonly privacyScreen: { readonly drawn: boolean; readonly open: () => void };
  readonly replaying: boolean;
  readonly toggleReplay: () => void;
  /** The moment of the past that is looked at. */
  readonly past: number | undefined;
  readonly showPast: (n: number | undefined) => void;
  /** Opens the replay there. */
  readonly jumpTo: (n: number) => void;
  readonly running: boolean;
  readonly setRunning: (running: boolean) => void;
  /** The rule or topic that is explained; empty for the list of all. */
  readonly help: string | undefined;
  readonly explain: (about: string | undefined) => void;
  readonly save: (() => void) | undefined;
  readonly fork: ((n: number) => void) | undefined;
  readonly rematch: (() => void) | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_HIGHLIGHTS: readonly string[] = [];

const buttonOf = (option: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.prompt [data-option="${CSS.escape(option)}"]`);
const isFocused = (option: string): boolean => document.activeElement === buttonOf(option);

const onBoard = (reference: string): boolean => optionKind(reference) === 'space';

/** So many answers back a board may tell what just happened. */
const RECENT_ANSWERS = 12;
const recent = (steps: PlaySnapshot['steps'], past: number | undefined): BoardProps['log'] =>
  (past === undefined ? steps : steps.filter(({ n }) => n < past)).slice(-RECENT_ANSWERS).flatMap(({ log }) => log);

export function useTableController(
  play: Play,
  gameUi: GameUi,
  shownBy: ReadonlySet<string> = NOTHING,
): TableController {
  const catalogs = useMemo(() => [gameUi.words, gameUi.game.messages], [gameUi]);
  const words = useWords(catalogs, gameUi.game.names);
  const Board = useMemo(() => memo(gameUi.Board), [gameUi]);
  const Panels = useMemo(() => memo(gameUi.Panels), [gameUi]);
  const settings = useSettings();
  const reduced = useReducedMotion();
  const { shown, latest, waitingCount, skip } = usePlayback(play, reduced ? 'instant' : settings.speed);

  const [refused, setRefused] = useState<string>();
  const dismissRefusal = useStableCallback(() => setRefused(undefined));
  const fail = useStableCallback((error: unknown) => setRefused(refusal(error, words)));

  const [help, explain] = useState<string>();
  const [replaying, setReplaying] = useState(false);
  const [past, showPast] = useState<number>();
  const [running, setRunning] = useState(false);
  const then = usePast(play, past, fail);
  const moment = past === undefined ? shown.moment : (then ?? shown.moment);
  const toggleReplay = useStableCallback(() => {
    setReplaying(!replaying);
    setRunning(false);
    showPast(undefined);
  });
  const jumpTo = useStableCallback((n: number) => {
    setReplaying(true);
    setRunning(false);
    showPast(n);
  });
  // Answers that were taken back cannot be looked at.
  useEffect(() => {
    if (past !== undefined && past > latest.moment.n) showPast(undefined);
  }, [past, latest.moment.n]);

  const [sent, setSent] = useState(false);
  const [over, setOver] = useState<string>();
  const [pinned, setPinned] = useState<string>();
  const [hovered, look] = useHoverIntent();
  const [highlights, setHighlights] = useState(NO_HIGHLIGHTS);
  const privacyScreen = usePrivacyScreen(gameUi, shown);
  const decision = past === undefined && waitingCount === 0 && !privacyScreen.drawn ? shown.moment.decision : undefined;
  const locked = sent || latest.busy;
  // They stay lit while an answer is on its way: for a moment, nothing would flicker off and on.
  const options = useMemo(() => (decision ? new Set(decision.options) : NOTHING), [decision]);

  const send = (doing: Promise<void>) => {
    setRefused(undefined);
    setSent(true);
    setOver(undefined);
    doing.catch(fail).finally(() => setSent(false));
  };
  const choose = useStableCallback((option: string) => {
    if (locked || !decision?.options.includes(option)) return;
    setPinned(undefined);
    send(play.answer(option));
  });
  const undo = useStableCallback(() => {
    if (!locked && shown.moment.mayUndo && waitingCount === 0 && past === undefined && !privacyScreen.drawn)
      send(play.undo());
  });
  const inspect = useStableCallback((reference: string | undefined, pin?: boolean) => {
    if (pin) setPinned(reference);
    look(reference);
  });
  const unpin = useStableCallback(() => setPinned(undefined));
  const highlight = useStableCallback((references: readonly string[]) =>
    setHighlights(references.length > 0 ? references : NO_HIGHLIGHTS),
  );
  const hoverOption = useStableCallback((option: string | undefined) => setOver(option));

  const hoveredOption = over ?? (hovered !== undefined && options.has(hovered) ? hovered : undefined);
  const preview = usePreview(play, locked ? undefined : decision, hoveredOption);
  const previewed: Json | undefined = preview && 'view' in preview ? preview.view : undefined;

  const lastStep = shown.steps.at(-1);
  const highlighted = useMemo(() => {
    const references = new Set(highlights);
    if (over !== undefined && onBoard(over)) references.add(over);
    if (references.size > 0) return references;
    if (shownBy.size > 0 && waitingCount === 0) return shownBy;
    if (decision) return new Set(referencesIn(decision.prompt).filter(onBoard));
    // What the others just did is where one looks.
    if (past === undefined && lastStep && !shown.moment.result)
      return new Set(lastStep.log.flatMap(referencesIn).filter(onBoard));
    return NOTHING;
  }, [highlights, over, shownBy, waitingCount, decision, past, lastStep, shown.moment.result]);

  const inspected = pinned ?? (waitingCount > 0 ? undefined : hovered);
  const isStill = reduced || settings.speed === 'instant' || (past !== undefined && !running);
  const log = useMemo(() => recent(shown.steps, past), [shown.steps, past]);
  const boardProps = useMemo<BoardProps>(
    () => ({
      view: moment.view,
      words,
      options,
      choose,
      highlighted,
      inspect,
      inspected,
      isStill,
      preview: previewed,
      log,
    }),
    [moment.view, words, options, choose, highlighted, inspect, inspected, isStill, previewed, log],
  );

  const save = useStableCallback(() => {
    play.record?.().then((text) => download(fileName(gameUi.game.id, new Date()), text), fail);
  });
  const fork = useStableCallback((n: number) => {
    play.fork?.(n).then(go, fail);
  });
  const rematch = useStableCallback(() => {
    play.rematch?.().then(go, fail);
  });

  // While people play across the network, the whole of a match is nobody's to take away.
  const told = !latest.online || latest.moment.result !== undefined;

  useKeys((key) => {
    if (/^[0-9]$/.test(key) && decision) {
      const [option] = [...digitShortcuts(sortOptions(decision.options))].find(([, digit]) => digit === key) ?? [];
      if (option === undefined) return false;
      // What ends a question may end a turn for good: it takes a second press.
      if (key !== '0' || optionKind(option) === 'number' || isFocused(option)) choose(option);
      else buttonOf(option)?.focus();
      return true;
    }
    switch (key) {
      case 'u':
        undo();
        return true;
      case 's':
        skip();
        return true;
      case 'r':
        if (!privacyScreen.drawn) toggleReplay();
        return true;
      default:
        return false;
    }
  });

  return {
    play,
    gameUi,
    Board,
    Panels,
    words,
    settings,
    shown,
    latest,
    waitingCount,
    moment,
    boardProps,
    decision,
    locked,
    refused,
    dismissRefusal,
    choose,
    undo,
    skip,
    hoverOption,
    hoveredOption,
    preview,
    highlight,
    inspected,
    pinned: pinned !== undefined,
    unpin,
    privacyScreen,
    replaying,
    toggleReplay,
    past,
    showPast,
    jumpTo,
    running,
    setRunning,
    help,
    explain,
    save: play.record && told ? save : undefined,
    fork: play.fork && told ? fork : undefined,
    rematch: play.rematch && latest.viewer !== 'observer' ? rematch : undefined,
  };
}
