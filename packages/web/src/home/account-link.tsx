import { useReaderPreferences } from '../shell/reader-preferences.js';
import { ADDRESS, linkTo } from '../shell/route.js';
import { text } from '../words/text.js';

/** The link to the account page, small enough for a phone's top bar. */
export function AccountLink() {
  const { words } = useReaderPreferences();
  const name = words.say(text('home.account'));
  return (
    <a className="account-link" title={name} {...linkTo(ADDRESS.account)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="8.5" r="4" />
        <path d="M4 20.5c.6-4.2 3.8-6 8-6s7.4 1.8 8 6" />
      </svg>
      <span className="unseen">{name}</span>
    </a>
  );
}
