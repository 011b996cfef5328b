import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { HeavyReadLimits } from './heavy-reads/heavy-reads.js';

/** Rate limits by token buckets, which allow short bursts. */
export interface Limits {
  /** May this address open one more connection? */
  connect(address: string): boolean;
  /** For one connection: may it send one more message? */
  messages(): () => boolean;
  /** May this address create one more match? */
  createMatch(address: string): boolean;
  /** May this seat of this match write one more chat line? */
  chat(seat: string): boolean;
}

export interface LimitConfig extends HeavyReadLimits {
  readonly connectionsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly burst: number;
  /** Open sockets of one address at a time. */
  readonly sockets: number;
  readonly chatLinesPerMinute: number;
  /** Matches that one address may create. */
  readonly matchesPerHour: number;
  /** Open TCP connections of all addresses together. */
  readonly connections: number;
  /** Open TCP connections of one address. */
  readonly connectionsPerAddress: number;
}

interface Bucket {
  take(): boolean;
  isFull(): boolean;
}

function bucket(aSecond: number, most: number): Bucket {
  let left = most;
  let at = Date.now();
  const fill = (): number => {
    const now = Date.now();
    left = Math.min(most, left + ((now - at) / 1000) * aSecond);
    at = now;
    return left;
  };
  return {
    take() {
      if (fill() < 1) return false;
      left--;
      return true;
    },
    isFull: () => fill() >= most,
  };
}

/** The most keys that are remembered. Above it, full buckets are dropped, then the oldest until half are left. */
const MAX_KEYS = 10_000;

/** One bucket per key. */
export function bucketsBy(aSecond: number, most: number, keys = MAX_KEYS): (key: string) => boolean {
  const known = new Map<string, Bucket>();
  const forget = (): void => {
    for (const [key, { isFull }] of known) if (isFull()) known.delete(key);
    for (const key of known.keys()) {
      if (known.size <= keys / 2) return;
      known.delete(key);
    }
  };
  return (key) => {
    const found = known.get(key) ?? bucket(aSecond, most);
    if (!known.has(key)) {
      if (known.size >= keys) forget();
      known.set(key, found);
    }
    return found.take();
  };
}

export function limitsOf({
  connectionsPerMinute,
  messagesPerSecond,
  burst,
  chatLinesPerMinute,
  matchesPerHour,
}: LimitConfig): Limits {
  return {
    createMatch: bucketsBy(matchesPerHour / 3600, matchesPerHour),
    connect: bucketsBy(connectionsPerMinute / 60, connectionsPerMinute),
    messages: () => bucket(messagesPerSecond, burst).take,
    chat: bucketsBy(chatLinesPerMinute / 60, chatLinesPerMinute),
  };
}

/** Clients that limits count as one: an IPv4 address, or an IPv6 network of the size a household gets (/64). */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mappedIpv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mappedIpv4 !== undefined) return mappedIpv4;
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = withoutZone.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = !tail ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}

/** The client's address. `X-Forwarded-For` is trusted only for as many proxies as the operator runs. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? request.headers['x-forwarded-for'] : undefined;
  const addresses = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const chain = [request.socket.remoteAddress ?? '', ...addresses.reverse()];
  return chain[Math.min(trustedProxies, chain.length - 1)] ?? '';
}
