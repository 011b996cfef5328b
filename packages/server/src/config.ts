import { InputError } from '@sandtable/kernel';
import type { LimitHabits } from './limits.js';

/** How the server runs; everything has a default that serves one machine at home. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where the embedded database lies. */
  readonly dataFolder: string;
  /** A PostgreSQL URL in place of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The address people see, for links; by default the one the server listens at. */
  readonly publicUrl: string | undefined;
  /** Pages of other origins that may open a socket. */
  readonly origins: readonly string[];
  readonly idleMilliseconds: number;
  readonly limits: LimitHabits & { readonly requestsAMinute: number };
  readonly logLevel: string;
}

export const DEFAULTS: Config = {
  host: '127.0.0.1',
  port: 4747,
  dataFolder: 'data',
  databaseUrl: undefined,
  publicUrl: undefined,
  origins: [],
  idleMilliseconds: 5 * 60_000,
  limits: { connectionsAMinute: 120, messagesASecond: 50, burst: 200, requestsAMinute: 300 },
  logLevel: 'info',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** From the environment; a bad value is refused with what is allowed. */
export function configFrom(env: Environment): Config {
  const number = (name: string, usual: number, least: number, most: number): number => {
    const given = env[name];
    if (given === undefined || given === '') return usual;
    const n = /^\d{1,12}$/.test(given) ? Number(given) : Number.NaN;
    if (!(n >= least && n <= most)) {
      throw new InputError('error.setting', { name, given, allowed: `${least} - ${most}` });
    }
    return n;
  };
  const { limits } = DEFAULTS;
  return {
    host: env.HOST ?? DEFAULTS.host,
    port: number('PORT', DEFAULTS.port, 0, 65535),
    dataFolder: env.SANDTABLE_DATA ?? DEFAULTS.dataFolder,
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') || undefined,
    origins: (env.ALLOWED_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    idleMilliseconds: number('IDLE_SECONDS', DEFAULTS.idleMilliseconds / 1000, 1, 86_400) * 1000,
    limits: {
      connectionsAMinute: number('LIMIT_CONNECTIONS', limits.connectionsAMinute, 1, 1_000_000),
      messagesASecond: number('LIMIT_MESSAGES', limits.messagesASecond, 1, 1_000_000),
      burst: number('LIMIT_BURST', limits.burst, 1, 1_000_000),
      requestsAMinute: number('LIMIT_REQUESTS', limits.requestsAMinute, 1, 10_000_000),
    },
    logLevel: env.LOG_LEVEL ?? DEFAULTS.logLevel,
  };
}
