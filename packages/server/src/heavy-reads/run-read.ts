import { preview, recordOf } from '@sandtable/kernel';
import { markAfter } from '../matches/history-marks.js';
import { entryCount, historySince, RefusedError } from '../matches/live-match.js';
import type { StoredMatch } from '../store/store.js';
import type { MirroredMatch, Steps } from './mirrored-match.js';
import type { HeavyRead } from './thread-messages.js';

/** Carries out a heavy read, step by step; the result is finished text. */
export function* runRead(match: MirroredMatch, { seed, draw }: StoredMatch, read: HeavyRead): Steps<string> {
  switch (read.kind) {
    case 'tables': {
      const live = yield* match.present();
      const {
        game,
        match: { position },
      } = live;
      return JSON.stringify({
        is: 'tables',
        n: entryCount(live),
        tables: game.tables(game.redact(position, read.seat)),
      });
    }
    case 'preview': {
      const live = yield* match.present();
      if (entryCount(live) !== read.n) throw new RefusedError('late', 'The match has moved on.');
      if (!live.match.decision(read.seat)?.options.includes(read.option)) {
        throw new RefusedError('illegal', 'That is not one of the options.');
      }
      return JSON.stringify({ is: 'preview', view: preview(live.match, read.option, read.seat) ?? null });
    }
    case 'past': {
      const { match: then } = yield* match.after(read.n);
      const waiting = then.pending().map(({ seat }) => seat);
      return JSON.stringify({ is: 'past', n: read.n, view: then.view(read.seat), waiting });
    }
    case 'history': {
      const live = yield* read.since < match.base ? match.fromBeginning(read.to) : match.present();
      return JSON.stringify(historySince(live, read.since, read.seat).filter(({ n }) => n < read.to));
    }
    case 'record': {
      const record = recordOf((yield* match.fromBeginning(read.to)).match);
      return JSON.stringify({ ...record, ...(draw ? { draw } : {}) });
    }
    case 'mark':
      return markAfter(seed, match.entries(read.n));
  }
}
