import { ClientError } from './errors.js';

/** The address of a seat: the server, the match, and the secret that opens the seat. */
export interface Link {
  /** The server's address, without a slash at the end. */
  readonly address: string;
  readonly match: string;
  readonly token: string;
}

const PATH = /^(.*)\/m\/([A-Za-z0-9_-]{12})\/?$/;
const TOKEN = /^#[A-Za-z0-9_-]{43}$/;

/** Reads a link as people share it. The secret comes after the #, a part that browsers never send to a server. */
export function parseLink(text: string): Link {
  const url = urlOf(text.trim());
  const [, folder, match] = PATH.exec(url?.pathname ?? '') ?? [];
  if (!url || folder === undefined || match === undefined || !/^https?:$/.test(url.protocol) || !TOKEN.test(url.hash)) {
    throw new ClientError('badLink', 'A link looks like http://server/m/match#secret.');
  }
  return { address: url.origin + folder, match, token: url.hash.slice(1) };
}

export const printLink = ({ address, match, token }: Link): string => `${plainAddress(address)}/m/${match}#${token}`;

export const socketOf = ({ address }: Link): string => `${address.replace(/^http/, 'ws')}/api/socket`;

export const plainAddress = (address: string): string => address.replace(/\/+$/, '');

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
