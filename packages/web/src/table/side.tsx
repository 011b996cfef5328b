import { useDeferredValue, useEffect, useState } from 'react';
import { CompanyPanel } from './company.js';
import type { Desk } from './desk.js';
import type { Width } from './hooks.js';
import { Log } from './log.js';
import { isHere } from './pace.js';
import { type Tab, Tabs } from './tabs.js';
import { hasUnread, NONE_READ } from './unread.js';

/** What stands beside the board, one panel at a time. */
type Panel = 'panels' | 'log' | 'talk';

export interface Side {
  readonly tabs: readonly Tab<Panel>[];
  readonly open: Panel;
  readonly turn: (panel: Panel) => void;
  /** On a phone: the drawer is out. */
  readonly drawn: boolean;
  readonly draw: (out: boolean) => void;
}

/** Which panels there are; a wide screen has room for the log elsewhere. */
export function useSide({ words, latest: { company, viewer } }: Desk, width: Width): Side {
  const [turned, turn] = useState<Panel>('panels');
  const [drawn, draw] = useState(false);
  const [read, setRead] = useState(NONE_READ);
  const newest = company?.talk.at(-1)?.number ?? NONE_READ;
  const reading = turned === 'talk' && (width !== 'phone' || drawn);
  useEffect(() => {
    if (reading) setRead(newest);
  }, [reading, newest]);
  const say = (key: string) => words.say({ key });
  const tabs: Tab<Panel>[] = [
    { name: 'panels', label: say('desk.panels') },
    ...(width === 'wide' ? [] : [{ name: 'log' as const, label: say('desk.log') }]),
    ...(company
      ? [{ name: 'talk' as const, label: say('desk.company'), news: !reading && hasUnread(company.talk, read, viewer) }]
      : []),
  ];
  const open = tabs.some(({ name }) => name === turned) ? turned : 'panels';
  return { tabs, open, turn, drawn, draw };
}

export function SidePanel({ desk, side: { tabs, open, turn } }: { readonly desk: Desk; readonly side: Side }) {
  const { front, Panels, words, play, shown, latest } = desk;
  // The board comes first; what stands beside it may follow a frame later.
  const sight = useDeferredValue(desk.sight);
  const say = (key: string) => words.say({ key });
  return (
    <div className="table-side">
      <Tabs label={say('desk.side')} tabs={tabs} open={open} turn={turn} newsLabel={say('desk.news')}>
        {open === 'panels' ? <Panels {...sight} /> : null}
        {open === 'log' ? <DeskLog desk={desk} /> : null}
        {open === 'talk' && latest.company ? (
          <CompanyPanel front={front} words={words} play={play} shown={shown} company={latest.company} />
        ) : null}
      </Tabs>
    </div>
  );
}

export function DeskLog({
  desk: { front, words, shown, past, settings, light, jump, explain },
}: {
  readonly desk: Desk;
}) {
  const steps = useDeferredValue(shown.steps);
  const own = shown.steps.findLast(({ seat }) => isHere(shown, seat));
  /** Who only watches has no last answer to count from. */
  const since = own ? own.n + 1 : Number.POSITIVE_INFINITY;
  return (
    <Log
      front={front}
      words={words}
      beginning={shown.beginning}
      steps={steps}
      past={past}
      since={since}
      explain={settings.explain}
      light={light}
      jump={jump}
      teach={explain}
    />
  );
}

/** On a phone: what can be drawn over the board. */
export function Drawers({
  desk: { words },
  side: { tabs, open, turn, drawn, draw },
}: {
  readonly desk: Desk;
  readonly side: Side;
}) {
  const say = (key: string) => words.say({ key });
  return (
    <nav className="table-drawers" aria-label={say('desk.side')}>
      {tabs.map(({ name, label, news }) => (
        <button
          key={name}
          type="button"
          aria-expanded={drawn && open === name}
          onClick={() => {
            draw(!(drawn && open === name));
            turn(name);
          }}
        >
          {label}
          {news ? <span className="tabs-news" role="img" aria-label={say('desk.news')} /> : null}
        </button>
      ))}
    </nav>
  );
}
