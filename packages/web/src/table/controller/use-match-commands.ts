import type { GameUi } from '../../games/game-ui.js';
import type { Play, PlaySnapshot } from '../../play/play.js';
import { navigate } from '../../shell/route.js';
import { download, fileName } from '../download.js';
import { useStableCallback } from '../hooks.js';

/** What can be done with the whole match; undefined where it can't be done. */
export interface MatchCommands {
  /** Downloads the record. */
  readonly save: (() => void) | undefined;
  /** Opens a new local game that starts after the first `n` answers. */
  readonly fork: ((n: number) => void) | undefined;
  readonly rematch: (() => void) | undefined;
}

export function useMatchCommands(
  play: Play,
  gameUi: GameUi,
  latest: PlaySnapshot,
  onError: (error: unknown) => void,
): MatchCommands {
  const save = useStableCallback(() => {
    play.record?.().then((text) => download(fileName(gameUi.game.id, new Date()), text), onError);
  });
  const fork = useStableCallback((n: number) => {
    play.fork?.(n).then(navigate, onError);
  });
  const rematch = useStableCallback(() => {
    play.rematch?.().then(navigate, onError);
  });
  // The record of a running online match would reveal what the other seats hide.
  const isRecordPublic = !latest.online || latest.moment.result !== undefined;
  return {
    save: play.record && isRecordPublic ? save : undefined,
    fork: play.fork && isRecordPublic ? fork : undefined,
    rematch: play.rematch && latest.viewer !== 'observer' ? rematch : undefined,
  };
}
