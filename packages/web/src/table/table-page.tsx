import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import type { Play } from '../play/play.js';
import { useBackCloses } from '../shell/back-button.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { AnnouncementCard } from './announcement.js';
import { ConnectionBanner } from './chat-panel.js';
import { BoardDice } from './dice/board-dice.js';
import { HandFan } from './hand-fan.js';
import { HelpPanel } from './help-panel.js';
import { type ScreenWidth, useKeys, useScreenWidth } from './hooks.js';
import { InspectorPanel } from './inspector-panel.js';
import { LogSize } from './log-size.js';
import { LostHistoryBanner } from './lost-history.js';
import { Ended, ResultDialog } from './match-result.js';
import { KeysDialog, Menu } from './menu.js';
import { OptionPreview } from './option-preview.js';
import { PrivacyScreen } from './privacy-screen.js';
import { Prompt, type Watching } from './prompt.js';
import { seatName } from './references.js';
import { Replay } from './replay.js';
import { SeedAlert } from './seed-check.js';
import { Drawers, SidePanel, TableLog, useSidePanels } from './side-panel.js';
import { useSounds } from './sound/use-sounds.js';
import { TableBar } from './table-bar.js';
import { type LessonFocus, type TableController, useTableController } from './table-controller.js';
import { changeSettings } from './table-settings.js';
import { text } from './text.js';
import { usePageTitle, useTurnNotification } from './turn-notifications.js';
import { useStoreProgress } from './use-store-progress.js';
import { PlayedElsewhere, RemovedBanner } from './writer-banners.js';
import './table.css';

export interface TablePageProps {
  readonly play: Play;
  readonly gameUi: GameUi;
  /** In a lesson: the coach's text, and what it points at. */
  readonly coach?: (watching: Watching | undefined) => ReactNode;
  readonly lesson?: LessonFocus;
}

type Window = 'menu' | 'keys' | 'result';

