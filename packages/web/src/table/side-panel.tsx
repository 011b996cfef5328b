import type { Words } from '@sandtable/kernel';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { BoardProps, GamePanel } from '../games/game-ui.js';
import { ChatPanel } from './chat-panel.js';
import { HandList } from './hand-fan.js';
import { type ScreenWidth, useStableCallback } from './hooks.js';
import { Log } from './log.js';
import { isPlayedHere } from './playback.js';
import type { TableController } from './table-controller.js';
import { type Tab, Tabs } from './tabs.js';
import { sayWith } from './text.js';
import { hasUnread, NO_LINE_READ } from './unread-chat.js';

/** A tab of the game (`game:card`), or one that every table has. */
type SidePanelName = `game:${string}` | 'hand' | 'log' | 'talk';

/** On a phone, the drawers: all tabs of the game share one. */
type Drawer = 'panels' | 'log' | 'talk';

const drawerOf = (name: SidePanelName): Drawer => (name === 'log' || name === 'talk' ? name : 'panels');

export interface SidePanels {
  readonly tabs: readonly Tab<SidePanelName>[];
  readonly open: SidePanelName;
  readonly select: (panel: SidePanelName) => void;
  /** On a phone, the panel lies over the board as a drawer. */
  readonly isDrawerOpen: boolean;
  readonly setDrawerOpen: (isOpen: boolean) => void;
}

/** The panels beside the board. A wide screen has room for the log elsewhere, and only a phone has none for the hand. */
export function useSidePanels(
  { words, gameUi, board, playback }: Pick<TableController, 'words' | 'gameUi' | 'board' | 'playback'>,
  width: ScreenWidth,
  lessonTab?: string,
): SidePanels {
  const { online, viewer } = playback.latest;
  const { view, options } = board.props;
  const [selected, select] = useState<SidePanelName>();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [read, setRead] = useState(NO_LINE_READ);
  const newest = online?.chat.at(-1)?.number ?? NO_LINE_READ;
  const isReading = selected === 'talk' && (width !== 'phone' || isDrawerOpen);
  useEffect(() => {
    if (isReading) setRead(newest);
  }, [isReading, newest]);
  // The panel that a question concerns comes to the front, unless the reader is at something of another kind.
  const inQuestion = gameUi.panelInQuestion?.(view, options);
  useEffect(() => {
    if (inQuestion === undefined) return;
    select((now) => (now === undefined || drawerOf(now) === 'panels' ? `game:${inQuestion}` : now));
  }, [inQuestion]);
  // What a lesson speaks of comes to the front.
  useEffect(() => {
    if (lessonTab !== undefined) select(lessonTab === 'hand' ? lessonTab : `game:${lessonTab}`);
  }, [lessonTab]);
  const say = sayWith(words);
  const tabs: Tab<SidePanelName>[] = [
    ...(width === 'phone' && gameUi.hand?.cards(view) ? [{ name: 'hand' as const, label: say('desk.hand') }] : []),
    ...gameUi.panels.map(({ name, label }) => ({ name: `game:${name}` as const, label: words.say(label) })),
    ...(width === 'wide' ? [] : [{ name: 'log' as const, label: say('desk.log') }]),
    ...(online
      ? [
          {
            name: 'talk' as const,
            label: say('desk.company'),
            news: !isReading && hasUnread(online.chat, read, viewer),
          },
        ]
      : []),
  ];
  const open = tabs.find(({ name }) => name === selected)?.name ?? tabs[0]?.name ?? 'log';
  return { tabs, open, select, isDrawerOpen, setDrawerOpen };
}

export function SidePanel({
  controller,
  sidePanels: { tabs, open, select },
  width,
  children,
}: {
  readonly controller: TableController;
  readonly sidePanels: SidePanels;
  readonly width: ScreenWidth;
  /** What is docked below the panels. */
  readonly children: ReactNode;
}) {
  const { gameUi, words, play, playback } = controller;
  const { online } = playback.latest;
  const say = sayWith(words);
  const shown = width === 'phone' ? tabs.filter(({ name }) => drawerOf(name) === drawerOf(open)) : tabs;
  return (
    <div className="table-side">
      <Tabs label={say('desk.side')} tabs={shown} open={open} select={select} newsLabel={say('desk.news')}>
        {open === 'log' ? <TableLog controller={controller} /> : null}
        {open === 'talk' && online ? (
          <ChatPanel gameUi={gameUi} words={words} play={play} shown={playback.shown} online={online} />
        ) : null}
        {drawerOf(open) === 'panels' ? <OpenGamePanel controller={controller} open={open} /> : null}
      </Tabs>
      {children}
    </div>
  );
}

