import type { Page } from 'playwright-core';

export function countClicks(page: Page): Promise<{ train: number; rally: number; sweep: number }>;
