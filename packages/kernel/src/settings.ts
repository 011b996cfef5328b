import { inputError } from './text.js';

/** A choice made before the game starts. Every value is a word, so that records and command lines write it alike. */
export interface SettingSpec {
  readonly values: readonly string[];
  readonly default: string;
}
export type SettingSchema = Readonly<Record<string, SettingSpec>>;
export type Settings = Readonly<Record<string, string>>;

interface Configurable {
  readonly settings: SettingSchema;
  readonly scenarios: Readonly<Record<string, Settings>>;
}

/** Fills in missing settings from the scenario, then from the defaults. Refuses unknown settings and values. */
export function readSettings(game: Configurable, given: Settings = {}): Settings {
  const { scenario, ...chosen } = given;
  const settings: Record<string, string> = {};
  for (const [name, spec] of Object.entries(game.settings)) settings[name] = spec.default;
  if (scenario !== undefined) {
    const preset = Object.hasOwn(game.scenarios, scenario) ? game.scenarios[scenario] : undefined;
    if (!preset) {
      throw inputError('error.scenario', { given: scenario, allowed: Object.keys(game.scenarios).join(', ') });
    }
    Object.assign(settings, preset);
  }
  for (const [name, value] of Object.entries(chosen)) {
    const spec = Object.hasOwn(game.settings, name) ? game.settings[name] : undefined;
    if (!spec) {
      const allowed = [...Object.keys(game.settings), 'scenario'].join(', ');
      throw inputError('error.option', { given: name, allowed });
    }
    if (!spec.values.includes(value)) {
      throw inputError('error.optionValue', {
        option: name,
        given: String(value),
        allowed: spec.values.join(', '),
      });
    }
    settings[name] = value;
  }
  return settings;
}
