import { printLink } from '@sandtable/client';
import { useRef, useState } from 'react';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { sayWith, text } from '../words/text.js';
import { seatWord } from './covers.js';
import type { StoredLink } from './stored-links.js';

/** Links to seats, each with buttons to copy and share it. */
export function SeatLinks({ game, links }: { readonly game: string; readonly links: readonly StoredLink[] }) {
  const { words } = useReaderPreferences();
  const nameOf = ({ seat }: StoredLink) =>
    seat === 'observer' ? words.say(text('new.link.observer')) : seatWord(words, game, seat);
  return (
    <ul className="links">
      {links.map((link) => (
        <LinkRow key={link.seat} link={link} name={nameOf(link)} />
      ))}
    </ul>
  );
}

function LinkRow({ link, name }: { readonly link: StoredLink; readonly name: string }) {
  const { words } = useReaderPreferences();
  const say = sayWith(words);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const address = printLink({ ...link, address: window.location.origin });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without https there is no clipboard API, but the older command still works.
      field.current?.select();
      if (!document.execCommand('copy')) return;
    }
    setCopied(true);
    window.setTimeout(() => setCopied(false), 2500);
  };
  return (
    <li className="link">
      <span className="link-name">
        {name}
        {!link.given && link.seat !== 'observer' && <em> ({say('new.link.yours')})</em>}
      </span>
      <input
        ref={field}
        readOnly
        value={address}
        aria-label={say('new.link.of', { seat: name })}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" onClick={copy} aria-label={say('new.link.copyOf', { seat: name })}>
        {say(copied ? 'new.link.copied' : 'new.link.copy')}
      </button>
      <span className="unseen" role="status">
        {copied ? say('new.link.copied') : ''}
      </span>
    </li>
  );
}
