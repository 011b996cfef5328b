import { apiRequest, type RequestOptions } from './api-request.js';

/** Somebody who has logged in: by a token, or without one by the cookie that a browser keeps to itself. */
export interface Session {
  readonly address: string;
  readonly token?: string;
}

export const requestAs = <T>({ address, token }: Session, path: string, asked: RequestOptions = {}): Promise<T> =>
  apiRequest(address, path, token === undefined ? asked : { secret: token, ...asked });
