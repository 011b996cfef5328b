import type { Game, Words } from '@sandtable/kernel';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { capitalize } from '../words/capitalize.js';
import { freeSettings, type NewGameDraft, settingsOf } from './new-game-draft.js';

/** The game's settings, collapsed because a newcomer needs none of them. */
export function GameSettings({
  game,
  words,
  draft,
  set,
}: {
  readonly game: Game;
  readonly words: Words;
  readonly draft: NewGameDraft;
  readonly set: (name: string, value: string) => void;
}) {
  const { language } = useReaderPreferences();
  const options = settingsOf(game, draft);
  const changes = Object.keys(draft.changed).length;
  const text = (key: string, other: string) => capitalize(words.has(key) ? words.say({ key }) : other, language);
  return (
    <details className="new-part new-rules">
      <summary>
        {words.say({ key: 'new.rules' })}
        {changes > 0 && <em> ({words.say({ key: 'new.rules.changed', params: { n: changes } })})</em>}
      </summary>
      <p className="home-soft">{words.say({ key: 'new.rules.how' })}</p>
      {freeSettings(game).map(([name, { values }]) => (
        <label key={name} className="option">
          <span>{text(`option-help.${name}`, name)}</span>
          <select value={options[name]} onChange={({ target }) => set(name, target.value)}>
            {values.map((value) => (
              <option key={value} value={value}>
                {text(`option-value.${name}.${value}`, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
