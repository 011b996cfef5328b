import { type Asked, ask } from './http.js';

/** Somebody who has logged in: by a token, or without one by the cookie that a browser keeps to itself. */
export interface Session {
  readonly address: string;
  readonly token?: string;
}

export const askAs = <T>({ address, token }: Session, path: string, asked: Asked = {}): Promise<T> =>
  ask(address, path, token === undefined ? asked : { secret: token, ...asked });
