import { type Json, optionKind } from '@sandtable/kernel';
import { type PointerEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Front, Sight } from '../games/front.js';
import type { Play } from '../play/play.js';
import { useReader, useWords } from '../shell/reader.js';
import { go } from '../shell/route.js';
import { useCall, usePageTitle } from './calls.js';
import { digits, sortChoices } from './choices.js';
import { Closer } from './closer.js';
import { CompanyPanel, ConnectionBanner } from './company.js';
import { download, fileName } from './download.js';
import { HelpPanel } from './help-panel.js';
import { useKeys, useLooking, usePast, usePreview, useSteady, useWidth } from './hooks.js';
import { Log } from './log.js';
import { KeysDialog, Menu } from './menu.js';
import { usePaced } from './paced.js';
import { Prompt } from './prompt.js';
import { referencesIn, seatName } from './references.js';
import { refusal } from './refusal.js';
import { Replay } from './replay.js';
import { Ended, ResultDialog } from './result.js';
import { useReducedMotion, useSettings } from './settings.js';
import { TableBar } from './table-bar.js';
import { type Tab, Tabs } from './tabs.js';
import './table.css';

export interface TableProps {
  readonly play: Play;
  readonly front: Front;
  /** Somebody beside the player: what a teacher says, and what to look at meanwhile. */
  readonly coach?: ReactNode;
  readonly shownBy?: ReadonlySet<string>;
}

type Drawer = 'panels' | 'log' | 'talk';
const NOTHING: ReadonlySet<string> = new Set();
const NO_LIGHTS: readonly string[] = [];
/** How long somebody looks at a thing of the board before it is shown closely, in milliseconds. */
const GLANCE = 160;

const onBoard = (reference: string): boolean => optionKind(reference) === 'space';