/** The page on which a match of any game is played. */
export function TablePage({ play, gameUi, coach, lesson }: TablePageProps) {
  const { language } = useReaderPreferences();
  const controller = useTableController(play, gameUi, lesson);
  const width = useScreenWidth();
  const { words, playback, answering, replay, inspection, settings, privacyScreen, help } = controller;
  const { shown, latest } = playback;
  const { decision } = answering;
  const sidePanels = useSidePanels(controller, width, lesson?.tab);
  const [window, setWindow] = useState<Window>();
  const { online } = latest;
  const { logPercent } = settings;
  const { result } = shown.moment;
  const toggleWide = () => changeSettings({ isWide: !settings.isWide });

  // The result opens when the game ends, not whenever somebody opens a finished game.
  const [hasEnded, setEnded] = useState(result !== undefined);
  useEffect(() => {
    if (result && !hasEnded) setWindow('result');
    setEnded(result !== undefined);
  }, [result, hasEnded]);

  // The Back button closes what Esc closes.
  useBackCloses(!privacyScreen.isDrawn && help.topic !== undefined, () => help.show(undefined));
  useBackCloses(!privacyScreen.isDrawn && inspection.isPinned, inspection.unpin);
  useBackCloses(!privacyScreen.isDrawn && width === 'phone' && sidePanels.isDrawerOpen, () =>
    sidePanels.setDrawerOpen(false),
  );
  useBackCloses(!privacyScreen.isDrawn && replay.isOpen, replay.toggle);

  // On a phone the inspector covers the prompt: a new question must not arrive unseen.
  const question = decision === undefined ? undefined : shown.moment.n;
  const { unpin } = inspection;
  useEffect(() => {
    if (width === 'phone' && question !== undefined) unpin();
  }, [width, question, unpin]);

  const isMyTurn = decision !== undefined && !answering.isLocked;
  useStoreProgress(controller, coach !== undefined);
  useSounds(settings.isSoundOn, playback, decision !== undefined);
  const { title } = gameUi.game;
  const yourTurn = words.say(text('desk.yourTurn', { game: title }));
  usePageTitle(isMyTurn ? `● ${title}` : title);
  useTurnNotification(
    settings.notify,
    online !== undefined && isMyTurn,
    yourTurn,
    decision ? words.say(decision.prompt) : '',
  );

  useKeys((key) => {
    if (privacyScreen.isDrawn) return false;
    switch (key) {
      case '?':
        help.show(help.topic === undefined ? (decision?.rule ?? '') : undefined);
        return true;
      case 'b':
        toggleWide();
        return true;
      case '/': {
        const filter = document.querySelector<HTMLInputElement>('.choices-filter');
        filter?.focus();
        return filter !== null;
      }
      case 'Escape':
        if (help.topic !== undefined) help.show(undefined);
        else if (inspection.isPinned) inspection.unpin();
        else if (sidePanels.isDrawerOpen) sidePanels.setDrawerOpen(false);
        else if (replay.isOpen) replay.toggle();
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
      pressed={{ replay: replay.isOpen, isWide: settings.isWide }}
      // Behind the privacy screen there is nothing to replay or to explain.
      {...(privacyScreen.isDrawn
        ? {}
        : { replay: replay.toggle, help: () => help.show(help.topic === undefined ? '' : undefined) })}
      {...(width === 'wide' && !privacyScreen.isDrawn ? { toggleWide } : {})}
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
        help.show('');
      }}
    />
  );
  if (privacyScreen.isDrawn) {
    return (
      <div className="table" lang={language}>
        {bar}
        <PrivacyScreen gameUi={gameUi} words={words} seat={shown.viewer} open={privacyScreen.open} />
        {windows}
      </div>
    );
  }
  // A game without panels leaves their place to the board.
  const isBoardWide = width === 'wide' && (settings.isWide || sidePanels.tabs.length === 0);
  const inspector = <DockedInspector controller={controller} width={width} />;
  const hasSidePanel = width === 'phone' ? sidePanels.isDrawerOpen : !isBoardWide;
  return (
    <div
      className={`table table-${width}${isBoardWide ? ' table-broad' : ''}${coach ? ' table-coached' : ''}`}
      lang={language}
    >
      {bar}
      <div className="table-banners">
        {online ? <ConnectionBanner words={words} connected={online.connected} /> : null}
        {online ? <SeedAlert words={words} online={online} /> : null}
        {online ? <LostHistoryBanner words={words} game={gameUi.game.id} lost={online.lost} /> : null}
        <RemovedBanner play={play} words={words} gameUi={gameUi} removed={latest.removed} />
        {latest.trouble ? (
          <p className="banner" role="alert">
            {words.say(latest.trouble)}
          </p>
        ) : null}
      </div>
      <main
        className={logPercent === undefined ? 'table-main' : 'table-main table-log-sized'}
        style={logPercent === undefined ? undefined : ({ '--log': `${logPercent}%` } as CSSProperties)}
      >
        <Prompt
          controller={controller}
          coach={coach}
          width={width}
          instead={<InsteadOfDecision controller={controller} more={() => setWindow('result')} />}
        />
        {width === 'wide' ? (
          <div className="table-log">
            <TableLog controller={controller} handle={<LogSize words={words} percent={logPercent} />} />
            {isBoardWide ? inspector : null}
          </div>
        ) : null}
        <BoardArea controller={controller} width={width}>
          {help.topic === undefined ? null : (
            <HelpPanel
              gameUi={gameUi}
              words={words}
              about={help.topic}
              show={help.show}
              keys={() => setWindow('keys')}
              close={() => help.show(undefined)}
            />
          )}
        </BoardArea>
        {replay.isOpen ? (
          <Replay gameUi={gameUi} words={words} steps={latest.steps} replay={replay} commands={controller.commands} />
        ) : null}
        {hasSidePanel ? (
          <SidePanel controller={controller} sidePanels={sidePanels} width={width}>
            {width === 'phone' ? null : inspector}
          </SidePanel>
        ) : null}
        {width === 'phone' ? inspector : null}
      </main>
      {width === 'phone' ? <Drawers words={words} sidePanels={sidePanels} /> : null}
      {windows}
      <p className="unseen" role="status">
        {isMyTurn ? words.say(text('desk.turnNow', { seat: seatName(words, decision.seat) })) : ''}
      </p>
    </div>
  );
}

