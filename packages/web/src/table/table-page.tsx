import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { Play } from '../play/play.js';
import { useBackCloses } from '../shell/back-button.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ConnectionBanner } from './chat-panel.js';
import { HelpPanel } from './help-panel.js';
import { useKeys, useScreenWidth } from './hooks.js';
import { InspectorPanel } from './inspector-panel.js';
import { LostHistoryBanner } from './lost-history.js';
import { Ended, ResultDialog } from './match-result.js';
import { KeysDialog, Menu } from './menu.js';
import { OptionPreview } from './option-preview.js';
import { PrivacyScreen } from './privacy-screen.js';
import { Prompt } from './prompt.js';
import { seatName } from './references.js';
import { Replay } from './replay.js';
import { SeedAlert } from './seed-check.js';
import { Drawers, SidePanel, TableLog, useSidePanels } from './side-panel.js';
import { TableBar } from './table-bar.js';
import { type TableController, useTableController } from './table-controller.js';
import { changeSettings } from './table-settings.js';
import { usePageTitle, useTurnNotification } from './turn-notifications.js';
import { PlayedElsewhere, RemovedBanner } from './writer-banners.js';
import './table.css';

export interface TablePageProps {
  readonly play: Play;
  readonly gameUi: GameUi;
  /** Somebody beside the player: what a teacher says, and what to look at meanwhile. */
  readonly coach?: (watching: boolean) => ReactNode;
  readonly lessonHighlights?: ReadonlySet<string>;
}

type Window = 'menu' | 'keys' | 'result';

/** The table around any game. */
export function TablePage({ play, gameUi, coach, lessonHighlights }: TablePageProps) {
  const { language } = useReaderPreferences();
  const controller = useTableController(play, gameUi, lessonHighlights);
  const width = useScreenWidth();
  const sidePanels = useSidePanels(controller, width);
  const [window, setWindow] = useState<Window>();
  const {
    words,
    shown,
    latest,
    decision,
    locked,
    replaying,
    toggleReplay,
    pinned,
    unpin,
    settings,
    privacyScreen,
    help,
    explain,
  } = controller;
  const { online } = latest;
  const { result } = shown.moment;
  const broaden = () => changeSettings({ isWide: !settings.isWide });

  // The end is shown when it comes, not whenever a finished game is opened.
  const [ended, setEnded] = useState(result !== undefined);
  useEffect(() => {
    if (result && !ended) setWindow('result');
    setEnded(result !== undefined);
  }, [result, ended]);

  // Back closes what Esc closes.
  useBackCloses(!privacyScreen.drawn && help !== undefined, () => explain(undefined));
  useBackCloses(!privacyScreen.drawn && pinned, unpin);
  useBackCloses(!privacyScreen.drawn && width === 'phone' && sidePanels.isDrawerOpen, () =>
    sidePanels.setDrawerOpen(false),
  );
  useBackCloses(!privacyScreen.drawn && replaying, toggleReplay);

  const mine = decision !== undefined && !locked;
  const { title } = gameUi.game;
  const yourTurn = words.say({ key: 'desk.yourTurn', params: { game: title } });
  usePageTitle(mine ? `● ${title}` : title);
  useTurnNotification(
    settings.notify,
    online !== undefined && mine,
    yourTurn,
    decision ? words.say(decision.prompt) : '',
  );

  useKeys((key) => {
    if (privacyScreen.drawn) return false;
    switch (key) {
      case '?':
        explain(help === undefined ? (decision?.rule ?? '') : undefined);
        return true;
      case 'b':
        broaden();
        return true;
      case '/': {
        const filter = document.querySelector<HTMLInputElement>('.choices-filter');
        filter?.focus();
        return filter !== null;
      }
      case 'Escape':
        if (help !== undefined) explain(undefined);
        else if (pinned) unpin();
        else if (sidePanels.isDrawerOpen) sidePanels.setDrawerOpen(false);
        else if (replaying) toggleReplay();
        else return false;
        return true;
      default:
        return false;
    }
  });

  const bar = (
    <TableBar
      words={words}
      title={title}
      pressed={{ replay: replaying, broad: settings.isWide }}
      // Behind the curtain there is nothing to replay or to explain.
      {...(privacyScreen.drawn
        ? {}
        : { replay: toggleReplay, help: () => explain(help === undefined ? '' : undefined) })}
      {...(width === 'wide' && !privacyScreen.drawn ? { broaden } : {})}
      menu={() => setWindow('menu')}
    />
  );
  const windows = (
    <Windows
      controller={controller}
      window={window}
      show={setWindow}
      help={() => {
        setWindow(undefined);
        explain('');
      }}
    />
  );
  if (privacyScreen.drawn) {
    return (
      <div className="table" lang={language}>
        {bar}
        <PrivacyScreen gameUi={gameUi} words={words} seat={shown.viewer} open={privacyScreen.open} />
        {windows}
      </div>
    );
  }
  const broad = width === 'wide' && settings.isWide;
  const beside = width === 'phone' ? sidePanels.isDrawerOpen : !broad;
  return (
    <div
      className={`table table-${width}${broad ? ' table-broad' : ''}${coach ? ' table-coached' : ''}`}
      lang={language}
    >
      {bar}
      <div className="table-banners">
        {online ? <ConnectionBanner words={words} connected={online.connected} /> : null}
        {online ? <SeedAlert words={words} online={online} /> : null}
        {online ? <LostHistoryBanner words={words} game={gameUi.game.id} lost={online.lost} /> : null}
        <RemovedBanner controller={controller} />
        {latest.trouble ? (
          <p className="banner" role="alert">
            {words.say(latest.trouble)}
          </p>
        ) : null}
      </div>
      <main className="table-main">
        <Prompt
          controller={controller}
          coach={coach}
          instead={<Instead controller={controller} more={() => setWindow('result')} />}
        />
        {width === 'wide' ? <TableLog controller={controller} /> : null}
        <BoardArea controller={controller}>
          {help === undefined ? null : (
            <HelpPanel
              gameUi={gameUi}
              words={words}
              about={help}
              show={explain}
              keys={() => setWindow('keys')}
              close={() => explain(undefined)}
            />
          )}
        </BoardArea>
        {replaying ? <Replay controller={controller} /> : null}
        {beside ? <SidePanel controller={controller} sidePanels={sidePanels} /> : null}
      </main>
      {width === 'phone' ? <Drawers controller={controller} sidePanels={sidePanels} /> : null}
      {windows}
      <p className="unseen" role="status">
        {mine ? words.say({ key: 'desk.turnNow', params: { seat: seatName(words, decision.seat) } }) : ''}
      </p>
    </div>
  );
}

