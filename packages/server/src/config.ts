import { availableParallelism } from 'node:os';
import type { LimitConfig } from './limits.js';
import { inputError } from './text.js';

/** The server's configuration. The defaults suit a single machine at home. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database. */
  readonly dataFolder: string;
  /** A PostgreSQL URL in place of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The public address, for links; by default the address the server listens at. */
  readonly publicUrl: string | undefined;
  /** Other origins whose pages may open a socket. */
  readonly origins: readonly string[];
  /** Further host names that requests may use, beside addresses, local names and that of `publicUrl`. */
  readonly hosts: readonly string[];
  readonly idleMs: number;
  /** Above this number of rooms in memory, those without subscribers are evicted sooner. */
  readonly maxRooms: number;
  /** Threads on which bots think. One core is left to people's answers. */
  readonly botThreads: number;
  /** A socket that has not joined a match within this time is closed. */
  readonly joinTimeoutMs: number;
  /** Clients whom a change does not concern are updated within this time, with several changes in one update. */
  readonly batchDelayMs: number;
  /** A seat that has committed to a contribution and doesn't reveal it within this time contributes nothing. */
  readonly revealTimeoutMs: number;
  readonly limits: LimitConfig & { readonly requestsPerMinute: number };
  readonly logLevel: string;
  /** How many reverse proxies are in front of the server, and so how many entries of `X-Forwarded-For` are trusted. */
  readonly trustedProxies: number;
  /** Attempts to log in or to create an account, from one address or for one name. */
  readonly loginsPerMinute: number;
  /** How much work a new password is hashed with: the N of scrypt. Stored with every password, so that it can be raised. */
  readonly passwordCost: number;
  /** The token with which other machines may read the metrics. */
  readonly metricsToken: string | undefined;
  readonly notices: NoticeConfig;
}

export interface NoticeConfig {
  /** Allows webhooks to private addresses, for a server that is used at home only. */
  readonly privateWebhooks: boolean;
  /** The mail server, as `smtp://user:password@host:port`; without it no mail is sent. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Players who connect within this time after their turn has come get no notice. */
  readonly delayMs: number;
  /** A player still connected this long after their turn has come has seen it: a dead connection is detected by then. */
  readonly presenceMs: number;
  /** Notices to one webhook or mailbox. */
  readonly maxPerHour: number;
}

/** Each thread loads all games; more than these have to be asked for. */
const MAX_BOT_THREADS = 4;

