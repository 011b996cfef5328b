import { InputError } from './errors.js';

/** A choice made before the game starts. Every value is a word, so that a record and a command line spell it alike. */
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

/** Fills what is not given from the scenario, then from the defaults; refuses what no rule knows. */
export function readSettings(game: Configurable, given: Settings = {}): Settings {
  const { scenario, ...chosen } = given;
  const options: Record<string, string> = {};
  for (const [name, spec] of Object.entries(game.settings)) options[name] = spec.default;
  if (scenario !== undefined) {
    const preset = Object.hasOwn(game.scenarios, scenario) ? game.scenarios[scenario] : undefined;
    if (!preset) {
      throw new InputError('error.scenario', { given: scenario, allowed: Object.keys(game.scenarios).join(', ') });
    }
    Object.assign(options, preset);
  }
  for (const [name, value] of Object.entries(chosen)) {
    const spec = Object.hasOwn(game.settings, name) ? game.settings[name] : undefined;
    if (!spec) {
      const allowed = [...Object.keys(game.settings), 'scenario'].join(', ');
      throw new InputError('error.option', { given: name, allowed });
    }
    if (!spec.values.includes(value)) {
      throw new InputError('error.optionValue', {
        option: name,
        given: String(value),
        allowed: spec.values.join(', '),
      });
    }
    options[name] = value;
  }
  return options;
}
