import { apiRequest, type RequestOptions } from './api-request.js';

/** A login to an account: by a token, or without one by the browser's cookie. */
export interface Session {
  readonly address: string;
  readonly token?: string;
}

export const requestAs = <T>({ address, token }: Session, path: string, options: RequestOptions = {}): Promise<T> =>
  apiRequest(address, path, token === undefined ? options : { secret: token, ...options });
