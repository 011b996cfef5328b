import {
  type SeedDraw as Draw,
  LANGUAGES,
  type LogEntry as Logged,
  type SeedShare as Share,
  type TextTable,
  type Message as Words,
} from '@sandtable/kernel';
import { type Static, type TSchema, Type } from '@sinclair/typebox';

/**
 * What goes over the wire, once for all: the server validates by these schemas and describes itself with them
 * (OpenAPI), clients take their types from them. Browsers import the types alone.
 */

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Words of a game (seats, options, answers): short, and of no strange characters. */
const Word = Type.String({ minLength: 1, maxLength: 120, pattern: '^[\\x21-\\x7e]+$' });
/** Control characters; with `\\n` and `\\t` where lines may be broken. */
const CONTROLS = '\\u0000-\\u001f\\u007f-\\u009f';
const CONTROLS_BUT_BREAKS = '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f';
/** Characters that turn the text around them. */
const TURNING = '\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069';
/** Characters that nobody sees (but U+200D and U+FE0F, which make up emoji). */
const INVISIBLE =
  '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200c\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\uffff\\udb40';
/** A name is read on a screen: no control characters, nothing that turns the text or is invisible, not only spaces. */
const Name = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: `^(?=.*[^\\s\\u200d\\ufe00-\\ufe0f])[^${CONTROLS}${TURNING}${INVISIBLE}]+$`,
});
/** What is said may end up in a terminal: the same, but for ends of lines and tabs. */
const ChatText = Type.String({
  minLength: 1,
  maxLength: 1000,
  pattern: `^(?=[^]*[^\\s\\u200d\\ufe00-\\ufe0f])[^${CONTROLS_BUT_BREAKS}${TURNING}${INVISIBLE}]+$`,
});
/** Numbers of entries and lines, as databases keep them. */
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

/** What happened, as a key with parameters; `remark` is why a bot did what follows. */
export const LogEntry = Type.Unsafe<Logged>(
  Type.Object({
    key: Type.String(),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    remark: Type.Optional(Type.Literal(true)),
  }),
);

export const DecisionSchema = Type.Object({
  prompt: Type.Unsafe<Words>({ type: 'object', additionalProperties: true }),
  rule: Type.String(),
  options: Type.Array(Type.String()),
});

export const PERSON = 'person';

/** 256 bits: a hash (SHA-256), or random ones. */
const Hex256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** Who makes the seed: the server alone, or the server and the people at the table (docs/fair-dice.md). */
export const DICE = ['server', 'shared'] as const;
export type Dice = (typeof DICE)[number];

export const NewMatch = Type.Object(
  {
    game: Word,
    options: Type.Optional(Type.Record(Word, Word, { maxProperties: 40, additionalProperties: false })),
    /** Who sits where: `person` or the name of a bot. Seats that are not named are as the game has them, else people. */
    seats: Type.Optional(Type.Record(Word, Word, { maxProperties: 12, additionalProperties: false })),
    /**
     * `server` (the default): the server draws the seed, and the match begins at once. `shared`: people contribute to
     * the seed, and the match begins when they have; without a person it is the same as `server`.
     */
    dice: Type.Optional(Type.Union(DICE.map((dice) => Type.Literal(dice)))),
  },
  { additionalProperties: false },
);
export type NewMatch = Static<typeof NewMatch>;

