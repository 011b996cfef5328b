import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { keyPress, mouseClick } from './actions.js';
import { type BrowserEngine, callInPage, type Driver, outcomeOf, VIEWPORT, waitFor } from './driver.js';
import { openPrograms, type Programs, programPath, waitForOutput } from './programs.js';
import { isReady, newSession } from './webdriver.js';

/** WebKitGTK, which shares its engine with Safari: its small browser on a virtual screen, driven by WebDriver. */

const DRIVER = programPath('WebKitWebDriver');
const SCREEN = programPath('Xvfb');

/** Without a graphics card, CPU rendering is several times faster than an emulated card. */
const DRAWN_BY_CPU = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };

/** A free port, because the driver doesn't report a port that it chose itself. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts the driver and returns its address; if another program took the port first, it tries another. */
async function startDriver(programs: Programs, env: NodeJS.ProcessEnv): Promise<string> {
  const port = await freePort();
  const child = programs.start(DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], env);
  const address = `http://127.0.0.1:${port}`;
  const state = await waitFor('WebKitWebDriver', async () => {
    if (child.exitCode !== null) return 'ended';
    return (await isReady(address)) && 'ready';
  });
  return state === 'ready' ? address : startDriver(programs, env);
}

async function launch(): Promise<Driver> {
  const programs = openPrograms();
  try {
    // Turns GTK's animations off.
    mkdirSync(join(programs.folder, 'gtk-3.0'));
    writeFileSync(join(programs.folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    const size = `${VIEWPORT.width}x${VIEWPORT.height + 100}x24`;
    const screen = programs.start(SCREEN ?? 'Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp']);
    const display = await waitForOutput(screen, 3, /(\d+)\n/);
    const env = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', WAYLAND_DISPLAY: undefined, ...DRAWN_BY_CPU };
    const session = await newSession(await startDriver(programs, env), {});
    await session.post('window/rect', { x: 0, y: 0, width: VIEWPORT.width, height: VIEWPORT.height + 100 });
    const act = async (actions: object): Promise<void> => {
      await session.post('actions', { actions });
    };
    return {
      async goto(url) {
        await session.post('url', { url });
      },
      async reload() {
        await session.post('refresh');
      },
      async back() {
        await session.post('back');
      },
      async evaluate(script, ...args) {
        const body = `const [args, done] = arguments; (${callInPage(script)})(args).then(done);`;
        return outcomeOf(await session.post('execute/async', { script: body, args: [JSON.stringify(args)] }));
      },
      clickAt: (point) => act(mouseClick(point)),
      press: (key) => act(keyPress(key)),
      screenshot: async () => String(await session.get('screenshot')),
      async close() {
        await session.end().catch(() => undefined);
        await programs.end();
      },
    };
  } catch (error) {
    await programs.end();
    throw error;
  }
}

export const webkit: BrowserEngine = { name: 'WebKit', found: DRIVER !== undefined && SCREEN !== undefined, launch };
