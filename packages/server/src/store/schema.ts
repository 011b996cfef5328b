import type { GeneratorName, Language } from '@sandtable/kernel';
import type { Generated } from 'kysely';

/** The tables, as Kysely sees them: the same for SQLite and PostgreSQL. */
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
  /** What links name. */
  id: string;
  game: string;
  /** Of the game's rules, when the match began. */
  version: number;
  /** JSON: options, who plays which seat, the seats in order. */
  options: string;
  seating: string;
  seats: string;
  /** Empty while contributions to it are gathered. */
  seed: string;
  /** What makes the dice from the seed. */
  generator: Generated<GeneratorName>;
  /** JSON (`GatheringState` in gatherings.ts): what the seed will be made of, until the match begins. */
  gathering: Generated<string | null>;
  /** JSON (`SeedDraw`): what the seed was made of, if people contributed to it. */
  draw: Generated<string | null>;
  /** Seconds since 1970. */
  created: number;
  /** JSON: a note of the position after `snapshot_n` entries; empty at the start. */
  snapshot: string;
  snapshot_n: number;
  /** Of the position in the snapshot, and of the entries before it; empty where they were not kept. */
  snapshot_fingerprint: Generated<string>;
  snapshot_mark: Generated<string>;
  /** The fingerprint of the position after `head_n` entries, when the match last left memory in order. */
  head_n: Generated<number>;
  head_fingerprint: Generated<string>;
  /** JSON of the result once the match is over. */
  result: string | null;
  /** The match that follows it, if somebody asked for a rematch. */
  rematch: string | null;
}

/** Who may do what: a person's seat, or `observer`. The secret itself is not kept, only its hash. */
interface SeatTable {
  match: number;
  seat: string;
  token_hash: string;
  name: string | null;
  account: number | null;
  webhook: string | null;
  email: string | null;
  /** What notices are written in. */
  language: Generated<Language>;
  /** How many entries there were after the seat last acted, when it was last told that its turn had come. */
  noticed: Generated<number>;
}

/** Append-only: answers, and answers taken back (`option` is empty). `seat` is the number of the seat. */
interface EntryTable {
  match: number;
  n: number;
  seat: number;
  option: string;
  /** JSON: why, if a bot said so. */
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
  /** Lower case, to find it by. */
  handle: string;
  password: string;
  created: number;
}

/** Somebody who has logged in; with a match and a seat, a pass that opens this seat of theirs (also in rematches). */
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
  /** What requests call it. */
  id: string;
  account: number;
  credential_id: string;
  public_key: string;
  /** The highest signature counter seen; 0 for authenticators that don't count. */
  counter: number;
  /** JSON: how the authenticator can be reached. */
  transports: string;
  user_handle: string;
  /** Of the page it was made in: it works in pages of this origin alone. */
  origin: string;
  name: string;
  /** Seconds since 1970. */
  created: number;
  last_used: number | null;
}

/** Passkey challenges that were answered, kept until they expire so that none is answered twice. */
interface UsedChallengeTable {
  nonce: string;
  expires: number;
}

/** Keys that all processes on this database share. */
interface ServerKeyTable {
  name: string;
  value: string;
}
