import { useDeferredValue, useEffect, useState } from 'react';
import { ChatPanel } from './chat-panel.js';
import type { ScreenWidth } from './hooks.js';
import { Log } from './log.js';
import { isPlayedHere } from './playback.js';
import type { TableController } from './table-controller.js';
import { type Tab, Tabs } from './tabs.js';
import { hasUnread, NO_LINE_READ } from './unread-chat.js';

/** What stands beside the board, one panel at a time. */
type SidePanelName = 'panels' | 'log' | 'talk';

export interface SidePanels {
  readonly tabs: readonly Tab<SidePanelName>[];
  readonly open: SidePanelName;
  readonly select: (panel: SidePanelName) => void;
  /** On a phone: the drawer is out. */
  readonly isDrawerOpen: boolean;
  readonly setDrawerOpen: (out: boolean) => void;
}

/** Which panels there are; a wide screen has room for the log elsewhere. */
export function useSidePanels({ words, latest: { online, viewer } }: TableController, width: ScreenWidth): SidePanels {
  const [turned, select] = useState<SidePanelName>('panels');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [read, setRead] = useState(NO_LINE_READ);
  const newest = online?.chat.at(-1)?.number ?? NO_LINE_READ;
  const reading = turned === 'talk' && (width !== 'phone' || isDrawerOpen);
  useEffect(() => {
    if (reading) setRead(newest);
  }, [reading, newest]);
  const say = (key: string) => words.say({ key });
  const tabs: Tab<SidePanelName>[] = [
    { name: 'panels', label: say('desk.panels') },
    ...(width === 'wide' ? [] : [{ name: 'log' as const, label: say('desk.log') }]),
    ...(online
      ? [{ name: 'talk' as const, label: say('desk.company'), news: !reading && hasUnread(online.chat, read, viewer) }]
      : []),
  ];
  const open = tabs.some(({ name }) => name === turned) ? turned : 'panels';
  return { tabs, open, select, isDrawerOpen, setDrawerOpen };
}

export function SidePanel({
  controller,
  sidePanels: { tabs, open, select },
}: {
  readonly controller: TableController;
  readonly sidePanels: SidePanels;
}) {
  const { gameUi, Panels, words, play, shown, latest } = controller;
  // The board comes first; what stands beside it may follow a frame later.
  const boardProps = useDeferredValue(controller.boardProps);
  const say = (key: string) => words.say({ key });
  return (
    <div className="table-side">
      <Tabs label={say('desk.side')} tabs={tabs} open={open} turn={select} newsLabel={say('desk.news')}>
        {open === 'panels' ? <Panels {...boardProps} /> : null}
        {open === 'log' ? <TableLog controller={controller} /> : null}
        {open === 'talk' && latest.online ? (
          <ChatPanel gameUi={gameUi} words={words} play={play} shown={shown} online={latest.online} />
        ) : null}
      </Tabs>
    </div>
  );
}

export function TableLog({
  controller: { gameUi, words, shown, past, settings, highlight, jumpTo, explain },
}: {
  readonly controller: TableController;
}) {
  const steps = useDeferredValue(shown.steps);
  const own = shown.steps.findLast(({ seat }) => isPlayedHere(shown, seat));
  /** Who only watches has no last answer to count from. */
  const since = own ? own.n + 1 : Number.POSITIVE_INFINITY;
  return (
    <Log
      gameUi={gameUi}
      words={words}
      beginning={shown.beginning}
      steps={steps}
      past={past}
      since={since}
      explain={settings.explain}
      highlight={highlight}
      jumpTo={jumpTo}
      explainRule={explain}
    />
  );
}

/** On a phone: what can be drawn over the board. */
export function Drawers({
  controller: { words },
  sidePanels: { tabs, open, select, isDrawerOpen, setDrawerOpen },
}: {
  readonly controller: TableController;
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
