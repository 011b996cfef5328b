import { InputError, type Json } from '@sandtable/kernel';
import type { Context } from '../context.js';
import { session } from '../protocol/session.js';

/** A game driven line by line by another program: every line in gets exactly one line out. */
export async function protocol(context: Context, id: string): Promise<number> {
  const { io, say, sentence } = context;
  const { game, words } = context.game(id);
  const talk = session(game, words);
  for (;;) {
    const line = await io.line();
    if (line === undefined) return 0;
    let answer: Json;
    try {
      answer = { ok: true, ...talk.answer(line) };
    } catch (error) {
      const told =
        error instanceof InputError
          ? { key: error.explanation.key, text: sentence(error.explanation) }
          : { key: 'cli.error.fault', text: say('cli.error.fault', { reason: firstLine(error) }) };
      answer = { ok: false, error: told };
    }
    io.out(`${JSON.stringify(answer)}\n`);
    if (talk.over()) return 0;
  }
}

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0];
