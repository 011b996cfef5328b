import { type Json, optionKind, type Words } from '@sandtable/kernel';
import { type ComponentType, memo, useEffect, useMemo, useState } from 'react';
import type { Front, Sight } from '../games/front.js';
import type { Asked, Moment, Play, Preview, Snapshot } from '../play/play.js';
import { useWords } from '../shell/reader.js';
import { go } from '../shell/route.js';
import { digits, sortChoices } from './choices.js';
import { useCurtain } from './curtain.js';
import { download, fileName } from './download.js';
import { useKeys, useLooking, usePast, usePreview, useSteady } from './hooks.js';
import { usePaced } from './paced.js';
import { referencesIn } from './references.js';
import { refusal } from './refusal.js';
import { type Settings, useReducedMotion, useSettings } from './settings.js';

/** What a reader sees and does at the table, whatever it looks like. */
export interface Desk {
  readonly play: Play;
  readonly front: Front;
  /** The game's board and panels, drawn anew only for something new to them. */
  readonly Board: ComponentType<Sight>;
  readonly Panels: ComponentType<Sight>;
  readonly words: Words;
  readonly settings: Settings;
  /** What is shown, what is so already, and how many moments lie between. */
  readonly shown: Snapshot;
  readonly latest: Snapshot;
  readonly behind: number;
  /** The moment looked at: the shown one, or one of the past. */
  readonly moment: Moment;
  readonly sight: Sight;
  /** The question, while it can be answered. */
  readonly asked: Asked | undefined;
  /** An answer is on its way. */
  readonly locked: boolean;
  readonly refused: string | undefined;
  readonly forgive: () => void;
  readonly choose: (option: string) => void;
  readonly undo: () => void;
  readonly skip: () => void;
  /** Somebody rests on an option. */
  readonly consider: (option: string | undefined) => void;
  readonly considered: string | undefined;
  readonly preview: Preview | undefined;
  readonly light: (references: readonly string[]) => void;
  /** A reference looked at closely, and whether it stays. */
  readonly inspected: string | undefined;
  readonly pinned: boolean;
  readonly unpin: () => void;
  /** Between two people at one screen. */
  readonly curtain: { readonly drawn: boolean; readonly open: () => void };
  readonly replaying: boolean;
  readonly toggleReplay: () => void;
  /** The moment of the past that is looked at. */
  readonly past: number | undefined;
  readonly lookAt: (n: number | undefined) => void;
  /** Opens the replay there. */
  readonly jump: (n: number) => void;
  readonly running: boolean;
  readonly run: (running: boolean) => void;
  /** The rule or topic that is explained; empty for the list of all. */
  readonly help: string | undefined;
  readonly explain: (about: string | undefined) => void;
  readonly save: (() => void) | undefined;
  readonly fork: ((n: number) => void) | undefined;
  readonly rematch: (() => void) | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_LIGHTS: readonly string[] = [];

const buttonOf = (option: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.prompt [data-option="${CSS.escape(option)}"]`);
const isFocused = (option: string): boolean => document.activeElement === buttonOf(option);

const onBoard = (reference: string): boolean => optionKind(reference) === 'space';

/** So many answers back a board may tell what just happened. */
const RECENT = 12;
const recent = (steps: Snapshot['steps'], past: number | undefined): Sight['log'] =>
  (past === undefined ? steps : steps.filter(({ n }) => n < past)).slice(-RECENT).flatMap(({ log }) => log);

export function useDesk(play: Play, front: Front, shownBy: ReadonlySet<string> = NOTHING): Desk {
  const catalogs = useMemo(() => [front.words, front.game.messages], [front]);
  const words = useWords(catalogs, front.game.names);
  const Board = useMemo(() => memo(front.Board), [front]);
  const Panels = useMemo(() => memo(front.Panels), [front]);
  const settings = useSettings();
  const reduced = useReducedMotion();
  const { shown, latest, behind, skip } = usePaced(play, reduced ? 'instant' : settings.speed);

  const [refused, setRefused] = useState<string>();
  const forgive = useSteady(() => setRefused(undefined));
  const fail = useSteady((error: unknown) => setRefused(refusal(error, words)));

  const [help, explain] = useState<string>();
  const [replaying, setReplaying] = useState(false);
  const [past, lookAt] = useState<number>();
  const [running, run] = useState(false);
  const then = usePast(play, past, fail);
  const moment = past === undefined ? shown.moment : (then ?? shown.moment);
  const toggleReplay = useSteady(() => {
    setReplaying(!replaying);
    run(false);
    lookAt(undefined);
  });
  const jump = useSteady((n: number) => {
    setReplaying(true);
    run(false);
    lookAt(n);
  });
  // Answers that were taken back cannot be looked at.
  useEffect(() => {
    if (past !== undefined && past > latest.moment.n) lookAt(undefined);
  }, [past, latest.moment.n]);

  const [sent, setSent] = useState(false);
  const [over, setOver] = useState<string>();
  const [pinned, setPinned] = useState<string>();
  const [hovered, look] = useLooking();
  const [lights, setLights] = useState(NO_LIGHTS);
  const curtain = useCurtain(front, shown);
  const asked = past === undefined && behind === 0 && !curtain.drawn ? shown.moment.asked : undefined;
  const locked = sent || latest.busy;
  // They stay lit while an answer is on its way: for a moment, nothing would flicker off and on.
  const options = useMemo(() => (asked ? new Set(asked.options) : NOTHING), [asked]);

  const act = (doing: Promise<void>) => {
    setRefused(undefined);
    setSent(true);
    setOver(undefined);
    doing.catch(fail).finally(() => setSent(false));
  };
  const choose = useSteady((option: string) => {
    if (locked || !asked?.options.includes(option)) return;
    setPinned(undefined);
    act(play.answer(option));
  });
  const undo = useSteady(() => {
    if (!locked && shown.moment.mayUndo && behind === 0 && past === undefined && !curtain.drawn) act(play.undo());
  });
  const inspect = useSteady((reference: string | undefined, pin?: boolean) => {
    if (pin) setPinned(reference);
    look(reference);
  });
  const unpin = useSteady(() => setPinned(undefined));
  const light = useSteady((references: readonly string[]) => setLights(references.length > 0 ? references : NO_LIGHTS));
  const consider = useSteady((option: string | undefined) => setOver(option));

  const considered = over ?? (hovered !== undefined && options.has(hovered) ? hovered : undefined);
  const preview = usePreview(play, locked ? undefined : asked, considered);
  const previewed: Json | undefined = preview && 'view' in preview ? preview.view : undefined;

  const lastStep = shown.steps.at(-1);
  const lit = useMemo(() => {
    const references = new Set(lights);
    if (over !== undefined && onBoard(over)) references.add(over);
    if (references.size > 0) return references;
    if (shownBy.size > 0 && behind === 0) return shownBy;
    if (asked) return new Set(referencesIn(asked.prompt).filter(onBoard));
    // What the others just did is where one looks.
    if (past === undefined && lastStep && !shown.moment.result)
      return new Set(lastStep.log.flatMap(referencesIn).filter(onBoard));
    return NOTHING;
  }, [lights, over, shownBy, behind, asked, past, lastStep, shown.moment.result]);

  const inspected = pinned ?? (behind > 0 ? undefined : hovered);
  const still = reduced || settings.speed === 'instant' || (past !== undefined && !running);
  const log = useMemo(() => recent(shown.steps, past), [shown.steps, past]);
  const sight = useMemo<Sight>(
    () => ({ view: moment.view, words, options, choose, lit, inspect, inspected, still, preview: previewed, log }),
    [moment.view, words, options, choose, lit, inspect, inspected, still, previewed, log],
  );

  const save = useSteady(() => {
    play.record?.().then((text) => download(fileName(front.game.id, new Date()), text), fail);
  });
  const fork = useSteady((n: number) => {
    play.fork?.(n).then(go, fail);
  });
  const rematch = useSteady(() => {
    play.rematch?.().then(go, fail);
  });

  // While people play across the network, the whole of a match is nobody's to take away.
  const told = !latest.company || latest.moment.result !== undefined;

  useKeys((key) => {
    if (/^[0-9]$/.test(key) && asked) {
      const [option] = [...digits(sortChoices(asked.options))].find(([, digit]) => digit === key) ?? [];
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
        if (!curtain.drawn) toggleReplay();
        return true;
      default:
        return false;
    }
  });

  return {
    play,
    front,
    Board,
    Panels,
    words,
    settings,
    shown,
    latest,
    behind,
    moment,
    sight,
    asked,
    locked,
    refused,
    forgive,
    choose,
    undo,
    skip,
    consider,
    considered,
    preview,
    light,
    inspected,
    pinned: pinned !== undefined,
    unpin,
    curtain,
    replaying,
    toggleReplay,
    past,
    lookAt,
    jump,
    running,
    run,
    help,
    explain,
    save: play.record && told ? save : undefined,
    fork: play.fork && told ? fork : undefined,
    rematch: play.rematch && latest.viewer !== 'observer' ? rematch : undefined,
  };
}
