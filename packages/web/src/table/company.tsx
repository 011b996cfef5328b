import type { Message, Words } from '@sandtable/kernel';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Front } from '../games/front.js';
import { NoticeForm } from '../home/notice-form.js';
import type { Company, Play, Snapshot } from '../play/play.js';
import { useReader } from '../shell/reader.js';
import { useRoute } from '../shell/route.js';
import { FairDice } from './fair-dice.js';
import { useFollowEnd } from './follow-end.js';
import { seatName } from './references.js';
import { refusal } from './refusal.js';
import { SeatSign } from './seat-sign.js';
import { DiceMakers, SeedCheck } from './seed-check.js';
import './company.css';

interface CompanyProps {
  readonly front: Front;
  readonly words: Words;
  readonly play: Play;
  readonly shown: Snapshot;
  readonly company: Company;
}

/** The people at other screens, and talk with them. */
export function CompanyPanel({ front, words, play, shown, company }: CompanyProps) {
  const route = useRoute();
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  return (
    <section className="company">
      <Seats front={front} words={words} shown={shown} company={company} />
      <Talk front={front} words={words} play={play} shown={shown} company={company} />
      {play.rename ? <OwnName words={words} play={play} shown={shown} company={company} /> : null}
      {route.page === 'online' && shown.viewer !== 'observer' && !shown.moment.result ? (
        <details className="company-notice" onToggle={({ currentTarget }) => setNoticeOpen(currentTarget.open)}>
          <summary>{words.say({ key: 'desk.notice' })}</summary>
          {isNoticeOpen && <NoticeForm match={route.match} token={route.token} />}
        </details>
      ) : null}
      <Seed words={words} company={company} />
    </section>
  );
}

function Seats({ front, words, shown, company }: Omit<CompanyProps, 'play'>) {
  const { setup, viewer, moment } = shown;
  const bot = (seat: string) => setup.seating[seat] !== undefined && setup.seating[seat] !== 'person';
  const state = (seat: string, online: boolean) => {
    if (bot(seat)) return 'desk.bot';
    return online ? 'desk.online' : 'desk.away';
  };
  return (
    <ul className="company-seats">
      {company.seats.map(({ seat, name, online }) => (
        <li key={seat}>
          <SeatSign front={front} seat={seat} />
          <span className="company-name">
            {seatName(words, seat)}
            {name ? <span className="company-own"> {name}</span> : null}
            {seat === viewer ? <span className="company-own"> ({words.say({ key: 'desk.yourself' })})</span> : null}
          </span>
          {moment.waiting.includes(seat) ? (
            <span className="company-turn">{words.say({ key: 'desk.itsTurn' })}</span>
          ) : null}
          <span className={online || bot(seat) ? 'company-state company-here' : 'company-state'}>
            {words.say({ key: state(seat, online) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

const LONGEST = 1000;

function Talk({ front, words, play, shown, company }: CompanyProps) {
  const { language } = useReader();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const say = (key: string, params?: Message['params']) => words.say(params ? { key, params } : { key });
  const { talk } = company;
  const newest = talk.at(-1)?.number;
  const { onScroll } = useFollowEnd(list, false, [newest]);
  const names = new Map(company.seats.map(({ seat, name }) => [seat, name]));
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
    <div className="talk">
      <h3>{say('desk.talk')}</h3>
      <div className="talk-list" ref={list} onScroll={onScroll} role="log" aria-label={say('desk.talk')}>
        {company.moreTalk && play.olderTalk ? (
          <button
            type="button"
            className="talk-older"
            onClick={() => play.olderTalk?.().catch((error: unknown) => setRefused(refusal(error, words)))}
          >
            {say('desk.talk.older')}
          </button>
        ) : null}
        {talk.length === 0 ? <p className="talk-none">{say('desk.talk.none')}</p> : null}
        {talk.map(({ number, seat, text, at }) => (
          <p key={number} className={seat === shown.viewer ? 'talk-line talk-mine' : 'talk-line'}>
            <SeatSign front={front} seat={seat} />
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
        <form className="talk-form" onSubmit={send}>
          <label className="unseen" htmlFor={id}>
            {say('desk.talk.write')}
          </label>
          <input
            id={id}
            value={typed}
            maxLength={LONGEST}
            autoComplete="off"
            placeholder={say('desk.talk.write')}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" disabled={!typed.trim() || !company.connected}>
            {say('desk.talk.send')}
          </button>
        </form>
      ) : null}
    </div>
  );
}

function OwnName({ words, play, shown, company }: Omit<CompanyProps, 'front'>) {
  const own = company.seats.find(({ seat }) => seat === shown.viewer)?.name ?? '';
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
    <form className="company-rename" onSubmit={rename}>
      <label htmlFor={id}>{words.say({ key: 'desk.name' })}</label>
      <input id={id} value={typed} maxLength={40} onChange={({ target }) => setTyped(target.value)} />
      <button type="submit" disabled={typed.trim() === own}>
        {words.say({ key: 'desk.name.keep' })}
      </button>
      {refused ? <p role="alert">{refused}</p> : null}
    </form>
  );
}

function Seed({ words, company }: { readonly words: Words; readonly company: Company }) {
  return (
    <details className="company-seed">
      <summary>{words.say({ key: 'desk.seed' })}</summary>
      <p>{words.say({ key: 'desk.seed.why' })}</p>
      <p>
        <code>{company.seedHash.pinned}</code>
      </p>
      <DiceMakers words={words} company={company} />
      <SeedCheck words={words} company={company} />
      <FairDice words={words} />
    </details>
  );
}

/** The connection is gone, or back again for a moment. */
export function ConnectionBanner({ words, connected }: { readonly words: Words; readonly connected: boolean }) {
  const [back, setBack] = useState(false);
  const before = useRef(connected);
  useEffect(() => {
    const returned = connected && !before.current;
    before.current = connected;
    if (!returned) return setBack(false);
    setBack(true);
    const timer = setTimeout(() => setBack(false), 4000);
    return () => clearTimeout(timer);
  }, [connected]);
  if (connected && !back) return null;
  return (
    <p className={connected ? 'banner banner-good' : 'banner'} role="status">
      {words.say({ key: connected ? 'desk.connected' : 'desk.lost' })}
    </p>
  );
}
