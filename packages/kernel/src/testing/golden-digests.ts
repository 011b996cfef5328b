import type { Game } from '../game.js';
import type { Position } from '../position.js';
import { fingerprint } from '../record.js';

/**
 * Digests of golden records by version and name, committed beside them (`golden/digests.json`). Matches on servers and
 * records on people's disks belong to a version, so the records of a version must never change.
 */
export type GoldenDigests = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts of golden records by path: `name.json` for the current version, `v1/name.json` for an earlier one. */
export type GoldenRecords = Readonly<Record<string, string>>;

type Versioned = Pick<Game<Position>, 'id' | 'version'>;

/** Whether a record of this name is committed for the current version; `GOLDEN=write` then does not replace it. */
export const isCommitted = ({ version }: Versioned, digests: GoldenDigests, name: string): boolean =>
  digests[version]?.[name] !== undefined;

interface Kept {
  readonly version: string;
  readonly name: string;
  readonly digest: string;
}

const keptIn = ({ version }: Versioned, records: GoldenRecords): Kept[] =>
  Object.entries(records).map(([path, text]) => {
    const [, folder, name = path] = /^(?:v(\d+)\/)?(.*)\.json$/.exec(path) ?? [];
    return { version: folder ?? `${version}`, name, digest: fingerprint(text) };
  });

/** Adds the digests of new records. Digests that are listed already do not change. */
export function withNewDigests(game: Versioned, records: GoldenRecords, digests: GoldenDigests): GoldenDigests {
  const all: Record<string, Record<string, string>> = {};
  for (const [version, listed] of Object.entries(digests)) all[version] = { ...listed };
  for (const { version, name, digest } of keptIn(game, records)) {
    const listed = all[version] ?? {};
    all[version] = { ...listed, [name]: listed[name] ?? digest };
  }
  return all;
}

/** What does not agree with the digests. Each sentence says what to do. */
export function digestFaults(game: Versioned, records: GoldenRecords, digests: GoldenDigests): string[] {
  const { id, version: today } = game;
  const kept = keptIn(game, records);
  const faults = kept.flatMap(({ version, name, digest }) => {
    const listed = digests[version]?.[name];
    if (listed === digest) return [];
    const record = `The golden record “${name}” of ${id}, version ${version},`;
    if (listed === undefined) {
      return [`${record} is not in golden/digests.json. Add it with: GOLDEN=write npx vitest run golden`];
    }
    if (version !== `${today}`) return [`${record} has changed. Records of earlier versions never change: restore it.`];
    return [
      `${record} has changed, but the version was not raised. If the rules have changed: raise \`version\` of the game to ` +
        `${today + 1}, move the old records to golden/v${today}/ and run GOLDEN=write npx vitest run golden. ` +
        'If not: restore the file.',
    ];
  });
  const missing = Object.entries(digests).flatMap(([version, listed]) =>
    Object.keys(listed)
      .filter((name) => !kept.some((it) => it.version === version && it.name === name))
      .map((name) => {
        const folder = version === `${today}` ? 'golden/' : `golden/v${version}/`;
        return `The golden record “${name}” of ${id}, version ${version}, is missing: it belongs in ${folder}.`;
      }),
  );
  return [...faults, ...missing];
}

/** The digests as the committed file, one line per record. */
export const printDigests = (digests: GoldenDigests): string => `${JSON.stringify(digests, null, 2)}\n`;
