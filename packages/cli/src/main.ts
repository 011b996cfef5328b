import { games } from './games.js';
import { startCommand } from './start-command.js';

await startCommand({ games, module: new URL('./games.js', import.meta.url).href });
