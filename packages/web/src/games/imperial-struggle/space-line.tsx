import { SPACES, type SpaceId } from '@sandtable/imperial-struggle/board-data';
import { SpaceButton } from '../shared/panels/space-button.js';
import { Mini } from './board/pieces.js';
import type { PanelProps } from './panels/panel-props.js';

/** The props of every part of the inspector. */
export type SpaceLineProps = Pick<PanelProps, 'view' | 'words' | 'inspect'>;

/** A space and the side that holds it. */
export function SpaceLine({ space, view, words, inspect }: SpaceLineProps & { readonly space: SpaceId }) {
  const flag = view.flags[space];
  const sea = SPACES[space].kind === 'naval';
  return (
    <li>
      <SpaceButton space={space} words={words} inspect={inspect} />
      {flag ? (
        <span title={words.name(flag === 'britain' || flag === 'france' ? `seat:${flag}` : `flag:${flag}`)}>
          <Mini kind={sea && (flag === 'britain' || flag === 'france') ? `squadron-${flag}` : `flag-${flag}`} />
          <span className="unseen">
            {words.name(flag === 'britain' || flag === 'france' ? `seat:${flag}` : `flag:${flag}`)}
          </span>
        </span>
      ) : null}
      {view.conflicts[space] ? <Mini kind={view.conflicts[space] === 'dear' ? 'conflict-dear' : 'conflict'} /> : null}
      {view.damaged.includes(space) ? <Mini kind="fort-damaged" /> : null}
    </li>
  );
}