/** The inspector has a place of its own: below the panels, in the place of the log, or on a phone over the prompt. */
function DockedInspector({ controller, width }: { readonly controller: TableController; readonly width: ScreenWidth }) {
  const { gameUi, words, board, inspection, answering } = controller;
  const { inspected } = inspection;
  // Hovering must not cover the prompt.
  if (width === 'phone' && !inspection.isPinned) return null;
  if (inspected === undefined || words.name(inspected) === inspected) return null;
  return (
    <InspectorPanel
      gameUi={gameUi}
      words={words}
      boardProps={board.props}
      moment={board.moment}
      reference={inspected}
      pinned={inspection.isPinned}
      locked={answering.isLocked}
      close={inspection.unpin}
    />
  );
}

/** The bar above the board, the board with what lies over it for a moment, and the hand below. */
function BoardArea({
  controller,
  width,
  children,
}: {
  readonly controller: TableController;
  readonly width: ScreenWidth;
  readonly children: ReactNode;
}) {
  const { gameUi, words, board, answering, playback } = controller;
  return (
    <section className="table-board" aria-label={words.say(text('desk.board'))}>
      {gameUi.StatusBar ? <gameUi.StatusBar {...board.props} /> : null}
      <div className="table-map">
        <board.Board {...board.props} />
        {controller.replay.past === undefined ? (
          <BoardDice
            gameUi={gameUi}
            words={words}
            answers={playback.rolled}
            shown={playback.shown}
            around={[playback.announcement, controller.preview]}
          />
        ) : null}
        <AnnouncementCard gameUi={gameUi} words={words} boardProps={board.props} announcement={playback.announcement} />
        <OptionPreview
          gameUi={gameUi}
          words={words}
          boardProps={board.props}
          before={playback.shown.moment.view}
          decision={answering.decision}
          option={controller.optionHover.option}
          preview={controller.preview}
        />
        {children}
      </div>
      {gameUi.hand && width !== 'phone' ? (
        <HandFan
          gameUi={gameUi}
          hand={gameUi.hand}
          words={words}
          boardProps={board.props}
          isLocked={answering.isLocked}
        />
      ) : null}
    </section>
  );
}

/** Shown in the place of a decision: in the past, after the end, and while another page plays the game. */
function InsteadOfDecision({
  controller,
  more,
}: {
  readonly controller: Pick<TableController, 'play' | 'gameUi' | 'words' | 'playback' | 'replay' | 'commands'>;
  readonly more: () => void;
}): ReactNode {
  const { play, gameUi, words, playback, replay, commands } = controller;
  const { shown, latest } = playback;
  const { past } = replay;
  const { result } = shown.moment;
  if (past !== undefined) {
    return (
      <div className="table-past">
        <p>
          {words.say(text('desk.past', { n: shown.steps.filter(({ n }) => n < past).length, all: shown.steps.length }))}
        </p>
        <button type="button" className="primary" onClick={() => replay.showPast(undefined)}>
          {words.say(text('desk.replay.now'))}
        </button>
      </div>
    );
  }
  if (result) {
    return (
      <Ended gameUi={gameUi} words={words} result={result} latest={latest} rematch={commands.rematch} more={more} />
    );
  }
  return shown.elsewhere ? <PlayedElsewhere play={play} words={words} /> : null;
}

function Windows({
  controller,
  window,
  show,
  help,
}: {
  readonly controller: Pick<
    TableController,
    'play' | 'gameUi' | 'words' | 'playback' | 'privacyScreen' | 'replay' | 'commands'
  >;
  readonly window: Window | undefined;
  readonly show: (window: Window | undefined) => void;
  readonly help: () => void;
}) {
  const { play, gameUi, words, playback, privacyScreen, replay, commands } = controller;
  const { shown, latest } = playback;
  const { result } = shown.moment;
  const close = () => show(undefined);
  const openReplay = () => {
    close();
    if (!replay.isOpen) replay.toggle();
  };
  switch (window) {
    case 'menu':
      return (
        <Menu
          words={words}
          online={latest.online !== undefined}
          save={commands.save}
          {...(privacyScreen.isDrawn ? {} : { replay: openReplay, help })}
          keys={() => show('keys')}
          close={close}
        />
      );
    case 'keys':
      return <KeysDialog words={words} close={close} />;
    case 'result':
      return result ? (
        <ResultDialog
          gameUi={gameUi}
          words={words}
          result={result}
          play={play}
          shown={shown}
          commands={commands}
          jumpTo={replay.jumpTo}
          close={close}
        />
      ) : null;
    case undefined:
      return null;
  }
}
