import {
  type DecisionView,
  type SeedDraw as Draw,
  type LogEntry as Logged,
  READER_LANGUAGES,
  type SeedShare as Share,
  type TextTable,
  type Message as Words,
} from '@sandtable/kernel';
import { type Static, type TSchema, Type } from '@sinclair/typebox';

/**
 * Every message and body between client and server. The server validates by these schemas and builds its OpenAPI document
 * from them; clients get their types from them. Browsers import only the types.
 */

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Identifiers of a game (seats, settings, options): short, and only printable ASCII. */
const Word = Type.String({ minLength: 1, maxLength: 120, pattern: '^[\\x21-\\x7e]+$' });
/** Control characters: all of them, and all except `\\n` and `\\t`. */
const CONTROLS = '\\u0000-\\u001f\\u007f-\\u009f';
const CONTROLS_BUT_BREAKS = '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f';
/** Characters that change the direction of the text around them. */
const TURNING = '\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069';
/** Invisible characters, except U+200D and U+FE0F, which emoji need. */
const INVISIBLE =
  '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200c\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\uffff\\udb40';
/** A name appears on screens: no control, direction or invisible characters, and not only spaces. */
const Name = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: `^(?=.*[^\\s\\u200d\\ufe00-\\ufe0f])[^${CONTROLS}${TURNING}${INVISIBLE}]+$`,
});
/** A chat line may end up in a terminal: as a name, but line breaks and tabs are allowed. */
const ChatText = Type.String({
  minLength: 1,
  maxLength: 1000,
  pattern: `^(?=[^]*[^\\s\\u200d\\ufe00-\\ufe0f])[^${CONTROLS_BUT_BREAKS}${TURNING}${INVISIBLE}]+$`,
});
/** A number of entries or lines, as databases store it. */
const Count = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
/** A seat's secret, as its link carries it after the #: 32 random bytes. */
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
export const MatchId = Type.String({ pattern: '^[A-Za-z0-9_-]{12}$' });

export const Message = Type.Recursive(
  (This) =>
    Type.Object({
      key: Type.String(),
      params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), This]))),
    }),
  { $id: 'Message' },
);

/** A line of the log, as a key with parameters. A `remark` is a bot's reason for what follows. */
export const LogEntry = Type.Unsafe<Logged>(
  Type.Object({
    key: Type.String(),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    remark: Type.Optional(Type.Literal(true)),
  }),
);

/** What a seat is asked, just as rules, pages and bots know it. */
export const DecisionSchema = Type.Unsafe<DecisionView>(
  Type.Object({
    seat: Type.String(),
    prompt: Type.Unsafe<Words>({ type: 'object', additionalProperties: true }),
    rule: Type.String(),
    options: Type.Array(Type.String()),
  }),
);

export const PERSON = 'person';

/** 256 bits: a SHA-256, or random. */
const Hex256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** Who makes the seed: the server alone, or the server together with the players (docs/fair-dice.md). */
export const DICE = ['server', 'shared'] as const;
export type Dice = (typeof DICE)[number];

export const NewMatch = Type.Object(
  {
    game: Word,
    options: Type.Optional(Type.Record(Word, Word, { maxProperties: 40, additionalProperties: false })),
    /** By seat: `person` or the name of a bot. Seats left out get the game's default, or else a person. */
    seats: Type.Optional(Type.Record(Word, Word, { maxProperties: 12, additionalProperties: false })),
    /**
     * `server` (the default): the server draws the seed, and the match begins at once. `shared`: people contribute to
     * the seed, and the match begins when they have done so. Without people, `shared` is the same as `server`.
     */
    dice: Type.Optional(Type.Union(DICE.map((dice) => Type.Literal(dice)))),
  },
  { additionalProperties: false },
);
export type NewMatch = Static<typeof NewMatch>;

export const CreatedMatch = Type.Object({
  id: MatchId,
  /** One secret for each person's seat. */
  seats: Type.Record(Type.String(), Token),
  observer: Token,
  /**
   * SHA-256, in hexadecimal, of the server's secret: of the seed itself, or with shared dice of the server's share of it.
   * Published before the first card; the secret comes with the result.
   */
  seedHash: Type.String(),
});
export type CreatedMatch = Static<typeof CreatedMatch>;

