import type { Words } from '@sandtable/kernel';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { NoticeForm } from '../home/notice-form.js';
import type { OnlineInfo, Play, PlaySnapshot } from '../play/play.js';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { useRoute } from '../shell/route.js';
import { FairDice } from './fair-dice.js';
import { useFollowEnd } from './follow-end.js';
import { seatName } from './references.js';
import { refusal } from './refusal-text.js';
import { SeatSign } from './seat-sign.js';
import { DiceMakers, SeedCheck } from './seed-check.js';
import { sayWith, text } from './text.js';
import './chat-panel.css';

interface ChatPanelProps {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly play: Play;
  readonly shown: PlaySnapshot;
  readonly online: OnlineInfo;
}

/** The seats of an online match, who is connected, and the chat. */
export function ChatPanel({ gameUi, words, play, shown, online }: ChatPanelProps) {
  const route = useRoute();
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  return (
    <section className="chat-panel">
      <Seats gameUi={gameUi} words={words} shown={shown} online={online} />
      <ChatLines gameUi={gameUi} words={words} play={play} shown={shown} online={online} />
      {play.rename ? <OwnName words={words} play={play} shown={shown} online={online} /> : null}
      {route.page === 'online' && shown.viewer !== 'observer' && !shown.moment.result ? (
        <details className="chat-panel-notice" onToggle={({ currentTarget }) => setNoticeOpen(currentTarget.open)}>
          <summary>{words.say(text('desk.notice'))}</summary>
          {isNoticeOpen && <NoticeForm match={route.match} token={route.token} />}
        </details>
      ) : null}
      <Seed words={words} online={online} />
    </section>
  );
}

function Seats({ gameUi, words, shown, online }: Omit<ChatPanelProps, 'play'>) {
  const say = sayWith(words);
  const { setup, viewer, moment } = shown;
  const isBot = (seat: string) => setup.seating[seat] !== undefined && setup.seating[seat] !== 'person';
  const state = (seat: string, online: boolean) => {
    if (isBot(seat)) return 'desk.bot';
    return online ? 'desk.online' : 'desk.away';
  };
  return (
    <ul className="chat-panel-seats">
      {online.seats.map(({ seat, name, online }) => (
        <li key={seat}>
          <SeatSign gameUi={gameUi} seat={seat} />
          <span className="chat-panel-name">
            {seatName(words, seat)}
            {name ? <span className="chat-panel-own"> {name}</span> : null}
            {seat === viewer ? <span className="chat-panel-own"> ({say('desk.yourself')})</span> : null}
          </span>
          {moment.waiting.includes(seat) ? <span className="chat-panel-turn">{say('desk.itsTurn')}</span> : null}
          <span className={online || isBot(seat) ? 'chat-panel-state chat-panel-here' : 'chat-panel-state'}>
            {say(state(seat, online))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const MAX_LINE_LENGTH = 1000;

function ChatLines({ gameUi, words, play, shown, online }: ChatPanelProps) {
  const { language } = useReaderPreferences();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const say = sayWith(words);
  const { chat } = online;
  const newest = chat.at(-1)?.number;
  const { onScroll } = useFollowEnd(list, false, [newest]);
  const names = new Map(online.seats.map(({ seat, name }) => [seat, name]));
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (!text || !play.say) return;
    setTyped('');
    setRefused(undefined);
    play.say(text).catch((error: unknown) => {
      setRefused(refusal(error, words));
      setTyped(text);
    });
  };
  return (
    <div className="chat">
      <h3>{say('desk.talk')}</h3>
      <div className="chat-list" ref={list} onScroll={onScroll} role="log" aria-label={say('desk.talk')}>
        {online.hasOlderChat && play.olderChat ? (
          <button
            type="button"
            className="chat-older"
            onClick={() => play.olderChat?.().catch((error: unknown) => setRefused(refusal(error, words)))}
          >
            {say('desk.talk.older')}
          </button>
        ) : null}
        {chat.length === 0 ? <p className="chat-none">{say('desk.talk.none')}</p> : null}
        {chat.map(({ number, seat, text, at }) => (
          <p key={number} className={seat === shown.viewer ? 'chat-line chat-mine' : 'chat-line'}>
            <SeatSign gameUi={gameUi} seat={seat} />
            <span>
              <b>{names.get(seat) ?? seatName(words, seat)}</b>{' '}
              <time dateTime={new Date(1000 * at).toISOString()}>{time.format(1000 * at)}</time>
              <br />
              {text}
            </span>
          </p>
        ))}
      </div>
      {refused ? <p role="alert">{refused}</p> : null}
      {play.say && shown.viewer !== 'observer' ? (
        <form className="chat-form" onSubmit={send}>
          <label className="unseen" htmlFor={id}>
            {say('desk.talk.write')}
          </label>
          <input
            id={id}
            value={typed}
            maxLength={MAX_LINE_LENGTH}
            autoComplete="off"
            placeholder={say('desk.talk.write')}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" disabled={!typed.trim() || !online.connected}>
            {say('desk.talk.send')}
          </button>
        </form>
      ) : null}
    </div>
  );
}

function OwnName({ words, play, shown, online }: Omit<ChatPanelProps, 'gameUi'>) {
  const own = online.seats.find(({ seat }) => seat === shown.viewer)?.name ?? '';
  const [typed, setTyped] = useState(own);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  if (shown.viewer === 'observer') return null;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    setRefused(undefined);
    play.rename?.(typed.trim()).catch((error: unknown) => setRefused(refusal(error, words)));
  };
  return (
    <form className="chat-panel-rename" onSubmit={rename}>
      <label htmlFor={id}>{words.say(text('desk.name'))}</label>
      <input id={id} value={typed} maxLength={40} onChange={({ target }) => setTyped(target.value)} />
      <button type="submit" disabled={typed.trim() === own}>
        {words.say(text('desk.name.keep'))}
      </button>
      {refused ? <p role="alert">{refused}</p> : null}
    </form>
  );
}

function Seed({ words, online }: { readonly words: Words; readonly online: OnlineInfo }) {
  return (
    <details className="chat-panel-seed">
      <summary>{words.say(text('desk.seed'))}</summary>
      <p>{words.say(text('desk.seed.why'))}</p>
      <p>
        <code>{online.seedHash.pinned}</code>
      </p>
      <DiceMakers words={words} online={online} />
      <SeedCheck words={words} online={online} />
      <FairDice words={words} />
    </details>
  );
}

/** How long the banner says that the connection is back. */
const BACK_MS = 4000;

/** Says that the connection is lost, then briefly that it is back. */
export function ConnectionBanner({ words, connected }: { readonly words: Words; readonly connected: boolean }) {
  const [isBack, setBack] = useState(false);
  const wasConnected = useRef(connected);
  useEffect(() => {
    const hasReturned = connected && !wasConnected.current;
    wasConnected.current = connected;
    if (!hasReturned) return setBack(false);
    setBack(true);
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [connected]);
  if (connected && !isBack) return null;
  return (
    <p className={connected ? 'banner banner-good' : 'banner'} role="status">
      {words.say(text(connected ? 'desk.connected' : 'desk.lost'))}
    </p>
  );
}
