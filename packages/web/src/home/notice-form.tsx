import { type Link, type NoticeStatus, noticeOf, setNotice } from '@sandtable/client';
import { type Message, PSEUDO_LANGUAGE } from '@sandtable/kernel';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ServerNotice } from '../shell/server-notice.js';
import { sayWith, text } from '../words/text.js';
import { useFormFault } from './use-form-fault.js';
import './notice-form.css';

const KINDS = ['email', 'webhook'] as const;
type Kind = (typeof KINDS)[number];

/** How a seat is notified now. */
const statusTexts = ({ webhook, email, pending }: NoticeStatus) => [
  ...(webhook ? [text('notice.now.webhook')] : []),
  ...(email ? [text('notice.now.email')] : []),
  ...(pending ? [text('notice.now.pending')] : []),
];

/** Sets how an absent player is notified of their turn. Notices are in the language of this page. */
export function NoticeForm({ match, token }: Pick<Link, 'match' | 'token'>) {
  const { words, language } = useReaderPreferences();
  const [kind, setKind] = useState<Kind>('email');
  const [address, setAddress] = useState('');
  const [done, setDone] = useState<string>();
  const [fault, setFault] = useFormFault(words);
  const [busy, setBusy] = useState(false);
  const [now, setNow] = useState<NoticeStatus>();
  const id = useId();
  const say = sayWith(words);
  const link: Link = { address: window.location.origin, match, token };

  useEffect(() => {
    // If this fails, the form works without it.
    noticeOf({ address: window.location.origin, match, token }).then(setNow, () => undefined);
  }, [match, token]);

  const send = (notice: Parameters<typeof setNotice>[1], success: (now: NoticeStatus) => Message) => {
    setBusy(true);
    setDone(undefined);
    setFault(undefined);
    setNotice(link, notice)
      .then((seen) => {
        setNow(seen);
        setDone(words.say(success(seen)));
      }, setFault)
      .finally(() => setBusy(false));
  };
  const savedText = ({ pending }: NoticeStatus) => text(kind === 'email' && pending ? 'notice.letter' : 'notice.saved');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!address.trim()) return;
    // Notices are never in the pseudo-language of tests.
    send({ [kind]: address.trim(), language: language === PSEUDO_LANGUAGE ? 'en' : language }, savedText);
  };

  return (
    <form className="notice" onSubmit={save} noValidate aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{say('notice.title')}</h3>
      <p className="notice-soft">{say('notice.how')}</p>
      {now && statusTexts(now).map((it) => <p key={it.key}>{words.say(it)}</p>)}
      <div className="notice-kinds">
        {KINDS.map((it) => (
          <label key={it}>
            <input type="radio" name={`${id}-kind`} checked={kind === it} onChange={() => setKind(it)} />
            {say(`notice.${it}`)}
          </label>
        ))}
      </div>
      <label className="notice-address">
        {say('notice.address')}
        <input
          type={kind === 'email' ? 'email' : 'url'}
          value={address}
          placeholder={kind === 'email' ? 'name@example.org' : 'https://'}
          aria-describedby={`${id}-how`}
          onChange={({ target }) => setAddress(target.value)}
        />
      </label>
      <p className="notice-soft" id={`${id}-how`}>
        {say(`notice.${kind}.how`)}
      </p>
      <ServerNotice text={say('notice.offline')} />
      <div className="notice-buttons">
        <button type="submit" className="primary" disabled={busy || address.trim() === ''}>
          {say('notice.save')}
        </button>
        <button
          type="button"
          disabled={busy}
          onClick={() => send({ email: null, webhook: null }, () => text('notice.stopped'))}
        >
          {say('notice.stop')}
        </button>
      </div>
      <p role="status" className={fault === undefined ? 'notice-status' : 'notice-status notice-fault'}>
        {fault ?? done}
      </p>
    </form>
  );
}
