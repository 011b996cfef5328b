import type { Verdict } from '@sandtable/server';
import type { Context } from '../context.js';
import type { Flags } from '../flags.js';
import type { PlainCliKey } from '../words/index.js';
import { storageConfig, translateServerErrors } from './stored-data.js';

const VERDICT_WORDS: Readonly<Record<Verdict, PlainCliKey>> = {
  good: 'cli.check.good',
  carried: 'cli.check.carried',
  refused: 'cli.check.refused',
  damaged: 'cli.check.damaged',
};

/** `sandtable check`: lists the unfinished matches that an upgrade would stop. Exit code 1 if there are any. */
export const checkCommand = (context: Context, flags: Flags): Promise<number> =>
  translateServerErrors(context, async () => {
    const { io, say, gameSource } = context;
    const { checkMatches } = await import('@sandtable/server');
    const counts: Record<Verdict, number> = { good: 0, carried: 0, refused: 0, damaged: 0 };
    for await (const { verdict, reason, ...match } of checkMatches(
      await storageConfig(context, flags),
      gameSource.games,
    )) {
      counts[verdict]++;
      if (verdict === 'good') continue;
      io.out(`${say('cli.check.match', { ...match, verdict: say(VERDICT_WORDS[verdict]) })}\n`);
      if (reason !== undefined) io.out(`  ${reason}\n`);
    }
    const matches = Object.values(counts).reduce((sum, count) => sum + count, 0);
    io.out(`${say('cli.check.total', { matches, ...counts })}\n`);
    return counts.refused + counts.damaged > 0 ? 1 : 0;
  });