function OpenGamePanel({
  controller: { gameUi, board, words, optionHover },
  open,
}: {
  readonly controller: TableController;
  readonly open: SidePanelName;
}) {
  // The board renders first; the panels may follow a frame later.
  const boardProps = useDeferredValue(board.props);
  // A panel would be pushed away by an inspector that opens on hovering: there, only a press inspects.
  const inspect = useStableCallback((reference: string | undefined, pin?: boolean) => {
    if (pin) board.props.inspect(reference, true);
    else optionHover.hoverButton(reference);
  });
  const props = useMemo(() => ({ ...boardProps, inspect }), [boardProps, inspect]);
  if (open === 'hand')
    return gameUi.hand ? <HandList gameUi={gameUi} hand={gameUi.hand} words={words} boardProps={props} /> : null;
  const panel = gameUi.panels.find(({ name }) => open === `game:${name}`);
  return panel ? <MemoizedPanel Panel={panel.Panel} boardProps={props} /> : null;
}

/** Renders only when its props change. */
const MemoizedPanel = memo(function MemoizedPanel({
  Panel,
  boardProps,
}: {
  readonly Panel: GamePanel['Panel'];
  readonly boardProps: BoardProps;
}) {
  return <Panel {...boardProps} />;
});

export function TableLog({
  handle,
  controller: { gameUi, words, playback, replay, settings, highlight, help },
}: {
  /** Where the log can be made higher or lower. */
  readonly handle?: ReactNode;
  readonly controller: Pick<
    TableController,
    'gameUi' | 'words' | 'playback' | 'replay' | 'settings' | 'highlight' | 'help'
  >;
}) {
  const { shown } = playback;
  const steps = useDeferredValue(shown.steps);
  const lastOwn = shown.steps.findLast(({ seat }) => isPlayedHere(shown, seat));
  // An observer has no last answer to count from.
  const since = lastOwn ? lastOwn.n + 1 : Number.POSITIVE_INFINITY;
  return (
    <Log
      gameUi={gameUi}
      words={words}
      beginning={shown.beginning}
      steps={steps}
      past={replay.past}
      since={since}
      explain={settings.explain}
      highlight={highlight}
      jumpTo={replay.jumpTo}
      explainRule={help.show}
    >
      {handle}
    </Log>
  );
}

const DRAWERS = { panels: 'desk.panels', log: 'desk.log', talk: 'desk.company' } as const satisfies Record<
  Drawer,
  string
>;

/** On a phone, the buttons that open a panel over the board. */
export function Drawers({
  words,
  sidePanels: { tabs, open, select, isDrawerOpen, setDrawerOpen },
}: {
  readonly words: Words;
  readonly sidePanels: SidePanels;
}) {
  const say = sayWith(words);
  // The tab of the game that was open last, for its drawer.
  const [lastOpen, setLastOpen] = useState<SidePanelName>();
  const names = [...new Set(tabs.map(({ name }) => drawerOf(name)))];
  const tabOf = (drawer: Drawer) =>
    tabs.find(({ name }) => name === lastOpen && drawerOf(name) === drawer) ??
    tabs.find(({ name }) => drawerOf(name) === drawer);
  return (
    <nav className="table-drawers" aria-label={say('desk.side')}>
      {names.map((drawer) => {
        const isOpen = isDrawerOpen && drawerOf(open) === drawer;
        return (
          <button
            key={drawer}
            type="button"
            data-drawer={drawer}
            aria-expanded={isOpen}
            onClick={() => {
              setDrawerOpen(!isOpen);
              if (drawerOf(open) === drawer) return;
              setLastOpen(open);
              const tab = tabOf(drawer);
              if (tab) select(tab.name);
            }}
          >
            {say(DRAWERS[drawer])}
            {tabs.some(({ name, news }) => news && drawerOf(name) === drawer) ? (
              <span className="tabs-news" role="img" aria-label={say('desk.news')} />
            ) : null}
          </button>
        );
      })}
    </nav>
  );
}
