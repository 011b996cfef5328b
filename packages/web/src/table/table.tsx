import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import type { Front } from '../games/front.js';
import type { Play } from '../play/play.js';
import { useBackCloses } from '../shell/back.js';
import { useReader } from '../shell/reader.js';
import { useCall, usePageTitle } from './calls.js';
import { Closer } from './closer.js';
import { ConnectionBanner } from './company.js';
import { Curtain } from './curtain.js';
import { type Desk, useDesk } from './desk.js';
import { HelpPanel } from './help-panel.js';
import { useKeys, useWidth } from './hooks.js';
import { LostHistoryBanner } from './lost-history.js';
import { KeysDialog, Menu } from './menu.js';
import { Elsewhere, RemovedBanner } from './one-writer.js';
import { Outlook } from './outlook.js';
import { Prompt } from './prompt.js';
import { seatName } from './references.js';
import { Replay } from './replay.js';
import { Ended, ResultDialog } from './result.js';
import { SeedAlert } from './seed-check.js';
import { change } from './settings.js';
import { DeskLog, Drawers, SidePanel, useSide } from './side.js';
import { TableBar } from './table-bar.js';
import './table.css';

export interface TableProps {
  readonly play: Play;
  readonly front: Front;
  /** Somebody beside the player: what a teacher says, and what to look at meanwhile. */
  readonly coach?: (watching: boolean) => ReactNode;
  readonly shownBy?: ReadonlySet<string>;
}

type Window = 'menu' | 'keys' | 'result';

