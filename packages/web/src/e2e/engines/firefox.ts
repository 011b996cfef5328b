import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyPress, mouseClick } from './actions.js';
import { connectBidi } from './bidi.js';
import { type BrowserEngine, callInPage, type Driver, outcomeOf, VIEWPORT } from './driver.js';
import { openPrograms, programPath, waitForOutput } from './programs.js';

/** Firefox speaks WebDriver BiDi itself, so no driver program is needed. */

const FIREFOX = process.env.FIREFOX ?? programPath('firefox-esr') ?? programPath('firefox');

/** Turns animations off, prefers English, and disables background requests. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en',
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

async function launch(): Promise<Driver> {
  const programs = openPrograms();
  try {
    const profile = join(programs.folder, 'profile');
    mkdirSync(profile);
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
    const browser = programs.start(FIREFOX ?? 'firefox', args);
    const address = await waitForOutput(browser, 2, /WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await connectBidi(`${address}/session`);
    await bidi.send('session.new', { capabilities: {} });
    const { contexts } = await bidi.send('browsingContext.getTree', {});
    const [{ context }] = contexts as readonly [{ readonly context: string }];
    await bidi.send('browsingContext.setViewport', { context, viewport: VIEWPORT });
    const act = async (actions: object): Promise<void> => {
      await bidi.send('input.performActions', { context, actions });
    };
    return {
      async goto(url) {
        await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      async reload() {
        await bidi.send('browsingContext.reload', { context, wait: 'complete' });
      },
      async back() {
        await bidi.send('browsingContext.traverseHistory', { context, delta: -1 });
      },
      async evaluate(script, ...args) {
        const { result } = await bidi.send('script.callFunction', {
          functionDeclaration: callInPage(script),
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          target: { context },
          awaitPromise: true,
        });
        return outcomeOf((result as { readonly value: string }).value);
      },
      clickAt: (point) => act(mouseClick(point)),
      press: (key) => act(keyPress(key)),
      screenshot: async () => String((await bidi.send('browsingContext.captureScreenshot', { context })).data),
      async close() {
        await bidi.send('browser.close', {}).catch(() => undefined);
        bidi.close();
        await programs.end();
      },
    };
  } catch (error) {
    await programs.end();
    throw error;
  }
}

export const firefox: BrowserEngine = { name: 'Firefox', found: FIREFOX !== undefined, launch };