export const CreatedMatch = Type.Object({
  id: MatchId,
  /** One secret a person's seat. */
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

/** What somebody added to the seed; the hash alone of one who committed to a contribution and didn't show it. */
export const SeedShare = Type.Unsafe<Share>(
  Type.Union([
    Type.Object({ seat: Type.String(), contribution: Hex256 }),
    Type.Object({ seat: Type.String(), withheld: Hex256 }),
  ]),
);
/** What the seed was made of; how is written down in docs/fair-dice.md. */
export const SeedDraw = Type.Unsafe<Draw>(
  Type.Object({ match: MatchId, secret: Hex256, contributions: Type.Array(SeedShare) }),
);

/** Where a match stands for one viewer. `n` counts what was done so far: an answer names the `n` it answers. */
export const State = Type.Object({
  n: Type.Integer(),
  /** A running hash of all that was done so far: the same number with another mark is another history. */
  mark: Type.Optional(Type.String()),
  /** Seats that are thinking. */
  waiting: Type.Array(Type.String()),
  /** What this seat is asked, if it is. */
  decision: Nullable(DecisionSchema),
  mayUndo: Type.Boolean(),
  /** What the seat sees: whole at first, later how it differs from the last one (a JSON merge patch). */
  view: Type.Optional(Type.Unknown()),
  patch: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  result: Nullable(Result),
  /** Once the match is over. */
  seed: Type.Optional(Type.String()),
  /** The same, of a match with shared dice. */
  draw: Type.Optional(SeedDraw),
});
export type State = Static<typeof State>;

/** What one answer (or taking back) brought, for the log: numbered as it was done. */
export const HistoryEntry = Type.Object({
  n: Type.Integer(),
  seat: Type.String(),
  /** The number of the answer that was taken back: what it brought is gone from the log. */
  undone: Type.Optional(Type.Integer()),
  /** What was answered, told to the seat that answered it and to nobody else. */
  option: Type.Optional(Type.String()),
  log: Type.Array(LogEntry),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** What somebody said. Lines of a match are numbered from 0 without gaps. */
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
  /** With shared dice: what people added to the seed, in the order of the seats. */
  contributions: Type.Optional(Type.Array(SeedShare)),
  seats: Type.Array(SeatStatus),
  rematch: Nullable(MatchId),
});
export type Welcome = Static<typeof Welcome>;

/** While a match with shared dice waits for contributions to its seed. Sent instead of a welcome, which comes after it. */
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
  /** `closed`: no commitment is added or changed any more, and contributions are revealed. */
  readonly phase: GatheringPhase;
  readonly seats: readonly GatheringSeat[];
}

/** From the client. Each has a `do`. */
export const Join = Type.Object(
  {
    do: Type.Literal('join'),
    match: MatchId,
    token: Token,
    /** What the client has already: the log from here on is sent. */
    since: Type.Optional(Count),
    /** The same of talk; of a long silence's talk only the newest lines are sent, older ones on request. */
    chatSince: Type.Optional(Count),
    /** How many entries the client was once told of: the welcome brings their mark, to be compared. */
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
export const Say = Type.Object({ do: Type.Literal('say'), text: ChatText }, { additionalProperties: false });
/** Talk from before a line, a page of it. */
export const OlderChat = Type.Object({ do: Type.Literal('talk'), before: Count }, { additionalProperties: false });
/** The position as tables of text, as far as this seat sees it. */
export const Tables = Type.Object({ do: Type.Literal('tables') }, { additionalProperties: false });
/** What an answer would bring, as far as it could be taken back. */
export const PreviewRequest = Type.Object(
  { do: Type.Literal('preview'), n: Count, option: Word },
  { additionalProperties: false },
);
/** Where the match stood after its first `n` entries. */
export const PastRequest = Type.Object({ do: Type.Literal('past'), n: Count }, { additionalProperties: false });
/** The hash of this seat's contribution to the seed. Another one may replace it as long as the list is open. */
export const Commit = Type.Object({ do: Type.Literal('commit'), commitment: Hex256 }, { additionalProperties: false });
/** The contribution itself, once the list of commitments is closed. */
export const Reveal = Type.Object(
  { do: Type.Literal('reveal'), contribution: Hex256 },
  { additionalProperties: false },
);
/** Closes the list of commitments without those who are not there. */
export const Begin = Type.Object({ do: Type.Literal('begin') }, { additionalProperties: false });
export const Ping = Type.Object({ do: Type.Literal('ping') }, { additionalProperties: false });
export const FromClient = Type.Union([
  Join,
  Answer,
  Undo,
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

/** Why a request was not carried out. `state` comes with answers that are late. */
export const Refusal = Type.Object({
  /**
   * A word for programs: `late`, `illegal`, `notYours`, `unknownMatch`, `badMessage`, `tooFast`, `tooManyMatches`, `full`, `busy`,
   * `unavailable`, ... After `otherRules` and `damaged` there is no use in trying again.
   */
  code: Type.String(),
  /** A sentence in English for people who write clients. */
  text: Type.String(),
});
export type Refusal = Static<typeof Refusal>;

/** To the client. */
export type ToClient =
  | {
      readonly is: 'welcome';
      readonly welcome: Welcome;
      readonly state: State;
      /** What happened before the first answer, to a client that has nothing yet. */
      readonly beginning?: readonly Logged[];
      readonly happened: readonly HistoryEntry[];
      readonly chat: readonly ChatLine[];
      /** The mark of as many entries as the client asked to compare; `null` if there are not as many. */
      readonly compared?: string | null;
    }
  | { readonly is: 'gathering'; readonly gathering: Gathering }
  | { readonly is: 'update'; readonly state: State; readonly happened: readonly HistoryEntry[] }
  | { readonly is: 'chat'; readonly line: ChatLine }
  /** A page of older talk; `more` if there is talk before it. */
  | { readonly is: 'talk'; readonly lines: readonly ChatLine[]; readonly more: boolean }
  | { readonly is: 'seats'; readonly seats: readonly SeatStatus[] }
  | { readonly is: 'rematch'; readonly match: string }
  | { readonly is: 'tables'; readonly n: number; readonly tables: readonly TextTable[] }
  /** `null`: chance, hidden things or others have a say in it. */
  | { readonly is: 'preview'; readonly view: unknown }
  | { readonly is: 'past'; readonly n: number; readonly view: unknown; readonly waiting: readonly string[] }
  /** `re` is what was asked for, where the message could be read. */
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly re?: FromClient['do']; readonly state?: State }
  | { readonly is: 'pong' };

/** Over HTTP. What a socket says with a `do` is said by the address here. */
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
  /** Named sets of options. */
  scenarios: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  bots: Type.Array(Type.String()),
  /** With the usual options. */
  seats: Type.Array(Type.String()),
});
export type GameInfo = Static<typeof GameInfo>;

export const MatchReply = Type.Object({ welcome: Welcome, state: State });
export type MatchReply = Static<typeof MatchReply>;
export const StateReply = Type.Object({ state: State });
export const LogReply = Type.Object({
  /** How many entries there are: what to ask from the next time. */
  n: Type.Integer(),
  /** What happened before the first answer, if the log is asked for from the beginning. */
  beginning: Type.Optional(Type.Array(LogEntry)),
  happened: Type.Array(HistoryEntry),
});
/** The newest lines of those asked for; `more` if some before them were left out. */
export const ChatReply = Type.Object({ chat: Type.Array(ChatLine), more: Type.Boolean() });
/** As `sandtable replay` reads it. */
export const RecordReply = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });
/** The same secrets open it. */
export const RematchReply = Type.Object({ match: MatchId });
export type RematchReply = Static<typeof RematchReply>;
export const RefusalReply = Type.Object({ ...Refusal.properties, state: Type.Optional(State) });

