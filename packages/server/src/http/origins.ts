import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../config.js';

/** Which host names this server answers to, and which pages may act through a logged-in browser. */
export interface Origins {
  /** A page of another origin must not act for the person who has it open. */
  originAllowed(request: IncomingMessage): boolean;
  /** The origin of the page that sent the request, if it is a page of this server. Programs send no origin. */
  ownOrigin(request: IncomingMessage): string | undefined;
  /**
   * A stranger can point a domain at this machine (DNS rebinding), and its pages would then count as ours. So the server
   * answers only to names that the operator chose, or that no stranger can register.
   */
  hostAllowed(request: IncomingMessage): boolean;
}

type OriginConfig = Pick<Config, 'origins' | 'hosts' | 'publicUrl' | 'trustedProxies'>;

/** Suffixes of home networks, which no stranger can register. */
const LOCAL_ENDINGS = ['.localhost', '.local', '.home.arpa', '.internal'];

export function originsOf({ origins, hosts, publicUrl, trustedProxies }: OriginConfig): Origins {
  const own = publicUrl === undefined ? [] : [new URL(publicUrl).origin];
  const named = new Set([...hosts, ...[...own, ...origins].map((origin) => new URL(origin).hostname)]);
  /** What the operator's proxy reports about the request that it forwards. */
  const forwarded = ({ headers }: IncomingMessage, what: 'host' | 'proto'): string | undefined => {
    const given = trustedProxies > 0 ? headers[`x-forwarded-${what}`] : undefined;
    return typeof given === 'string' ? given : undefined;
  };
  const isOwn = (request: IncomingMessage, origin: string): boolean => {
    if (own.includes(origin)) return true;
    const page = URL.canParse(origin) ? new URL(origin) : undefined;
    if (page === undefined || page.host !== (forwarded(request, 'host') ?? request.headers.host)) return false;
    // A proxy that doesn't report the protocol may have used either; this server itself speaks only HTTP.
    const scheme = forwarded(request, 'proto') ?? (trustedProxies > 0 ? undefined : 'http');
    return scheme === undefined || page.protocol === `${scheme}:`;
  };
  return {
    originAllowed(request) {
      const { origin } = request.headers;
      // Programs send no origin.
      return origin === undefined || origins.includes(origin) || isOwn(request, origin);
    },
    ownOrigin(request) {
      const { origin } = request.headers;
      return origin !== undefined && isOwn(request, origin) ? new URL(origin).origin : undefined;
    },
    hostAllowed(request) {
      // Behind the operator's proxy, the proxy decides which names lead here.
      if (trustedProxies > 0) return true;
      const url = `http://${request.headers.host ?? ''}`;
      if (!URL.canParse(url)) return false;
      const name = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
      return (
        isIP(name) !== 0 || !name.includes('.') || LOCAL_ENDINGS.some((it) => name.endsWith(it)) || named.has(name)
      );
    },
  };
}
