import { REGIONS, type Region, SPACE_IDS, SPACES } from '@sandtable/imperial-struggle/board-data';

/**
 * The Region that a question concerns: the only one with spaces that can be chosen. On a small screen, which can't show
 * all four in a useful size, the one with most of them, or with the
 * space that a lesson asks for.
 */
export function regionInQuestion(options: ReadonlySet<string>, isSmall: boolean, guide?: string): Region | undefined {
  const guided = options.has(guide ?? '') ? SPACE_IDS.find((space) => `space:${space}` === guide) : undefined;
  if (guided !== undefined && isSmall) return SPACES[guided].region;
  const counts = new Map<Region, number>();
  for (const space of SPACE_IDS) {
    const { region } = SPACES[space];
    if (options.has(`space:${space}`)) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  if (counts.size === 0 || (counts.size > 1 && !isSmall)) return undefined;
  return REGIONS.reduce((best, region) => ((counts.get(region) ?? 0) > (counts.get(best) ?? 0) ? region : best));
}