export const Result = Type.Object({
  ranking: Type.Array(Type.Object({ seat: Type.String(), place: Type.Integer(), score: Type.Number() })),
  reason: Type.Unsafe<Words>({ type: 'object', additionalProperties: true }),
});

/** What a seat added to the seed, or its commitment alone if it never revealed its contribution. */
export const SeedShare = Type.Unsafe<Share>(
  Type.Union([
    Type.Object({ seat: Type.String(), contribution: Hex256 }),
    Type.Object({ seat: Type.String(), withheld: Hex256 }),
  ]),
);
/** What the seed was made of (docs/fair-dice.md). */
export const SeedDraw = Type.Unsafe<Draw>(
  Type.Object({ match: MatchId, secret: Hex256, contributions: Type.Array(SeedShare) }),
);

/** The state of a match for one viewer. `n` counts the entries so far: an answer names the `n` that it answers. */
export const State = Type.Object({
  n: Type.Integer(),
  /** A running hash of all entries so far: the same `n` with another mark is another history. */
  mark: Type.Optional(Type.String()),
  /** Seats that have to answer. */
  waiting: Type.Array(Type.String()),
  /** What this seat has to decide, if anything. */
  decision: Nullable(DecisionSchema),
  mayUndo: Type.Boolean(),
  /** What the seat sees: the whole view at first, later a JSON merge patch from the last view. */
  view: Type.Optional(Type.Unknown()),
  patch: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  result: Nullable(Result),
  /** Once the match is over. */
  seed: Type.Optional(Type.String()),
  /** The same, of a match with shared dice. */
  draw: Type.Optional(SeedDraw),
});
export type State = Static<typeof State>;

