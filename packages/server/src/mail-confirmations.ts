import type { Game, ReaderLanguage } from '@sandtable/kernel';
import { bucketsBy } from './limits.js';
import type { Email } from './notice-mail.js';
import { confirmationLetter } from './notice-texts.js';
import { confirmMail, type StoredMailConfirmation } from './store/mail-confirmations.js';
import { now } from './store/matches.js';
import type { Database } from './store/store.js';
import { newToken, sha256 } from './tokens.js';

/** A mail address gets notices only after its owner has confirmed it with a link that is sent there. */
export interface MailConfirmations {
  /** May this requester have one more letter sent to this mailbox? */
  mayAsk(requester: string, email: string): boolean;
  /** What to store of a request, and the letter to send once it is stored. */
  prepare(email: string): { readonly stored: StoredMailConfirmation; readonly letter: (about: About) => Email };
  /** Returns the matches whose seats get notices from now on; empty if the token is unknown, used or old. */
  confirm(token: string): Promise<readonly number[]>;
}

interface About {
  readonly language: ReaderLanguage;
  readonly game: Game;
  readonly seat: string;
}

const HOURS_VALID = 24;
/** Letters per hour. Few, because a stranger may request them. */
const PER_MAILBOX = 5;
const PER_REQUESTER = 20;
const HOUR_SECONDS = 3600;

/** With many providers, case and anything after a plus sign make no difference: it is the same mailbox. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*/, '');

export function mailConfirmationsOf(store: Database, address: () => string): MailConfirmations {
  const requesters = bucketsBy(PER_REQUESTER / HOUR_SECONDS, PER_REQUESTER);
  const mailboxes = bucketsBy(PER_MAILBOX / HOUR_SECONDS, PER_MAILBOX);
  return {
    mayAsk: (requester, email) => requesters(requester) && mailboxes(mailboxOf(email)),
    prepare(email) {
      const token = newToken();
      const place = { address: address(), link: `${address()}/confirm#${token}`, hours: HOURS_VALID };
      return {
        stored: { tokenHash: sha256(token), email, expires: now() + HOURS_VALID * HOUR_SECONDS },
        letter: ({ language, game, seat }) => ({ to: email, ...confirmationLetter(language, game, seat, place) }),
      };
    },
    confirm: (token) => confirmMail(store, sha256(token)),
  };
}
