/** Plays at a table in a browser by real clicks, and measures inside the page. */

const OPTION = ':is(.prompt, .hand) [data-option]:not([aria-disabled=true])';
const RESULT = '.result';

/** Gives random answers until the game is over or `most` are given; all times are in milliseconds. */
export async function playAndMeasure(page, most) {
  await page.locator(OPTION).first().waitFor();
  await page.evaluate(watch);
  let state = 7;
  const random = (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  for (let i = 0; i < most; i++) {
    await page.locator(`${OPTION}, ${RESULT}`).first().waitFor();
    if ((await page.locator(RESULT).count()) > 0) break;
    const names = await page
      .locator(OPTION)
      .evaluateAll((all) => all.map((it) => it.getAttribute('data-option')).filter((it) => !it.startsWith('aside:')));
    const name = names[random(names.length)];
    await page.evaluate(() => window.bench.expect());
    await page.locator(`:is(.prompt, .hand) [data-option="${name}"]`).first().click();
    await page.waitForFunction(() => window.bench.answered());
  }
  return page.evaluate(() => window.bench.figures);
}

export function figuresOf(clicks, frames) {
  const at = (list, part) =>
    list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;
  return {
    clicks: { count: clicks.length, median: at(clicks, 0.5), p95: at(clicks, 0.95), longest: at(clicks, 1) },
    frames: {
      count: frames.length,
      median: at(frames, 0.5),
      p99: at(frames, 0.99),
      longest: at(frames, 1),
      over: frames.filter((time) => time > 50).length,
    },
  };
}

/** Runs in the page: times each click until its change is painted, and the work of each frame while anything moves. */
function watch() {
  const figures = { clicks: [], frames: [] };
  let asked;
  let done = true;
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const question = asked;
      asked = undefined;
      if (!question) return;
      const look = new MutationObserver(async () => {
        if (question.isConnected) return;
        look.disconnect();
        await painted();
        figures.clicks.push(performance.now() - timeStamp);
        done = true;
      });
      look.observe(document.body, { subtree: true, childList: true });
    },
    true,
  );
  // A frame's work: from its beginning until everything that was to be done for it is done.
  const channel = new MessageChannel();
  let began = 0;
  let moving = false;
  channel.port1.onmessage = () => {
    if (moving) figures.frames.push(performance.now() - began);
  };
  const frame = (now) => {
    moving = document.getAnimations().some(({ playState }) => playState === 'running');
    began = now;
    channel.port2.postMessage(0);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.bench = {
    figures,
    expect() {
      asked = document.querySelector('.prompt .choices');
      done = false;
    },
    answered: () => done,
  };
}

/** Runs before the page's own code: `opened` resolves to the time from the navigation to the first painted question. */
export function watchOpening() {
  window.opened = new Promise((resolve) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(':is(.prompt, .hand) [data-option]') || !document.querySelector('.board')) return;
      look.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    look.observe(document, { subtree: true, childList: true });
  });
}
