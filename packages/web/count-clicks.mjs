/** Carries out three operations of Andean Abyss at a table in a browser, in the shortest way, and counts the presses. */

const ENABLED = ':not([aria-disabled=true])';
const OPTION = `.prompt [data-option]${ENABLED}`;

const optionsOf = (page) => page.locator(OPTION).evaluateAll((all) => all.map((it) => it.getAttribute('data-option')));

/** Presses a button of the prompt and waits until the next question is there. */
async function press(page, selector) {
  const question = await page.locator('.prompt .choices').elementHandle();
  await page.locator(selector).first().click();
  await page.waitForFunction((it) => !it.isConnected, question);
  await page.locator(`.prompt .choices:not([aria-busy=true]) [data-option]${ENABLED}`).first().waitFor();
}
const optionButton = (option) => `.prompt [data-option="${option}"]${ENABLED}`;

/** Everybody passes until this faction can begin the operation. */
async function passUntil(page, faction, operation) {
  for (let passes = 0; passes < 60; passes++) {
    const whose = await page.locator('.prompt-whose strong').textContent();
    const options = await optionsOf(page);
    if (whose === faction && options.includes(operation) && options.includes('event')) return;
    await press(page, optionButton(options.includes('pass') ? 'pass' : options[0]));
  }
  throw new Error(`${faction} could not begin ${operation}`);
}

function counting(page) {
  let count = 0;
  return {
    count: () => count,
    has: async (selector) => (await page.locator(selector).count()) > 0,
    async press(selector) {
      count++;
      await press(page, selector);
    },
  };
}

const firstSpace = `.prompt [data-option^="space:"]${ENABLED}`;
const same = `.prompt [data-same]${ENABLED}`;
const done = optionButton('done');

/** Train in three spaces, then Civic Action in one of them. */
async function train(page) {
  await passUntil(page, 'Government', 'train');
  const { count, has, press: click } = counting(page);
  await click(optionButton('train'));
  await click(optionButton('space:bogota'));
  await click(optionButton('number:1'));
  await click(optionButton('number:1'));
  await click(same);
  await click(same);
  await click(done);
  const civic = '.prompt [data-then$="civic-action"], .prompt [data-then*="number:"]';
  await click((await has(civic)) ? civic : firstSpace);
  const amount = `.prompt [data-option="number:1"]${ENABLED}`;
  if (await has(amount)) await click(amount);
  if (await has(done)) await click(done);
  return count();
}

/** Rally in six spaces. */
async function rally(page) {
  await passUntil(page, 'FARC', 'rally');
  const { count, has, press: click } = counting(page);
  await click(optionButton('rally'));
  for (let spaces = 0; spaces < 6; spaces++) {
    if (await has(same)) await click(same);
    else await click(firstSpace);
    const then = `.prompt [data-then^="guerrillas "]${ENABLED}`;
    if (await has(then)) await click(then);
    else if (await has(optionButton('guerrilla'))) await click(optionButton('guerrilla'));
    else if (await has(optionButton('guerrillas'))) await click(optionButton('guerrillas'));
    else if (await has(optionButton('number:1'))) await click(optionButton('number:1'));
  }
  await click(done);
  return count();
}

/** Sweep of two spaces, with troops from one neighbor each. */
async function sweep(page) {
  await passUntil(page, 'Government', 'sweep');
  const { count, has, press: click } = counting(page);
  await click(optionButton('sweep'));
  for (let spaces = 0; spaces < 2; spaces++) {
    await click(firstSpace);
    const from = `.prompt [data-then*="number:"]${ENABLED}`;
    if (await has(from)) await click(from);
    const finish = `.prompt [data-finish]${ENABLED}`;
    if (spaces === 0 && (await has(done))) await click(done);
    else if (await has(finish)) await click(finish);
  }
  for (let more = 0; more < 4 && (await has(done)); more++) await click(done);
  return count();
}

const OPERATIONS = { train, rally, sweep };

/** The presses that each operation took. The game on the page has people at all four seats. */
export async function countClicks(page) {
  const counts = {};
  for (const [name, run] of Object.entries(OPERATIONS)) counts[name] = await run(page);
  return counts;
}