export const DEFAULTS: Config = {
  host: '127.0.0.1',
  port: 4747,
  dataFolder: 'data',
  databaseUrl: undefined,
  publicUrl: undefined,
  origins: [],
  hosts: [],
  idleMs: 5 * 60_000,
  maxRooms: 2000,
  botThreads: Math.max(1, Math.min(MAX_BOT_THREADS, availableParallelism() - 1)),
  joinTimeoutMs: 10_000,
  batchDelayMs: 100,
  revealTimeoutMs: 20_000,
  limits: {
    connectionsPerMinute: 120,
    messagesPerSecond: 50,
    burst: 200,
    sockets: 100,
    chatLinesPerMinute: 30,
    matchesPerHour: 60,
    connections: 10_000,
    connectionsPerAddress: 250,
    heavyReadMsPerSecond: 250,
    heavyReadBurstMs: 5000,
    waitingHeavyReads: 50,
    requestsPerMinute: 300,
  },
  logLevel: 'info',
  trustedProxies: 0,
  loginsPerMinute: 10,
  // 32 MB and about 80 ms.
  passwordCost: 2 ** 15,
  metricsToken: undefined,
  notices: {
    privateWebhooks: false,
    smtpUrl: undefined,
    mailFrom: 'Sandtable <sandtable@localhost>',
    delayMs: 5000,
    presenceMs: 65_000,
    maxPerHour: 30,
  },
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** A mailbox, with or without the sender's name. */
const SENDER = /^(?:[^<>@\p{Cc}]*<[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/u;
/** Characters that a header can hold unencoded. */
const PRINTABLE = /^[\x21-\x7e]+$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; throws an InputError that says which values are allowed. */
export function configFrom(env: Environment): Config {
  const number = (name: string, usual: number, least: number, most: number): number => {
    const given = env[name];
    if (given === undefined || given === '') return usual;
    const n = /^\d{1,12}$/.test(given) ? Number(given) : Number.NaN;
    if (!(n >= least && n <= most)) {
      throw inputError('error.setting', { name, given, allowed: `${least} - ${most}` });
    }
    return n;
  };
  const among = (name: string, usual: string, allowed: readonly string[]): string => {
    const given = env[name] || usual;
    if (!allowed.includes(given)) throw inputError('error.setting', { name, given, allowed: allowed.join(', ') });
    return given;
  };
  const address = (name: string, protocols: readonly string[]): string | undefined => {
    const given = env[name] || undefined;
    const known = given === undefined || (URL.canParse(given) && protocols.includes(new URL(given).protocol));
    // The error doesn't repeat the value: it may contain a password.
    if (!known) throw inputError('error.setting', { name, given: '…', allowed: protocols.join('//, ').concat('//') });
    return given;
  };
  /** A value that must match a pattern. The error doesn't repeat it: it may be a secret. */
  const shaped = (name: string, shape: RegExp, allowed: string): string | undefined => {
    const given = env[name] || undefined;
    if (given !== undefined && !shape.test(given)) throw inputError('error.setting', { name, given: '…', allowed });
    return given;
  };
  const publicUrl = (): string | undefined => {
    const given = address('PUBLIC_URL', ['http:', 'https:']);
    if (given === undefined) return undefined;
    const { username, password, href } = new URL(given);
    if (username !== '' || password !== '' || /[?#]/.test(href)) {
      throw inputError('error.setting', { name: 'PUBLIC_URL', given: '…', allowed: 'https://host/path' });
    }
    return href.replace(/\/+$/, '');
  };
  const origin = (given: string): string => {
    const url = URL.canParse(given) ? new URL(given) : undefined;
    // An origin is an address without a path, as browsers send it.
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    throw inputError('error.setting', { name: 'ALLOWED_ORIGINS', given, allowed: 'https://host:port' });
  };
  const hostName = (given: string): string => {
    const url = URL.canParse(`http://${given}`) ? new URL(`http://${given}`) : undefined;
    // A bare name: no port, no path.
    if (url && /^[^/:@?#]+$/.test(given)) return url.hostname;
    throw inputError('error.setting', { name: 'ALLOWED_HOSTS', given, allowed: 'play.example' });
  };
  const { limits, notices } = DEFAULTS;
  return {
    host: env.HOST || DEFAULTS.host,
    port: number('PORT', DEFAULTS.port, 0, 65535),
    dataFolder: env.SANDTABLE_DATA || DEFAULTS.dataFolder,
    databaseUrl: address('DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl: publicUrl(),
    origins: listed(env.ALLOWED_ORIGINS).map(origin),
    hosts: listed(env.ALLOWED_HOSTS).map(hostName),
    idleMs: number('IDLE_SECONDS', DEFAULTS.idleMs / 1000, 1, 86_400) * 1000,
    maxRooms: number('MOST_TABLES', DEFAULTS.maxRooms, 1, 1_000_000),
    botThreads: number('BOT_THREADS', DEFAULTS.botThreads, 1, 256),
    joinTimeoutMs: DEFAULTS.joinTimeoutMs,
    batchDelayMs: DEFAULTS.batchDelayMs,
    revealTimeoutMs: number('REVEAL_SECONDS', DEFAULTS.revealTimeoutMs / 1000, 1, 3600) * 1000,
    limits: {
      connectionsPerMinute: number('LIMIT_CONNECTIONS', limits.connectionsPerMinute, 1, 1_000_000),
      messagesPerSecond: number('LIMIT_MESSAGES', limits.messagesPerSecond, 1, 1_000_000),
      burst: number('LIMIT_BURST', limits.burst, 1, 1_000_000),
      sockets: number('LIMIT_SOCKETS', limits.sockets, 1, 1_000_000),
      chatLinesPerMinute: number('LIMIT_TALK', limits.chatLinesPerMinute, 1, 1_000_000),
      connections: number('MAX_CONNECTIONS', limits.connections, 1, 1_000_000),
      connectionsPerAddress: number('LIMIT_ADDRESS_CONNECTIONS', limits.connectionsPerAddress, 1, 1_000_000),
      heavyReadMsPerSecond: number('LIMIT_LOOK_MS', limits.heavyReadMsPerSecond, 1, 1_000_000),
      heavyReadBurstMs: number('LIMIT_LOOK_BURST_MS', limits.heavyReadBurstMs, 1, 100_000_000),
      waitingHeavyReads: number('LIMIT_WAITING_LOOKS', limits.waitingHeavyReads, 1, 1_000_000),
      matchesPerHour: number('LIMIT_MATCHES', limits.matchesPerHour, 1, 1_000_000),
      requestsPerMinute: number('LIMIT_REQUESTS', limits.requestsPerMinute, 1, 10_000_000),
    },
    logLevel: among('LOG_LEVEL', DEFAULTS.logLevel, LOG_LEVELS),
    trustedProxies: number('TRUST_PROXY', DEFAULTS.trustedProxies, 0, 10),
    loginsPerMinute: number('LIMIT_LOGINS', DEFAULTS.loginsPerMinute, 1, 1_000_000),
    passwordCost: DEFAULTS.passwordCost,
    metricsToken: shaped('METRICS_TOKEN', PRINTABLE, 'ASCII 33 - 126'),
    notices: {
      privateWebhooks: among('PRIVATE_WEBHOOKS', 'no', ['yes', 'no']) === 'yes',
      smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
      mailFrom: shaped('MAIL_FROM', SENDER, 'Name <name@host>') ?? notices.mailFrom,
      delayMs: number('NOTICE_AFTER_SECONDS', notices.delayMs / 1000, 0, 86_400) * 1000,
      presenceMs: notices.presenceMs,
      maxPerHour: number('LIMIT_NOTICES', notices.maxPerHour, 1, 1_000_000),
    },
  };
}

const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
