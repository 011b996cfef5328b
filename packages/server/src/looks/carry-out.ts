import { preview, recordOf } from '@sandtable/kernel';
import { markAfter } from '../matches/history-marks.js';
import { entryCount, historySince, RefusedError } from '../matches/live-match.js';
import type { StoredMatch } from '../store/store.js';
import type { MirroredMatch, Steps } from './mirror.js';
import type { Look } from './requests.js';

/** Carries out a look, step by step; the result is finished text. */
export function* carryOut(match: MirroredMatch, { seed, draw }: StoredMatch, look: Look): Steps<string> {
  switch (look.kind) {
    case 'tables': {
      const live = yield* match.present();
      const {
        game,
        match: { position },
      } = live;
      return JSON.stringify({
        is: 'tables',
        n: entryCount(live),
        tables: game.tables(game.redact(position, look.seat)),
      });
    }
    case 'preview': {
      const live = yield* match.present();
      if (entryCount(live) !== look.n) throw new RefusedError('late', 'The match has moved on.');
      if (!live.match.decision(look.seat)?.options().includes(look.option)) {
        throw new RefusedError('illegal', 'That is not one of the options.');
      }
      return JSON.stringify({ is: 'preview', view: preview(live.match, look.option, look.seat) ?? null });
    }
    case 'past': {
      const { match: then } = yield* match.after(look.n);
      const waiting = then.pending().map(({ seat }) => seat);
      return JSON.stringify({ is: 'past', n: look.n, view: then.view(look.seat), waiting });
    }
    case 'history': {
      const live = yield* look.since < match.base ? match.fromBeginning(look.to) : match.present();
      return JSON.stringify(historySince(live, look.since, look.seat).filter(({ n }) => n < look.to));
    }
    case 'record': {
      const record = recordOf((yield* match.fromBeginning(look.to)).match);
      return JSON.stringify({ ...record, ...(draw ? { draw } : {}) });
    }
    case 'mark':
      return markAfter(seed, match.entries(look.n));
  }
}
