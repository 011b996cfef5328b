import type { Words } from '@sandtable/kernel';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { PlaySnapshot } from '../play/play.js';
import { ChatPanel } from './chat-panel.js';
import type { ScreenWidth } from './hooks.js';
import { Log } from './log.js';
import { isPlayedHere } from './playback.js';
import type { TableController } from './table-controller.js';
import { type Tab, Tabs } from './tabs.js';
import { hasUnread, NO_LINE_READ } from './unread-chat.js';

/** The panels beside the board, shown one at a time. */
type SidePanelName = 'panels' | 'log' | 'talk';

export interface SidePanels {
  readonly tabs: readonly Tab<SidePanelName>[];
  readonly open: SidePanelName;
  readonly select: (panel: SidePanelName) => void;
  /** On a phone, the panel lies over the board as a drawer. */
  readonly isDrawerOpen: boolean;
  readonly setDrawerOpen: (isOpen: boolean) => void;
}

/** The panels beside the board. A wide screen has room for the log elsewhere. */
export function useSidePanels(words: Words, { online, viewer }: PlaySnapshot, width: ScreenWidth): SidePanels {
  const [selected, select] = useState<SidePanelName>('panels');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [read, setRead] = useState(NO_LINE_READ);
  const newest = online?.chat.at(-1)?.number ?? NO_LINE_READ;
  const isReading = selected === 'talk' && (width !== 'phone' || isDrawerOpen);
  useEffect(() => {
    if (isReading) setRead(newest);
  }, [isReading, newest]);
  const say = (key: string) => words.say({ key });
  const tabs: Tab<SidePanelName>[] = [
    { name: 'panels', label: say('desk.panels') },
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
  const open = tabs.some(({ name }) => name === selected) ? selected : 'panels';
  return { tabs, open, select, isDrawerOpen, setDrawerOpen };
}

export function SidePanel({
  controller,
  sidePanels: { tabs, open, select },
}: {
  readonly controller: TableController;
  readonly sidePanels: SidePanels;
}) {
  const { gameUi, board, words, play, playback } = controller;
  const { online } = playback.latest;
  // The board renders first; the panels may follow a frame later.
  const boardProps = useDeferredValue(board.props);
  const say = (key: string) => words.say({ key });
  return (
    <div className="table-side">
      <Tabs label={say('desk.side')} tabs={tabs} open={open} select={select} newsLabel={say('desk.news')}>
        {open === 'panels' ? <board.Panels {...boardProps} /> : null}
        {open === 'log' ? <TableLog controller={controller} /> : null}
        {open === 'talk' && online ? (
          <ChatPanel gameUi={gameUi} words={words} play={play} shown={playback.shown} online={online} />
        ) : null}
      </Tabs>
    </div>
  );
}

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

/** On a phone, the buttons that open a panel over the board. */
export function Drawers({
  words,
  sidePanels: { tabs, open, select, isDrawerOpen, setDrawerOpen },
}: {
  readonly words: Words;
  readonly sidePanels: SidePanels;
}) {
  const say = (key: string) => words.say({ key });
  return (
    <nav className="table-drawers" aria-label={say('desk.side')}>
      {tabs.map(({ name, label, news }) => (
        <button
          key={name}
          type="button"
          aria-expanded={isDrawerOpen && open === name}
          onClick={() => {
            setDrawerOpen(!(isDrawerOpen && open === name));
            select(name);
          }}
        >
          {label}
          {news ? <span className="tabs-news" role="img" aria-label={say('desk.news')} /> : null}
        </button>
      ))}
    </nav>
  );
}