/** The table around any game. */
export function Table({ play, front, coach, shownBy }: TableProps) {
  const { language } = useReader();
  const desk = useDesk(play, front, shownBy);
  const width = useWidth();
  const side = useSide(desk, width);
  const [window, setWindow] = useState<Window>();
  const {
    words,
    shown,
    latest,
    asked,
    locked,
    replaying,
    toggleReplay,
    pinned,
    unpin,
    settings,
    curtain,
    help,
    explain,
  } = desk;
  const { company } = latest;
  const { result } = shown.moment;
  const broaden = () => change({ broad: !settings.broad });

  // The end is shown when it comes, not whenever a finished game is opened.
  const [ended, setEnded] = useState(result !== undefined);
  useEffect(() => {
    if (result && !ended) setWindow('result');
    setEnded(result !== undefined);
  }, [result, ended]);

  // Back closes what Esc closes.
  useBackCloses(!curtain.drawn && help !== undefined, () => explain(undefined));
  useBackCloses(!curtain.drawn && pinned, unpin);
  useBackCloses(!curtain.drawn && width === 'phone' && side.drawn, () => side.draw(false));
  useBackCloses(!curtain.drawn && replaying, toggleReplay);

  const mine = asked !== undefined && !locked;
  const { title } = front.game;
  const yourTurn = words.say({ key: 'desk.yourTurn', params: { game: title } });
  usePageTitle(mine ? `● ${title}` : title);
  useCall(settings.call, company !== undefined && mine, yourTurn, asked ? words.say(asked.prompt) : '');

  useKeys((key) => {
    if (curtain.drawn) return false;
    switch (key) {
      case '?':
        explain(help === undefined ? (asked?.rule ?? '') : undefined);
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
        else if (side.drawn) side.draw(false);
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
      pressed={{ replay: replaying, broad: settings.broad }}
      // Behind the curtain there is nothing to replay or to explain.
      {...(curtain.drawn ? {} : { replay: toggleReplay, help: () => explain(help === undefined ? '' : undefined) })}
      {...(width === 'wide' && !curtain.drawn ? { broaden } : {})}
      menu={() => setWindow('menu')}
    />
  );
  const windows = (
    <Windows
      desk={desk}
      window={window}
      show={setWindow}
      help={() => {
        setWindow(undefined);
        explain('');
      }}
    />
  );
  if (curtain.drawn) {
    return (
      <div className="table" lang={language}>
        {bar}
        <Curtain front={front} words={words} seat={shown.viewer} open={curtain.open} />
        {windows}
      </div>
    );
  }
  const broad = width === 'wide' && settings.broad;
  const beside = width === 'phone' ? side.drawn : !broad;
  return (
    <div
      className={`table table-${width}${broad ? ' table-broad' : ''}${coach ? ' table-coached' : ''}`}
      lang={language}
    >
      {bar}
      <div className="table-banners">
        {company ? <ConnectionBanner words={words} connected={company.connected} /> : null}
        {company ? <SeedAlert words={words} company={company} /> : null}
        {company ? <LostHistoryBanner words={words} game={front.game.id} lost={company.lost} /> : null}
        <RemovedBanner desk={desk} />
        {latest.trouble ? (
          <p className="banner" role="alert">
            {words.say(latest.trouble)}
          </p>
        ) : null}
      </div>
      <main className="table-main">
        <Prompt desk={desk} coach={coach} instead={<Instead desk={desk} more={() => setWindow('result')} />} />
        {width === 'wide' ? <DeskLog desk={desk} /> : null}
        <BoardArea desk={desk}>
          {help === undefined ? null : (
            <HelpPanel
              front={front}
              words={words}
              about={help}
              show={explain}
              keys={() => setWindow('keys')}
              close={() => explain(undefined)}
            />
          )}
        </BoardArea>
        {replaying ? <Replay desk={desk} /> : null}
        {beside ? <SidePanel desk={desk} side={side} /> : null}
      </main>
      {width === 'phone' ? <Drawers desk={desk} side={side} /> : null}
      {windows}
      <p className="unseen" role="status">
        {mine ? words.say({ key: 'desk.turnNow', params: { seat: seatName(words, asked.seat) } }) : ''}
      </p>
    </div>
  );
}

/** The board, and what lies over it. */
function BoardArea({ desk, children }: { readonly desk: Desk; readonly children: ReactNode }) {
  const { front, Board, words, sight, moment, inspected, pinned, unpin, locked } = desk;
  const [side, setSide] = useState<'left' | 'right'>('left');
  /** What is looked at closely must not lie under the pointer. */
  const away = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setSide(clientX - left < width / 2 ? 'right' : 'left');
  };
  return (
    <section className="table-board" aria-label={words.say({ key: 'desk.board' })} onPointerMove={away}>
      <Board {...sight} />
      {inspected !== undefined && words.name(inspected) !== inspected ? (
        <Closer
          front={front}
          words={words}
          sight={sight}
          moment={moment}
          reference={inspected}
          pinned={pinned}
          locked={locked}
          side={side}
          close={unpin}
        />
      ) : null}
      <Outlook desk={desk} />
      {children}
    </section>
  );
}

/** In the past, after the end, and where another page plays the game, nothing is asked. */
function Instead({ desk, more }: { readonly desk: Desk; readonly more: () => void }): ReactNode {
  const { words, past, shown, lookAt } = desk;
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
        <button type="button" className="primary" onClick={() => lookAt(undefined)}>
          {words.say({ key: 'desk.replay.now' })}
        </button>
      </div>
    );
  }
  if (result) return <Ended desk={desk} result={result} more={more} />;
  return shown.elsewhere ? <Elsewhere desk={desk} /> : null;
}

function Windows({
  desk,
  window,
  show,
  help,
}: {
  readonly desk: Desk;
  readonly window: Window | undefined;
  readonly show: (window: Window | undefined) => void;
  readonly help: () => void;
}) {
  const { words, latest, shown, save, curtain, replaying, toggleReplay } = desk;
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
          online={latest.company !== undefined}
          save={save}
          {...(curtain.drawn ? {} : { replay, help })}
          keys={() => show('keys')}
          close={close}
        />
      );
    case 'keys':
      return <KeysDialog words={words} close={close} />;
    case 'result':
      return result ? <ResultDialog desk={desk} result={result} close={close} /> : null;
    case undefined:
      return null;
  }
}
