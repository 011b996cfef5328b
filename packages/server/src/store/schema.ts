import type { GeneratorName, ReaderLanguage } from '@sandtable/kernel';
import type { Generated } from 'kysely';

/** The tables as Kysely types, the same for SQLite and PostgreSQL. */
export interface Tables {
  matches: MatchTable;
  seats: SeatTable;
  entries: EntryTable;
  chat: ChatTable;
  accounts: AccountTable;
  sessions: SessionTable;
  mail_confirmations: MailConfirmationTable;
  passkeys: PasskeyTable;
  used_challenges: UsedChallengeTable;
  server_keys: ServerKeyTable;
}

interface MatchTable {
  pk: Generated<number>;
  /** The id in links. */
  id: string;
  game: string;
  /** The version of the game's rules when the match began. */
  version: number;
  /** JSON: the settings, the seating, the seats in order. */
  options: string;
  seating: string;
  seats: string;
  /** Empty while people contribute to it. */
  seed: string;
  /** The random generator that makes the dice from the seed. */
  generator: Generated<GeneratorName>;
  /** JSON (`GatheringState` in gatherings.ts): what the seed will be made of, until the match begins. */
  gathering: Generated<string | null>;
  /** JSON (`SeedDraw`): what the seed was made of, if people contributed to it. */
  draw: Generated<string | null>;
  /** Seconds since 1970. */
  created: number;
  /** A position file (JSON) after `snapshot_n` entries; empty at the start. */
  snapshot: string;
  snapshot_n: number;
  /** The fingerprint of the snapshot's position, and the mark of the entries before it; empty if they were not stored. */
  snapshot_fingerprint: Generated<string>;
  snapshot_mark: Generated<string>;
  /** The fingerprint of the position after `head_n` entries, from when the match last left memory properly. */
  head_n: Generated<number>;
  head_fingerprint: Generated<string>;
  /** JSON of the result once the match is over. */
  result: string | null;
  /** The match that follows it, if somebody asked for a rematch. */
  rematch: string | null;
}

/** What a secret opens: a person's seat, or `observer`. Only the hash of the secret is stored. */
interface SeatTable {
  match: number;
  seat: string;
  token_hash: string;
  name: string | null;
  account: number | null;
  webhook: string | null;
  email: string | null;
  /** The language of notices. */
  language: Generated<ReaderLanguage>;
  /** The turn that the seat was last notified of: the number of entries after the seat's last action. */
  noticed: Generated<number>;
}

/** Append-only: answers, and undos (`option` is empty). `seat` is the index of the seat. */
interface EntryTable {
  match: number;
  n: number;
  seat: number;
  option: string;
  /** JSON: a bot's reason, if it gave one. */
  because: string | null;
}

interface ChatTable {
  match: number;
  number: number;
  seat: string;
  text: string;
  at: number;
}

interface AccountTable {
  pk: Generated<number>;
  name: string;
  /** In lower case, for lookups. */
  handle: string;
  password: string;
  created: number;
}

/** A session; with a match and a seat, a pass that opens this seat of the account (also in rematches). */
interface SessionTable {
  token_hash: string;
  account: number;
  expires: number;
  match: number | null;
  seat: string | null;
  /** The session that a pass was made in. */
  session: string | null;
}

/** A mail address given for a seat that its owner has not confirmed yet. */
interface MailConfirmationTable {
  match: number;
  seat: string;
  token_hash: string;
  email: string;
  expires: number;
}

/** A WebAuthn credential that opens an account. Binary values are base64url. */
interface PasskeyTable {
  pk: Generated<number>;
  /** The id in requests. */
  id: string;
  account: number;
  credential_id: string;
  public_key: string;
  /** The highest signature counter seen; 0 for authenticators that don't count. */
  counter: number;
  /** JSON: how the authenticator can be reached. */
  transports: string;
  user_handle: string;
  /** The origin of the page where it was made. It works only there. */
  origin: string;
  name: string;
  /** Seconds since 1970. */
  created: number;
  last_used: number | null;
}

/** Used passkey challenges, stored until they expire so that none is used twice. */
interface UsedChallengeTable {
  nonce: string;
  expires: number;
}

/** Keys that all processes on this database share. */
interface ServerKeyTable {
  name: string;
  value: string;
}
