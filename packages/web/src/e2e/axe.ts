import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact?: string | null;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** WCAG 2.2 AA: axe-core tests the size of targets only if asked. */
const RULES = { 'target-size': { enabled: true } };

/** The rules of WCAG 2.2 AA whose outcome depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Violations that axe-core rates serious or critical, one line each, on the whole page or in a part of it. */
export const seriousViolations = (page: Page, part = 'html'): Promise<readonly string[]> =>
  violationsOf(page, part, { rules: RULES });

/** The same in light and in dark colors; in dark ones only what depends on colors is tested. */
export async function seriousViolationsInBothSchemes(page: Page, part = 'html'): Promise<readonly string[]> {
  await showColors(page, 'dark');
  const dark = await violationsOf(page, part, { runOnly: COLOR_RULES });
  await showColors(page, 'light');
  return [...(await seriousViolations(page, part)), ...dark.map((it) => `dark: ${it}`)];
}

/** Shows the page in these colors, and waits until no color is on its way from one scheme to the other. */
async function showColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((it) => it instanceof CSSTransition)
        .map((it) => it.finished),
    ),
  );
}

async function violationsOf(page: Page, part: string, options: object): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<{ violations: readonly Finding[] }>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.replace(/\s+/g, ' ')})`),
    );
}
