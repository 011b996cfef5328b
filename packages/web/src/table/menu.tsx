import type { Words } from '@sandtable/kernel';
import { useId } from 'react';
import { ADDRESS, linkTo } from '../shell/route.js';
import { Preferences } from '../shell/top-bar.js';
import { Dialog } from './dialog.js';
import { SPEEDS } from './playback.js';
import { playSound } from './sound/play-sound.js';
import { changeSettings, useSettings } from './table-settings.js';
import { sayWith } from './text.js';
import { useNotificationPermission } from './turn-notifications.js';
import './menu.css';

/** The menu of the table page: settings and commands that don't depend on the game. */
export function Menu({
  words,
  online,
  save,
  replay,
  help,
  keys,
  close,
}: {
  readonly words: Words;
  readonly online: boolean;
  readonly save: (() => void) | undefined;
  /** Undefined while the privacy screen covers the game. */
  readonly replay?: () => void;
  readonly help?: () => void;
  readonly keys: () => void;
  readonly close: () => void;
}) {
  const { speed, isAuto, notify, explain, isSoundOn } = useSettings();
  const [permission, ask] = useNotificationPermission();
  const speedId = useId();
  const say = sayWith(words);
  const setNotify = async (on: boolean) => changeSettings({ notify: on && (await ask()) === 'granted' });
  return (
    <Dialog title={say('desk.menu')} close={close}>
      <div className="menu">
        <a className="button" {...linkTo(ADDRESS.home)}>
          {say('shell.home')}
        </a>
        {help ? (
          <button type="button" onClick={help}>
            {say('desk.help')}
          </button>
        ) : null}
        <button type="button" onClick={keys}>
          {say('desk.keys')}
        </button>
        {replay ? (
          <button type="button" onClick={replay}>
            {say('desk.replay')}
          </button>
        ) : null}
        {save ? (
          <button type="button" onClick={save}>
            {say('desk.export')}
          </button>
        ) : null}
      </div>
      <div className="menu-settings">
        <Preferences />
        <label htmlFor={speedId}>{say('desk.speed')}</label>
        <select
          id={speedId}
          value={speed}
          onChange={({ target }) => {
            const chosen = SPEEDS.find((it) => it === target.value);
            if (chosen) changeSettings({ speed: chosen });
          }}
        >
          {SPEEDS.map((it) => (
            <option key={it} value={it}>
              {say(`desk.speed.${it}`)}
            </option>
          ))}
        </select>
        <label className="menu-check">
          <input
            type="checkbox"
            checked={isAuto}
            onChange={({ target }) => changeSettings({ isAuto: target.checked })}
          />
          {say('playback.auto.explain')}
        </label>
        <label className="menu-check">
          <input
            type="checkbox"
            checked={explain}
            onChange={({ target }) => changeSettings({ explain: target.checked })}
          />
          {say('desk.explain')}
        </label>
        <label className="menu-check">
          <input
            type="checkbox"
            checked={isSoundOn}
            onChange={({ target }) => {
              changeSettings({ isSoundOn: target.checked });
              if (target.checked) playSound('turn');
            }}
          />
          {say('desk.sound')}
        </label>
        {online && permission !== 'none' ? (
          <label className="menu-check">
            <input
              type="checkbox"
              checked={notify && permission === 'granted'}
              disabled={permission === 'denied'}
              onChange={({ target }) => setNotify(target.checked)}
            />
            {say(permission === 'denied' ? 'desk.call.denied' : 'desk.call')}
          </label>
        ) : null}
      </div>
      <p className="menu-credits">{say('desk.credits')}</p>
    </Dialog>
  );
}

const KEYS = ['1', '0', '/', 'u', 'n', 's', 'r', 'arrows', 'b', '?', 'Esc'] as const;
const KEY_LABELS: Readonly<Partial<Record<(typeof KEYS)[number], string>>> = { '1': '1 … 9', arrows: '← →' };

/** How to play with the pointer and the keyboard. */
export function KeysDialog({ words, close }: { readonly words: Words; readonly close: () => void }) {
  const say = sayWith(words);
  return (
    <Dialog title={say('desk.keys')} close={close}>
      <ul className="menu-ways">
        {(['choose', 'look', 'log', 'undo'] as const).map((way) => (
          <li key={way}>{say(`desk.way.${way}`)}</li>
        ))}
      </ul>
      <dl className="menu-keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{KEY_LABELS[key] ?? key}</kbd>
            </dt>
            <dd>{say(`desk.key.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
