import { ClientError } from './errors.js';

/** Where a seat is: the server, the match, and the secret that opens it. */
export interface Link {
  /** Of the server, without a slash at the end. */
  readonly address: string;
  readonly match: string;
  readonly token: string;
}

const PATH = /^(.*)\/m\/([A-Za-z0-9_-]{12})\/?$/;
const TOKEN = /^#[A-Za-z0-9_-]{43}$/;

/** A link as people pass it on. The secret stands after the #, which browsers and programs keep to themselves. */
export function parseLink(text: string): Link {
  const url = urlOf(text.trim());
  const path = PATH.exec(url?.pathname ?? '');
  if (!url || !path || !/^https?:$/.test(url.protocol) || !TOKEN.test(url.hash)) {
    throw new ClientError('badLink', 'A link looks like http://server/m/match#secret.');
  }
  return { address: url.origin + path[1], match: path[2], token: url.hash.slice(1) };
}

export const printLink = ({ address, match, token }: Link): string => `${plainAddress(address)}/m/${match}#${token}`;

export const socketOf = ({ address }: Link): string => `${address.replace(/^http/, 'ws')}/api/socket`;

/** An address without slashes at its end. */
export const plainAddress = (address: string): string => address.replace(/\/+$/, '');

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