/** The board, and what lies over it. */
function BoardArea({ controller, children }: { readonly controller: TableController; readonly children: ReactNode }) {
  const { gameUi, Board, words, boardProps, moment, inspected, pinned, unpin, locked } = controller;
  const [side, setSide] = useState<'left' | 'right'>('left');
  /** What is looked at closely must not lie under the pointer. */
  const away = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setSide(clientX - left < width / 2 ? 'right' : 'left');
  };
  return (
    <section className="table-board" aria-label={words.say({ key: 'desk.board' })} onPointerMove={away}>
      <Board {...boardProps} />
      {inspected !== undefined && words.name(inspected) !== inspected ? (
        <InspectorPanel
          gameUi={gameUi}
          words={words}
          boardProps={boardProps}
          moment={moment}
          reference={inspected}
          pinned={pinned}
          locked={locked}
          side={side}
          close={unpin}
        />
      ) : null}
      <OptionPreview controller={controller} />
      {children}
    </section>
  );
}

/** In the past, after the end, and where another page plays the game, nothing is asked. */
function Instead({ controller, more }: { readonly controller: TableController; readonly more: () => void }): ReactNode {
  const { words, past, shown, showPast } = controller;
  const { result } = shown.moment;
  if (past !== undefined) {
    return (
      <div className="table-past">
        <p>
          {words.say({
            key: 'desk.past',
            params: { n: shown.steps.filter(({ n }) => n < past).length, all: shown.steps.length },
          })}
        </p>
        <button type="button" className="primary" onClick={() => showPast(undefined)}>
          {words.say({ key: 'desk.replay.now' })}
        </button>
      </div>
    );
  }
  if (result) return <Ended controller={controller} result={result} more={more} />;
  return shown.elsewhere ? <PlayedElsewhere controller={controller} /> : null;
}

function Windows({
  controller,
  window,
  show,
  help,
}: {
  readonly controller: TableController;
  readonly window: Window | undefined;
  readonly show: (window: Window | undefined) => void;
  readonly help: () => void;
}) {
  const { words, latest, shown, save, privacyScreen, replaying, toggleReplay } = controller;
  const { result } = shown.moment;
  const close = () => show(undefined);
  const replay = () => {
    close();
    if (!replaying) toggleReplay();
  };
  switch (window) {
    case 'menu':
      return (
        <Menu
          words={words}
          online={latest.online !== undefined}
          save={save}
          {...(privacyScreen.drawn ? {} : { replay, help })}
          keys={() => show('keys')}
          close={close}
        />
      );
    case 'keys':
      return <KeysDialog words={words} close={close} />;
    case 'result':
      return result ? <ResultDialog controller={controller} result={result} close={close} /> : null;
    case undefined:
      return null;
  }
}
