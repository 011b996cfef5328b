import { InputError, type Json } from '@sandtable/kernel';
import type { Context } from '../context.js';
import { firstLine } from '../first-line.js';
import { session } from '../protocol/session.js';

/** `sandtable protocol`: another program drives a game line by line. Every input line gets exactly one output line. */
export async function protocol(context: Context, id: string): Promise<number> {
  const { io, say, sentence } = context;
  const { game, words } = context.game(id);
  const protocolSession = session(game, words);
  for (;;) {
    const line = await io.line();
    if (line === undefined) return 0;
    let answer: Json;
    try {
      answer = { ok: true, ...protocolSession.answer(line) };
    } catch (error) {
      const explained =
        error instanceof InputError
          ? { key: error.explanation.key, text: sentence(error.explanation) }
          : { key: 'cli.error.fault', text: say('cli.error.fault', { reason: firstLine(error) }) };
      answer = { ok: false, error: explained };
    }
    io.out(`${JSON.stringify(answer)}\n`);
    if (protocolSession.over()) return 0;
  }
}
