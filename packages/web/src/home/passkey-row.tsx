import type { PasskeyInfo } from '@sandtable/client';
import { type FormEvent, useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { sayWith, text } from './passkey-text.js';
import { usePasskeyWords } from './passkey-words.js';
import { timeAgo } from './time-ago.js';

const LONGEST_NAME = 60;

export interface PasskeyRowProps {
  readonly passkey: PasskeyInfo;
  readonly busy: boolean;
  readonly rename: (name: string) => void;
  readonly remove: () => void;
}

/** One passkey, which can be renamed, or removed after a confirmation. */
export function PasskeyRow({ passkey, busy, rename, remove }: PasskeyRowProps) {
  const words = usePasskeyWords();
  const say = sayWith(words);
  const [stage, setStage] = useState<'shown' | 'renaming' | 'removing'>('shown');
  const { name } = passkey;

  return (
    <li className="row">
      <div className="row-head">
        <strong className="passkey-name">{name}</strong>
      </div>
      <PasskeyFacts passkey={passkey} />
      {stage === 'shown' && (
        <div className="row-buttons">
          <button type="button" className="button" disabled={busy} onClick={() => setStage('renaming')}>
            {say('passkey.rename')} <span className="unseen">{name}</span>
          </button>
          <button type="button" className="button" disabled={busy} onClick={() => setStage('removing')}>
            {say('passkey.remove')} <span className="unseen">{name}</span>
          </button>
        </div>
      )}
      {stage === 'renaming' && (
        <RenameForm
          name={name}
          done={(newName) => {
            setStage('shown');
            if (newName !== undefined && newName !== name) rename(newName);
          }}
        />
      )}
      {stage === 'removing' && (
        <>
          <p>{say('passkey.remove.sure', { name })}</p>
          <div className="row-buttons">
            <button type="button" className="button" disabled={busy} onClick={remove}>
              {say('passkey.remove.now')}
            </button>
            <button type="button" className="button" onClick={() => setStage('shown')}>
              {say('passkey.cancel')}
            </button>
          </div>
        </>
      )}
    </li>
  );
}

function PasskeyFacts({ passkey: { created, lastUsed, origin } }: { readonly passkey: PasskeyInfo }) {
  const { language } = useReaderPreferences();
  const words = usePasskeyWords();
  const when = (seconds: number) => timeAgo(seconds * 1000, Date.now(), language);
  const facts = [
    text('passkey.made', { when: when(created) }),
    lastUsed === null ? text('passkey.unused') : text('passkey.used', { when: when(lastUsed) }),
    ...(origin === window.location.origin ? [] : [text('passkey.at', { address: origin })]),
  ];
  return <p className="row-facts">{facts.map(words.say).join(' · ')}</p>;
}

function RenameForm({ name, done }: { readonly name: string; readonly done: (name: string | undefined) => void }) {
  const words = usePasskeyWords();
  const say = sayWith(words);
  const [wanted, setWanted] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.trim() !== '') done(wanted.trim());
  };
  return (
    <form className="passkey-rename" onSubmit={submit} noValidate>
      <label>
        {say('passkey.name')}
        <input maxLength={LONGEST_NAME} value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <button type="submit" className="button" disabled={wanted.trim() === ''}>
        {say('passkey.save')}
      </button>
      <button type="button" className="button" onClick={() => done(undefined)}>
        {say('passkey.cancel')}
      </button>
    </form>
  );
}