/** The table around any game. */
export function Table({ play, front, coach, shownBy = NOTHING }: TableProps) {
  const { language } = useReader();
  const catalogs = useMemo(() => [front.words, front.game.messages], [front]);
  const words = useWords(catalogs, front.game.names);
  const say = (key: string, params?: Record<string, string | number>) => words.say(params ? { key, params } : { key });
  const settings = useSettings();
  const reduced = useReducedMotion();
  const width = useWidth();
  const { shown, latest, behind, skip } = usePaced(play, reduced ? 'instant' : settings.speed);

  const [refused, setRefused] = useState<string>();
  const [sent, setSent] = useState(false);
  const [replaying, setReplaying] = useState(false);
  const [past, setPast] = useState<number>();
  const [running, setRunning] = useState(false);
  const [over, setOver] = useState<string>();
  const [lights, setLights] = useState(NO_LIGHTS);
  const [pinned, setPinned] = useState<string>();
  const [hovered, look] = useLooking(GLANCE);
  const [side, setSide] = useState<'left' | 'right'>('left');
  const [help, setHelp] = useState<string>();
  const [window_, setWindow] = useState<'menu' | 'keys' | 'result'>();
  const [tab, setTab] = useState<Drawer>('panels');
  const [drawer, setDrawer] = useState(false);
  const [read, setRead] = useState(0);

  const fail = useSteady((error: unknown) => setRefused(refusal(error, words)));
  const then = usePast(play, past, fail);
  const moment = past === undefined ? shown.moment : (then ?? shown.moment);
  const { company } = latest;
  const asked = past === undefined && behind === 0 ? shown.moment.asked : undefined;
  const locked = sent || latest.busy;
  const options = useMemo(() => (asked && !locked ? new Set(asked.options) : NOTHING), [asked, locked]);

  const choose = useSteady((option: string) => {
    if (locked || !asked?.options.includes(option)) return;
    setRefused(undefined);
    setSent(true);
    setPinned(undefined);
    setOver(undefined);
    play
      .answer(option)
      .catch(fail)
      .finally(() => setSent(false));
  });
  const undo = useSteady(() => {
    if (locked || !shown.moment.mayUndo || behind > 0 || past !== undefined) return;
    setRefused(undefined);
    setSent(true);
    play
      .undo()
      .catch(fail)
      .finally(() => setSent(false));
  });
  const inspect = useSteady((reference: string | undefined, pin?: boolean) => {
    if (pin) setPinned(reference);
    look(reference);
  });
  const light = useSteady((references: readonly string[]) => setLights(references.length > 0 ? references : NO_LIGHTS));
  const consider = useSteady((option: string | undefined) => setOver(option));
  const explain = useSteady((rule: string) => setHelp(rule));
  const jump = useSteady((n: number) => {
    setReplaying(true);
    setRunning(false);
    setPast(n);
  });
  const toNow = useSteady((n: number | undefined) => setPast(n));
  const closeReplay = useSteady(() => {
    setReplaying(false);
    setRunning(false);
    setPast(undefined);
  });

  const hoveredOption = hovered !== undefined && options.has(hovered) ? hovered : undefined;
  const considered = over ?? hoveredOption;
  const preview = usePreview(play, options.size > 0 ? asked : undefined, considered);
  const previewed: Json | undefined = preview && 'view' in preview ? preview.view : undefined;

  const lastStep = shown.steps.at(-1);
  const lit = useMemo(() => {
    const references = new Set(lights);
    if (over !== undefined && onBoard(over)) references.add(over);
    if (references.size > 0) return references;
    if (shownBy.size > 0) return shownBy;
    if (asked) return new Set(referencesIn(asked.prompt).filter(onBoard));
    // What the others just did is where one looks.
    if (past === undefined && lastStep) return new Set(lastStep.log.flatMap(referencesIn).filter(onBoard));
    return NOTHING;
  }, [lights, over, shownBy, asked, past, lastStep]);

  const inspected = pinned ?? (behind > 0 ? undefined : hovered);
  const still = reduced || settings.speed === 'instant' || (past !== undefined && !running);
  const sight: Sight = {
    view: moment.view,
    words,
    options,
    choose,
    lit,
    inspect,
    inspected,
    still,
    preview: previewed,
  };

  const { result } = shown.moment;
  const [ended, setEnded] = useState(result !== undefined);
  useEffect(() => {
    if (result && !ended) setWindow('result');
    setEnded(result !== undefined);
  }, [result, ended]);
  useEffect(() => {
    if (past !== undefined && past > shown.steps.length) setPast(shown.steps.length);
  }, [past, shown.steps.length]);

  const newest = company?.talk.at(-1)?.number ?? 0;
  const talkOpen = tab === 'talk' && (width !== 'phone' || drawer);
  useEffect(() => {
    if (talkOpen) setRead(newest);
  }, [talkOpen, newest]);

  const mine = asked !== undefined && !locked;
  const title = front.game.title;
  usePageTitle(mine ? `● ${title}` : title);
  const turnText = asked ? words.say(asked.prompt) : '';
  useCall(settings.call, company !== undefined && mine, say('desk.yourTurn', { game: title }), turnText);

  const save = useSteady(() => {
    play.record?.().then((text) => download(fileName(front.game.id, new Date()), text), fail);
  });
  const fork = useSteady((n: number) => {
    play.fork?.(n).then(go, fail);
  });
  const rematch = useSteady(() => {
    play.rematch?.().then(go, fail);
  });

  useKeys((key) => {
    if (/^[0-9]$/.test(key) && asked) {
      const found = [...digits(sortChoices(asked.options))].find(([, digit]) => digit === key);
      if (!found) return false;
      choose(found[0]);
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
        replaying ? closeReplay() : setReplaying(true);
        return true;
      case '?':
        setHelp(help === undefined ? (asked?.rule ?? '') : undefined);
        return true;
      case '/': {
        const filter = document.querySelector<HTMLInputElement>('.choices-filter');
        filter?.focus();
        return filter !== null;
      }
      case 'Escape':
        if (help !== undefined) setHelp(undefined);
        else if (pinned !== undefined) setPinned(undefined);
        else if (drawer) setDrawer(false);
        else if (replaying) closeReplay();
        else return false;
        return true;
      default:
        return false;
    }
  });

  const away = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    setSide(clientX - left < wide / 2 ? 'right' : 'left');
  };

  const news = newest > read;
  const tabs: Tab<Drawer>[] = [
    { name: 'panels', label: say('desk.panels') },
    ...(width === 'wide' ? [] : [{ name: 'log' as const, label: say('desk.log') }]),
    ...(company ? [{ name: 'talk' as const, label: say('desk.company'), news }] : []),
  ];
  const open = tabs.some(({ name }) => name === tab) ? tab : 'panels';
  const log = (
    <Log
      front={front}
      words={words}
      beginning={shown.beginning}
      steps={shown.steps}
      past={past}
      explain={settings.explain}
      light={light}
      jump={jump}
    />
  );
  /** In the past, and after the end, nothing is asked. */
  const instead = () => {
    if (past !== undefined) {
      return (
        <div className="table-past">
          <p>{say('desk.past', { n: past, all: shown.steps.length })}</p>
          <button type="button" className="primary" onClick={() => setPast(undefined)}>
            {say('desk.replay.now')}
          </button>
        </div>
      );
    }
    if (!result || behind > 0) return undefined;
    return <Ended front={front} words={words} result={result} more={() => setWindow('result')} />;
  };
  const saving = play.record ? save : undefined;
  return (
    <div className={`table table-${width}`} lang={language}>
      <TableBar
        words={words}
        title={title}
        replaying={replaying}
        replay={() => (replaying ? closeReplay() : setReplaying(true))}
        help={() => setHelp(help === undefined ? '' : undefined)}
        menu={() => setWindow('menu')}
      />
      <div className="table-banners">
        {company ? <ConnectionBanner words={words} connected={company.connected} /> : null}
        {latest.trouble ? (
          <p className="banner" role="alert">
            {words.say(latest.trouble)}
          </p>
        ) : null}
      </div>
      <main className="table-main">
        <Prompt
          front={front}
          words={words}
          shown={shown}
          behind={behind}
          locked={locked}
          choose={choose}
          undo={undo}
          skip={skip}
          consider={consider}
          considered={considered}
          preview={preview}
          explain={explain}
          refused={refused}
          forgive={() => setRefused(undefined)}
          instead={instead()}
        />
        {width === 'wide' ? log : null}
        <section className="table-board" aria-label={say('desk.board')} onPointerMove={away}>
          <front.Board {...sight} />
          {coach ? <div className="table-coach">{coach}</div> : null}
          {inspected !== undefined && words.name(inspected) !== inspected ? (
            <Closer
              front={front}
              words={words}
              sight={sight}
              moment={past === undefined ? shown.moment : moment}
              reference={inspected}
              pinned={pinned !== undefined}
              locked={locked}
              side={side}
              close={() => setPinned(undefined)}
            />
          ) : null}
          {help === undefined ? null : (
            <HelpPanel
              front={front}
              words={words}
              about={help}
              show={setHelp}
              keys={() => setWindow('keys')}
              close={() => setHelp(undefined)}
            />
          )}
          {replaying ? (
            <Replay
              front={front}
              words={words}
              play={play}
              steps={latest.steps}
              past={past}
              show={toNow}
              running={running}
              run={setRunning}
              fork={play.fork ? fork : undefined}
              save={saving}
              close={closeReplay}
            />
          ) : null}
        </section>
        {width !== 'phone' || drawer ? (
          <div className="table-side">
            <Tabs label={say('desk.side')} tabs={tabs} open={open} turn={setTab} newsLabel={say('desk.news')}>
              {open === 'panels' ? <front.Panels {...sight} /> : null}
              {open === 'log' ? log : null}
              {open === 'talk' && company ? (
                <CompanyPanel front={front} words={words} play={play} shown={shown} company={company} />
              ) : null}
            </Tabs>
          </div>
        ) : null}
      </main>
      {width === 'phone' ? (
        <nav className="table-drawers" aria-label={say('desk.side')}>
          {tabs.map(({ name, label, news: fresh }) => (
            <button
              key={name}
              type="button"
              aria-expanded={drawer && open === name}
              onClick={() => {
                setDrawer(!(drawer && open === name));
                setTab(name);
              }}
            >
              {label}
              {fresh ? <span className="tabs-news" role="img" aria-label={say('desk.news')} /> : null}
            </button>
          ))}
        </nav>
      ) : null}
      {window_ === 'menu' ? (
        <Menu
          words={words}
          online={company !== undefined}
          save={saving}
          replay={() => {
            setWindow(undefined);
            setReplaying(true);
          }}
          help={() => {
            setWindow(undefined);
            setHelp('');
          }}
          keys={() => setWindow('keys')}
          close={() => setWindow((it) => (it === 'menu' ? undefined : it))}
        />
      ) : null}
      {window_ === 'keys' ? <KeysDialog words={words} close={() => setWindow(undefined)} /> : null}
      {window_ === 'result' && result ? (
        <ResultDialog
          front={front}
          words={words}
          result={result}
          play={play}
          shown={shown}
          save={saving}
          rematch={play.rematch ? rematch : undefined}
          replay={() => {
            setWindow(undefined);
            jump(0);
          }}
          close={() => setWindow((it) => (it === 'result' ? undefined : it))}
        />
      ) : null}
      <p className="unseen" role="status">
        {mine ? say('desk.turnNow', { seat: seatName(words, asked.seat) }) : ''}
      </p>
    </div>
  );
}
