import type { Message, Params } from './messages.js';

/** A mistake in what a person or program gave us. Hosts show it as a sentence, never as a stack trace. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly explanation: Message;

  constructor(key: string, params: Params = {}) {
    super(`${key} ${JSON.stringify(params)}`);
    this.explanation = { key, params };
  }
}
