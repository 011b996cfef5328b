import { createMatch, type Dice, plainAddress, printLink } from '@sandtable/client';
import { readSettings, resolveSeating, seatBots, seedChance } from '@sandtable/kernel';
import { type Context, seatName } from '../context.js';
import type { Flags } from '../flags.js';
import { formatTable } from '../format-text.js';
import { inputError } from '../input-error.js';
import { toRefusal } from '../online/refusals.js';
import { seatingOf } from '../play/seating.js';
import { readSettingPairs } from '../read-input.js';

const DICE: readonly Dice[] = ['shared', 'server'];

export const defaultServer = ({ io }: Context): string => io.env.SANDTABLE_SERVER || 'http://127.0.0.1:4747';

/** `sandtable host`: creates an online match and prints a link for each participant. */
export async function host(context: Context, id: string, flags: Flags): Promise<number> {
  const { io, say } = context;
  const { game, words } = context.game(id);
  const chosen = readSettings(game, readSettingPairs(flags.set));
  const { settings, seating } = resolveSeating(game, chosen, seatingOf(game, chosen, flags));
  const seats = game.seats(settings);
  // Impossible settings and seatings are refused here, in the reader's language, before the server is asked.
  seatBots(game, seats, seating, id);
  game.setup(settings, seedChance(id));

  const dice = DICE.find((it) => it === (flags.dice ?? 'shared'));
  if (!dice)
    throw inputError('cli.error.setting', { name: '--dice', given: flags.dice ?? '', allowed: DICE.join(', ') });
  const address = addressOf(flags.server ?? defaultServer(context));
  const made = await createMatch(address, { game: id, options: settings, seats: seating, dice }).catch(
    toRefusal(address),
  );
  const link = (token: string) => printLink({ address, match: made.id, token });
  const rows = seats.map((seat) => {
    const token = made.seats[seat];
    return [seatName(words, seat), token ? link(token) : (seating[seat] ?? '')];
  });
  const about = [
    say('cli.host.made', { game: game.title, match: made.id }),
    formatTable(['', ''], [...rows, [say('cli.host.observers'), link(made.observer)]]),
    say('cli.host.seedHash', { hash: made.seedHash }),
    say('cli.host.how', { join: 'npx sandtable join <link>' }),
  ];
  io.out(`${about.join('\n\n')}\n`);
  return 0;
}

const addressOf = (given: string): string => plainAddress(/^https?:\/\//i.test(given) ? given : `http://${given}`);
