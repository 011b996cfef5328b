import { type Game, readSettings, type Words } from '@sandtable/kernel';
import { type Context, seatName, wordsIfAny } from '../context.js';

/** A setting with more values than this does not list them on its own line, only below it. */
const MAX_INLINE_VALUES = 6;

/** `sandtable games`: the games with their seats, scenarios, settings and bots. */
export function listGames(context: Context): number {
  const about = Object.keys(context.gameSource.games).map((id) => {
    const { game, words } = context.game(id);
    return describe(game, words, context);
  });
  context.io.out(`${about.join('\n\n')}\n`);
  return 0;
}

function describe(game: Game, words: Words, { say }: Context): string {
  const indent = (line: string) => `    ${line}`;
  const known = (id: string, text: string) => (text && text !== id ? `${id}  ${text}` : id);
  const lines = [`${game.id}  ${game.title}`];
  lines.push(`  ${say('cli.games.seats')}`);
  for (const seat of game.seats(readSettings(game))) lines.push(indent(known(seat, seatName(words, seat))));
  const scenarios = Object.entries(game.scenarios);
  if (scenarios.length > 0) {
    lines.push(`  ${say('cli.games.scenarios')}`);
    for (const [id, preset] of scenarios) {
      const name = wordsIfAny(words, `scenario.${id}`);
      const chosen = Object.entries(preset).map(([option, value]) => `${option}=${value}`);
      lines.push(indent([known(id, name), chosen.length > 0 ? `(${chosen.join(', ')})` : ''].join('  ').trimEnd()));
    }
  }
  lines.push(`  ${say('cli.games.options')}`);
  for (const [name, spec] of Object.entries(game.settings)) {
    const many = spec.values.length > MAX_INLINE_VALUES;
    const values = many ? `${spec.values[0]}|…` : spec.values.join('|');
    lines.push(indent(known(`${name}=${values}`, wordsIfAny(words, `option-help.${name}`))));
    for (const value of spec.values) {
      const text = wordsIfAny(words, `option-value.${name}.${value}`);
      const standard = value === spec.default ? say('cli.games.default') : '';
      if (text || standard || many) lines.push(indent(`  ${[value, text, standard].filter(Boolean).join('  ')}`));
    }
  }
  lines.push(`  ${say('cli.games.players')}`);
  for (const player of ['person', ...Object.keys(game.bots)]) {
    const text = player === 'person' ? say('cli.games.person') : wordsIfAny(words, `bot.${player}`);
    lines.push(indent(known(player, text)));
  }
  return lines.join('\n');
}