/** `null` takes one away, what is left out stays. */
export const SetNotice = Type.Object(
  {
    webhook: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
    email: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
    /** What notices to this seat are written in; English until somebody says otherwise. */
    language: Type.Optional(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
  },
  closed,
);
export type SetNotice = Static<typeof SetNotice>;
/** By what a seat is notified. Addresses are not shown: several people may hold the link of a seat. */
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
/** A password that is only compared. */
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
  /** Why it cannot go on here, if it cannot: nobody knows then whose turn it is. */
  fault: Type.Optional(Type.Union([Type.Literal('otherRules'), Type.Literal('damaged')])),
});
/** Newest first; `next` asks for those before. */
export const MyMatches = Type.Object({ matches: Type.Array(MyMatch), next: Nullable(Type.Integer()) });
export type MyMatches = Static<typeof MyMatches>;
export const BeforeQuery = Type.Object({ before: Type.Optional(Count) }, closed);

/** Bytes in base64url, as WebAuthn's JSON forms have them. */
const base64url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
/** A credential's name has at most 1023 bytes. */
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
export const PasskeySeen = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The address it was made at: it works in pages of that origin alone. */
  origin: Type.String(),
  /** Seconds since 1970. */
  created: Type.Integer(),
  lastUsed: Nullable(Type.Integer()),
});
export type PasskeySeen = Static<typeof PasskeySeen>;
export const PasskeysSeen = Type.Object({ passkeys: Type.Array(PasskeySeen) });
export type PasskeysSeen = Static<typeof PasskeysSeen>;
