import type { Game, Words } from '@sandtable/kernel';
import { useReaderPreferences } from '../shell/reader-preferences.js';
import { capitalize } from '../words/capitalize.js';
import { optionalText } from '../words/optional-text.js';
import { sayWith } from '../words/text.js';
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
  const say = sayWith(words);
  const { language } = useReaderPreferences();
  const options = settingsOf(game, draft);
  const changes = Object.keys(draft.changed).length;
  const textOf = (key: `option-${'help' | 'value'}.${string}`, other: string) =>
    capitalize(optionalText(words, key) ?? other, language);
  return (
    <details className="new-part new-rules">
      <summary>
        {say('new.rules')}
        {changes > 0 && <em> ({say('new.rules.changed', { n: changes })})</em>}
      </summary>
      <p className="home-soft">{say('new.rules.how')}</p>
      {freeSettings(game).map(([name, { values }]) => (
        <label key={name} className="option">
          <span>{textOf(`option-help.${name}`, name)}</span>
          <select value={options[name]} onChange={({ target }) => set(name, target.value)}>
            {values.map((value) => (
              <option key={value} value={value}>
                {textOf(`option-value.${name}.${value}`, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
