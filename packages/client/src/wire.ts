import type { Table as Laid, LogEntry as Logged, Message as Words } from '@sandtable/kernel';
import { type Static, type TSchema, Type } from '@sinclair/typebox';

/**
 * What goes over the wire, once for all: the server validates by these schemas and describes itself with them
 * (OpenAPI), clients take their types from them. Browsers import the types alone.
 */

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Words of a game (seats, options, answers): short, and of no strange characters. */
const Word = Type.String({ minLength: 1, maxLength: 120, pattern: '^[\\x21-\\x7e]+$' });
const Name = Type.String({ minLength: 1, maxLength: 60 });
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

export const DecisionOut = Type.Object({
  prompt: Type.Unsafe<Words>({ type: 'object', additionalProperties: true }),
  rule: Type.String(),
  options: Type.Array(Type.String()),
});

export const Person = 'person';

export const NewMatch = Type.Object(
  {
    game: Word,
    options: Type.Optional(Type.Record(Word, Word, { maxProperties: 40 })),
    /** Who sits where: `person` or the name of a bot. Seats that are not named are as the game has them, else people. */
    seats: Type.Optional(Type.Record(Word, Word, { maxProperties: 12 })),
  },
  { additionalProperties: false },
);
export type NewMatch = Static<typeof NewMatch>;

export const MatchMade = Type.Object({
  id: MatchId,
  /** One secret a person's seat. */
  seats: Type.Record(Type.String(), Token),
  observer: Token,
  /** SHA-256 of the seed in hexadecimal, published before the first card; the seed comes with the result. */
  seedHash: Type.String(),
});
export type MatchMade = Static<typeof MatchMade>;

export const Result = Type.Object({
  ranking: Type.Array(Type.Object({ seat: Type.String(), place: Type.Integer(), score: Type.Number() })),
  reason: Type.Unsafe<Words>({ type: 'object', additionalProperties: true }),
});

/** Where a match stands for one viewer. `n` counts what was done so far: an answer names the `n` it answers. */
export const State = Type.Object({
  n: Type.Integer(),
  /** Seats that are thinking. */
  waiting: Type.Array(Type.String()),
  /** What this seat is asked, if it is. */
  decision: Nullable(DecisionOut),
  mayUndo: Type.Boolean(),
  /** What the seat sees: whole at first, later how it differs from the last one (a JSON merge patch). */
  view: Type.Optional(Type.Unknown()),
  patch: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  result: Nullable(Result),
  /** Once the match is over. */
  seed: Type.Optional(Type.String()),
});
export type State = Static<typeof State>;

/** What one answer (or taking back) brought, for the log: numbered as it was done. */
export const Happened = Type.Object({
  n: Type.Integer(),
  seat: Type.String(),
  /** The number of the answer that was taken back: what it brought is gone from the log. */
  undone: Type.Optional(Type.Integer()),
  /** What was answered, told to the seat that answered it and to nobody else. */
  option: Type.Optional(Type.String()),
  log: Type.Array(LogEntry),
});
export type Happened = Static<typeof Happened>;

export const ChatLine = Type.Object({
  number: Type.Integer(),
  seat: Type.String(),
  text: Type.String(),
  at: Type.Integer(),
});
export type ChatLine = Static<typeof ChatLine>;

export const Seated = Type.Object({
  seat: Type.String(),
  /** `person` or a bot's name. */
  player: Type.String(),
  name: Nullable(Type.String()),
  online: Type.Boolean(),
});
export type Seated = Static<typeof Seated>;

export const Welcome = Type.Object({
  match: MatchId,
  game: Type.String(),
  version: Type.Integer(),
  options: Type.Record(Type.String(), Type.String()),
  /** `observer` or the seat. */
  seat: Type.String(),
  seedHash: Type.String(),
  seats: Type.Array(Seated),
  rematch: Nullable(MatchId),
});
export type Welcome = Static<typeof Welcome>;

/** From the client. Each has a `do`. */
export const Join = Type.Object(
  {
    do: Type.Literal('join'),
    match: MatchId,
    token: Token,
    /** What the client has already: the log from here on is sent. */
    since: Type.Optional(Type.Integer({ minimum: 0 })),
    chatSince: Type.Optional(Type.Integer({ minimum: 0 })),
    /** `false` for a client that needs no view of the board. */
    view: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export const Answer = Type.Object(
  { do: Type.Literal('answer'), n: Type.Integer({ minimum: 0 }), option: Word },
  { additionalProperties: false },
);
export const Undo = Type.Object(
  { do: Type.Literal('undo'), n: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);
export const Say = Type.Object(
  { do: Type.Literal('say'), text: Type.String({ minLength: 1, maxLength: 1000 }) },
  { additionalProperties: false },
);
/** The position as tables of text, as far as this seat sees it. */
export const Tables = Type.Object({ do: Type.Literal('tables') }, { additionalProperties: false });
export const Ping = Type.Object({ do: Type.Literal('ping') }, { additionalProperties: false });
export const FromClient = Type.Union([Join, Answer, Undo, Say, Tables, Ping]);
export type FromClient = Static<typeof FromClient>;

/** Why a request was not carried out. `state` comes with answers that are late. */
export const Refusal = Type.Object({
  /** A word for programs: `late`, `illegal`, `notYours`, `unknownMatch`, `badMessage`, `tooFast`, `unavailable`, ... */
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
      readonly happened: readonly Happened[];
      readonly chat: readonly ChatLine[];
    }
  | { readonly is: 'update'; readonly state: State; readonly happened: readonly Happened[] }
  | { readonly is: 'chat'; readonly line: ChatLine }
  | { readonly is: 'seats'; readonly seats: readonly Seated[] }
  | { readonly is: 'rematch'; readonly match: string }
  | { readonly is: 'tables'; readonly n: number; readonly tables: readonly Laid[] }
  /** `re` is what was asked for, where the message could be read. */
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly re?: FromClient['do']; readonly state?: State }
  | { readonly is: 'pong' };

export const SetNotice = Type.Object(
  {
    webhook: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
    email: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  },
  { additionalProperties: false },
);
export const Account = Type.Object(
  { name: Name, password: Type.String({ minLength: 8, maxLength: 200 }) },
  { additionalProperties: false },
);