/** One entry of the history, an answer or an undo, with the log lines that it caused. */
export const HistoryEntry = Type.Object({
  n: Type.Integer(),
  seat: Type.String(),
  /** For an undo: the number of the answer that it took back. The log lines of that answer no longer count. */
  undone: Type.Optional(Type.Integer()),
  /** The answer. Only the seat that gave it gets this. */
  option: Type.Optional(Type.String()),
  log: Type.Array(LogEntry),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** A line of chat. The lines of a match are numbered from 0 without gaps. */
export const ChatLine = Type.Object({
  number: Type.Integer(),
  seat: Type.String(),
  text: Type.String(),
  /** Seconds since 1970. */
  at: Type.Integer(),
});
export type ChatLine = Static<typeof ChatLine>;

export const SeatStatus = Type.Object({
  seat: Type.String(),
  /** `person` or a bot's name. */
  player: Type.String(),
  name: Nullable(Type.String()),
  online: Type.Boolean(),
});
export type SeatStatus = Static<typeof SeatStatus>;

export const Welcome = Type.Object({
  match: MatchId,
  game: Type.String(),
  version: Type.Integer(),
  options: Type.Record(Type.String(), Type.String()),
  /** `observer` or the seat. */
  seat: Type.String(),
  seedHash: Type.String(),
  /** With shared dice: what each seat added to the seed, in the order of the seats. */
  contributions: Type.Optional(Type.Array(SeedShare)),
  seats: Type.Array(SeatStatus),
  rematch: Nullable(MatchId),
});
export type Welcome = Static<typeof Welcome>;

/** A match with shared dice waits for contributions. Clients get this until the match begins, then a welcome. */
export const GATHERING_PHASES = ['open', 'closed'] as const;
export type GatheringPhase = (typeof GATHERING_PHASES)[number];
export interface GatheringSeat extends SeatStatus {
  /** The hash of this seat's contribution, once there is one; never a bot's. */
  readonly commitment: string | null;
  readonly revealed: boolean;
}
export interface Gathering {
  readonly match: string;
  readonly game: string;
  /** `observer` or the seat. */
  readonly seat: string;
  /** SHA-256 of the server's secret. */
  readonly seedHash: string;
  /** `closed`: commitments can't be added or changed any more, and seats reveal their contributions. */
  readonly phase: GatheringPhase;
  readonly seats: readonly GatheringSeat[];
}

/** Messages from the client. Each has a `do`. */
export const Join = Type.Object(
  {
    do: Type.Literal('join'),
    match: MatchId,
    token: Token,
    /** How many entries the client has. The server sends the history from there on. */
    since: Type.Optional(Count),
    /** The same for chat. If the client missed many lines, it gets only the newest; older ones on request. */
    chatSince: Type.Optional(Count),
    /** How many entries the client once received. The welcome has the server's mark of them, to compare. */
    compare: Type.Optional(Count),
    /** `false` for a client that needs no view of the board. */
    view: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export const Answer = Type.Object(
  { do: Type.Literal('answer'), n: Count, option: Word },
  { additionalProperties: false },
);
export const Undo = Type.Object({ do: Type.Literal('undo'), n: Count }, { additionalProperties: false });
/** Bots that think at `n` entries play the best that they have found so far. */
export const MoveNow = Type.Object({ do: Type.Literal('moveNow'), n: Count }, { additionalProperties: false });
export const Say = Type.Object({ do: Type.Literal('say'), text: ChatText }, { additionalProperties: false });
/** Requests the page of chat before a line. */
export const OlderChat = Type.Object({ do: Type.Literal('talk'), before: Count }, { additionalProperties: false });
/** Requests the position as tables of text, as this seat sees it. */
export const Tables = Type.Object({ do: Type.Literal('tables') }, { additionalProperties: false });
/** Requests what the seat would see after an answer that it could undo. */
export const PreviewRequest = Type.Object(
  { do: Type.Literal('preview'), n: Count, option: Word },
  { additionalProperties: false },
);
/** Requests what the seat saw after the first `n` entries. */
export const PastRequest = Type.Object({ do: Type.Literal('past'), n: Count }, { additionalProperties: false });
/** The hash of this seat's contribution to the seed. It can be replaced while the list is open. */
export const Commit = Type.Object({ do: Type.Literal('commit'), commitment: Hex256 }, { additionalProperties: false });
/** The contribution itself, once the list of commitments is closed. */
export const Reveal = Type.Object(
  { do: Type.Literal('reveal'), contribution: Hex256 },
  { additionalProperties: false },
);
/** Closes the list of commitments without the missing ones. */
export const Begin = Type.Object({ do: Type.Literal('begin') }, { additionalProperties: false });
export const Ping = Type.Object({ do: Type.Literal('ping') }, { additionalProperties: false });
export const FromClient = Type.Union([
  Join,
  Answer,
  Undo,
  MoveNow,
  Say,
  OlderChat,
  Tables,
  PreviewRequest,
  PastRequest,
  Commit,
  Reveal,
  Begin,
  Ping,
]);
export type FromClient = Static<typeof FromClient>;

/** Why a request was not carried out. */
export const Refusal = Type.Object({
  /**
   * A code for programs: `late`, `illegal`, `notYours`, `unknownMatch`, `badMessage`, `tooFast`, `tooManyMatches`, `full`, `busy`,
   * `unavailable`, ... After `otherRules` and `damaged`, trying again can't help.
   */
  code: Type.String(),
  /** A sentence in English for people who write clients. */
  text: Type.String(),
});
export type Refusal = Static<typeof Refusal>;

/** How far a bot's thinking is. */
export interface BotThinking {
  readonly n: number;
  readonly seat: string;
  readonly progress: number;
}

/** Messages to the client. */
export type ToClient =
  | {
      readonly is: 'welcome';
      readonly welcome: Welcome;
      readonly state: State;
      /** What happened before the first answer, if the client has nothing yet. */
      readonly beginning?: readonly Logged[];
      readonly happened: readonly HistoryEntry[];
      readonly chat: readonly ChatLine[];
      /** The mark of the entries that the client asked to compare; `null` if the server has fewer. */
      readonly compared?: string | null;
    }
  | { readonly is: 'gathering'; readonly gathering: Gathering }
  | { readonly is: 'update'; readonly state: State; readonly happened: readonly HistoryEntry[] }
  /** A bot that searches has done so many parts of its plan, of `PROGRESS_PARTS`, at `n` entries. */
  | ({ readonly is: 'thinking' } & BotThinking)
  | { readonly is: 'chat'; readonly line: ChatLine }
  /** A page of older chat; `more` if there are still older lines. */
  | { readonly is: 'talk'; readonly lines: readonly ChatLine[]; readonly more: boolean }
  | { readonly is: 'seats'; readonly seats: readonly SeatStatus[] }
  | { readonly is: 'rematch'; readonly match: string }
  | { readonly is: 'tables'; readonly n: number; readonly tables: readonly TextTable[] }
  /** `null`: chance, hidden information or other seats affect it. */
  | { readonly is: 'preview'; readonly view: unknown }
  | { readonly is: 'past'; readonly n: number; readonly view: unknown; readonly waiting: readonly string[] }
  /** `re` is the kind of message that was refused, if the server could read it. `state` comes with late answers. */
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly re?: FromClient['do']; readonly state?: State }
  | { readonly is: 'pong' };

/** Bodies over HTTP, where the address says what a socket message says with its `do`. */
const closed = { additionalProperties: false };
export const AnswerBody = Type.Object({ n: Count, option: Word }, closed);
export const UndoBody = Type.Object({ n: Count }, closed);
export const SayBody = Type.Object({ text: ChatText }, closed);
export const NameBody = Type.Object({ name: Name }, closed);
export const SinceQuery = Type.Object({ since: Type.Optional(Count) }, closed);
export const ChatQuery = Type.Object({ since: Type.Optional(Count), before: Type.Optional(Count) }, closed);

export const GameInfo = Type.Object({
  id: Type.String(),
  title: Type.String(),
  version: Type.Integer(),
  options: Type.Record(Type.String(), Type.Object({ values: Type.Array(Type.String()), default: Type.String() })),
  /** Named sets of settings. */
  scenarios: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  bots: Type.Array(Type.String()),
  /** With the default settings. */
  seats: Type.Array(Type.String()),
});
export type GameInfo = Static<typeof GameInfo>;

export const MatchReply = Type.Object({ welcome: Welcome, state: State });
export type MatchReply = Static<typeof MatchReply>;
export const StateReply = Type.Object({ state: State });
export const LogReply = Type.Object({
  /** How many entries there are: `since` for the next request. */
  n: Type.Integer(),
  /** What happened before the first answer, if `since` is 0. */
  beginning: Type.Optional(Type.Array(LogEntry)),
  happened: Type.Array(HistoryEntry),
});
/** The newest of the requested lines; `more` if earlier ones were left out. */
export const ChatReply = Type.Object({ chat: Type.Array(ChatLine), more: Type.Boolean() });
/** A record, as `sandtable replay` reads it. */
export const RecordReply = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });
/** The same secrets open it. */
export const RematchReply = Type.Object({ match: MatchId });
export type RematchReply = Static<typeof RematchReply>;
export const RefusalReply = Type.Object({ ...Refusal.properties, state: Type.Optional(State) });

/** `null` removes a value; a value that is left out stays. */
export const SetNotice = Type.Object(
  {
    webhook: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
    email: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
    /** The language of notices to this seat. Default: English. */
    language: Type.Optional(Type.Union(READER_LANGUAGES.map((language) => Type.Literal(language)))),
  },
  closed,
);
export type SetNotice = Static<typeof SetNotice>;
/** How a seat is notified. It doesn't contain addresses: several people may hold the link of a seat. */
export const NoticeStatus = Type.Object({
  webhook: Type.Boolean(),
  email: Type.Boolean(),
  /** A mail address waits to be confirmed. */
  pending: Type.Boolean(),
});
export type NoticeStatus = Static<typeof NoticeStatus>;
export const MailConfirmationBody = Type.Object({ token: Token }, closed);

const Password = Type.String({ minLength: 8, maxLength: 200 });
export const AccountBody = Type.Object({ name: Name, password: Password }, closed);
/** A password that is only checked: it may be shorter than a new one must be. */
const GivenPassword = Type.String({ minLength: 1, maxLength: 200 });
export const Login = Type.Object(
  {
    name: Name,
    password: GivenPassword,
    /** For programs: the session as a token in the reply, in place of a cookie. */
    bearer: Type.Optional(Type.Boolean()),
  },
  closed,
);
export const LoginReply = Type.Object({ name: Type.String(), expires: Type.Integer(), token: Type.Optional(Token) });
export type LoginReply = Static<typeof LoginReply>;
export const PasswordChange = Type.Object({ password: GivenPassword, newPassword: Password }, closed);
export const AccountDeletion = Type.Object({ password: GivenPassword }, closed);
export const AccountReply = Type.Object({ name: Type.String() });
export type AccountReply = Static<typeof AccountReply>;
export const ClaimBody = Type.Object({ match: MatchId, token: Token }, closed);
export const PassBody = Type.Object({ seat: Word }, closed);
/** A secret that opens this one seat, as a link carries it after the #. */
export const Pass = Type.Object({ match: MatchId, seat: Type.String(), token: Token });
export type Pass = Static<typeof Pass>;
export const MyMatch = Type.Object({
  match: MatchId,
  game: Type.String(),
  seat: Type.String(),
  /** Seconds since 1970. */
  created: Type.Integer(),
  over: Type.Boolean(),
  waiting: Type.Array(Type.String()),
  yourTurn: Type.Boolean(),
  /** Why the match can't continue on this server. If there is a fault, whose turn it is isn't known. */
  fault: Type.Optional(Type.Union([Type.Literal('otherRules'), Type.Literal('damaged')])),
});
/** Newest first; `next` is the `before` of the next page. */
export const MyMatches = Type.Object({ matches: Type.Array(MyMatch), next: Nullable(Type.Integer()) });
export type MyMatches = Static<typeof MyMatches>;
export const BeforeQuery = Type.Object({ before: Type.Optional(Count) }, closed);

/** Bytes in base64url, as WebAuthn's JSON forms have them. */
const base64url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
/** A credential id has at most 1023 bytes. */
const CredentialId = base64url(1364);
const BYTES = base64url(16_384);
const credential = <T extends TSchema>(response: T) =>
  Type.Object({
    id: CredentialId,
    rawId: CredentialId,
    type: Type.Literal('public-key'),
    response,
    clientExtensionResults: Type.Object({}),
  });
/** What `navigator.credentials.create` returns, as JSON. */
export const CreatedCredential = credential(
  Type.Object({
    clientDataJSON: BYTES,
    attestationObject: BYTES,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
  }),
);
export type CreatedCredential = Static<typeof CreatedCredential>;
/** What `navigator.credentials.get` returns, as JSON. */
export const UsedCredential = credential(
  Type.Object({
    clientDataJSON: BYTES,
    authenticatorData: BYTES,
    signature: BYTES,
    userHandle: Type.Optional(Type.String({ maxLength: 100 })),
  }),
);
export type UsedCredential = Static<typeof UsedCredential>;
/** What to hand to `navigator.credentials`, in WebAuthn's JSON form. */
export const CredentialOptions = Type.Object({
  options: Type.Object({ challenge: Type.String() }, { additionalProperties: true }),
});
export type CredentialOptions = Static<typeof CredentialOptions>;
export const PasskeyRequest = Type.Object({ password: GivenPassword }, closed);
export const NewPasskey = Type.Object({ name: Name, credential: CreatedCredential }, closed);
export const PasskeyLogin = Type.Object({ credential: UsedCredential, bearer: Type.Optional(Type.Boolean()) }, closed);
export const PasskeyInfo = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The origin of the page where it was made. It works only there. */
  origin: Type.String(),
  /** Seconds since 1970. */
  created: Type.Integer(),
  lastUsed: Nullable(Type.Integer()),
});
export type PasskeyInfo = Static<typeof PasskeyInfo>;
export const PasskeyList = Type.Object({ passkeys: Type.Array(PasskeyInfo) });
export type PasskeyList = Static<typeof PasskeyList>;
