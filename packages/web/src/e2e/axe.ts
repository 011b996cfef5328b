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

/** Violations that axe-core rates serious or critical, one line each, on the whole page or in a part of it. */
export async function seriousViolations(page: Page, part = 'html'): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<{ violations: readonly Finding[] }>(
    `axe.run(${JSON.stringify(part)}, { resultTypes: ["violations"], rules: ${JSON.stringify(RULES)} })`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary?.replace(/\s+/g, ' ')})`),
    );
}
