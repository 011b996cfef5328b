import type { DiceMemory, HeldHistory } from '@sandtable/client';

/** Links to online matches that were made or opened in this browser. Who has a link has the seat: they stay here. */

export interface StoredLink {
  readonly match: string;
  readonly token: string;
  readonly game: string;
  /** A seat, or `observer`. */
  readonly seat: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Made here for somebody else, to be given away. */
  readonly given?: true;
  /** Lent by an account: it ends when the account logs out. */
  readonly lent?: true;
  readonly over?: true;
  /** Who won it, once it is over. */
  readonly won?: readonly string[];
  /** The hash of the match's seed as this browser first saw it. The server must keep to it. */
  readonly seedHash?: string;
  /** What this browser contributed to the dice at this seat, and what the server first showed of them. */
  readonly dice?: DiceMemory;
  /** What this seat was shown of the match: the server must still have it when the page comes back. */
  readonly held?: HeldHistory;
}

/** A match with all the links to it that are known here. */
export interface StoredLinkMatch {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly over: boolean;
  readonly won: readonly string[];
  /** What opens it for who sits here: the own seat before watching. */
  readonly mine: StoredLink;
  readonly given: readonly StoredLink[];
}

/** As much of a browser's `localStorage` as is needed; it may refuse. */
export type LinkStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'links';

export interface StoredLinks {
  all(): readonly StoredLink[];
  /** One link a seat: a newer one takes the place of what was here. */
  remember(...links: readonly StoredLink[]): void;
  /** A link was followed here: what is known of it stays, such as for whom it was made. */
  followed(link: StoredLink): void;
  forgetMatch(match: string): void;
  /** After logging out. */
  forgetLent(): void;
  endOf(match: string, won: readonly string[]): void;
  /** The hash of a match's seed, if this browser has seen it. */
  seedHashOf(match: string): string | undefined;
  /** What is kept of the dice for whoever holds this link. */
  diceOf(match: string, token: string): DiceMemory | undefined;
  /** What a seat was shown when it was last here. */
  heldOf(match: string, token: string): HeldHistory | undefined;
  keepHeld(match: string, token: string, held: HeldHistory): void;
}

export function linksOn(shelf: () => LinkStorage): StoredLinks {
  const all = (): readonly StoredLink[] => {
    try {
      const kept: unknown = JSON.parse(shelf().getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isLink) : [];
    } catch {
      // A private window may forbid to look, and others may have written there: then nothing is remembered.
      return [];
    }
  };
  const keep = (links: readonly StoredLink[]): void => {
    try {
      shelf().setItem(KEY, JSON.stringify(links));
    } catch {
      // The link itself still works.
    }
  };
  const same = (a: StoredLink, b: StoredLink) => a.match === b.match && a.seat === b.seat;
  const seedHashOf = (match: string) => all().find((link) => link.match === match && link.seedHash)?.seedHash;
  const remember = (...links: readonly StoredLink[]) => {
    const added = links.map((link): StoredLink => {
      const seedHash = seedHashOf(link.match) ?? link.seedHash;
      return seedHash === undefined ? link : { ...link, seedHash };
    });
    keep([...added, ...all().filter((kept) => !links.some((link) => same(link, kept)))]);
  };
  return {
    all,
    remember,
    seedHashOf,
    diceOf: (match, token) => all().find((link) => link.match === match && link.token === token)?.dice,
    followed(link) {
      const known = all().find((kept) => same(kept, link) && kept.token === link.token);
      remember({ ...known, ...link });
    },
    heldOf: (match, token) => all().find((link) => link.match === match && link.token === token)?.held,
    keepHeld(match, token, held) {
      keep(all().map((link) => (link.match === match && link.token === token ? { ...link, held } : link)));
    },
    forgetMatch: (match) => keep(all().filter((link) => link.match !== match)),
    forgetLent: () => keep(all().filter((link) => !link.lent)),
    endOf: (match, won) => keep(all().map((link) => (link.match === match ? { ...link, over: true, won } : link))),
  };
}

export const links: StoredLinks = linksOn(() => window.localStorage);

/** Newest first. */
export function matchesOf(kept: readonly StoredLink[]): readonly StoredLinkMatch[] {
  const byMatch = new Map<string, StoredLink[]>();
  for (const link of kept) byMatch.set(link.match, [...(byMatch.get(link.match) ?? []), link]);
  return [...byMatch.values()]
    .map((of): StoredLinkMatch => {
      const [mine] = [...of].sort((a, b) => rank(a) - rank(b));
      const { match, game } = mine;
      return {
        match,
        game,
        at: Math.max(...of.map((link) => link.at)),
        over: of.some((link) => link.over),
        won: of.find((link) => link.won)?.won ?? [],
        mine,
        given: of.filter((link) => link.given),
      };
    })
    .sort((a, b) => b.at - a.at);
}

/** One's own seat, else watching, else a seat that was meant for another. */
function rank({ seat, given }: StoredLink): number {
  if (seat === 'observer') return 1;
  return given ? 2 : 0;
}

function isLink(it: unknown): it is StoredLink {
  if (typeof it !== 'object' || it === null) return false;
  const { match, token, game, seat, at, seedHash, dice, held } = it as Readonly<Record<string, unknown>>;
  if (seedHash !== undefined && typeof seedHash !== 'string') return false;
  if (dice !== undefined && (typeof dice !== 'object' || dice === null)) return false;
  if (held !== undefined && !isHeld(held)) return false;
  return [match, token, game, seat].every((word) => typeof word === 'string' && word !== '') && Number.isFinite(at);
}

const isHeld = (it: unknown): it is HeldHistory =>
  typeof it === 'object' &&
  it !== null &&
  'n' in it &&
  Number.isInteger(it.n) &&
  'mark' in it &&
  typeof it.mark === 'string';
