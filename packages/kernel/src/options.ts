import { InputError } from './errors.js';

/** A choice made before the game starts. Every value is a word, so that a record and a command line spell it alike. */
export interface OptionSpec {
  readonly values: readonly string[];
  readonly default: string;
}
export type OptionSchema = Readonly<Record<string, OptionSpec>>;
export type Options = Readonly<Record<string, string>>;

interface Optional {
  readonly options: OptionSchema;
  readonly scenarios: Readonly<Record<string, Options>>;
}

/** Fills what is not given from the scenario, then from the defaults; refuses what no rule knows. */
export function readOptions(game: Optional, given: Options = {}): Options {
  const { scenario, ...chosen } = given;
  const options: Record<string, string> = {};
  for (const [name, spec] of Object.entries(game.options)) options[name] = spec.default;
  if (scenario !== undefined) {
    const preset = Object.hasOwn(game.scenarios, scenario) ? game.scenarios[scenario] : undefined;
    if (!preset) {
      throw new InputError('error.scenario', { given: scenario, allowed: Object.keys(game.scenarios).join(', ') });
    }
    Object.assign(options, preset);
  }
  for (const [name, value] of Object.entries(chosen)) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (!spec) {
      const allowed = [...Object.keys(game.options), 'scenario'].join(', ');
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
