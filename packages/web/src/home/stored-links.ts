import type { DiceMemory, HeldHistory } from '@sandtable/client';

/**
 * Links to online matches that were created or opened in this browser. Whoever holds a link plays its seat, so they never
 * leave the browser.
 */

export interface StoredLink {
  readonly match: string;
  readonly token: string;
  readonly game: string;
  /** A seat, or `observer`. */
  readonly seat: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Created here for somebody else. */
  readonly given?: true;
  /** A pass of an account, which ends when the account logs out. */
  readonly lent?: true;
  readonly over?: true;
  /** The winners, once the match is over. */
  readonly won?: readonly string[];
  /** The hash of the match's seed as this browser first saw it. It must never change. */
  readonly seedHash?: string;
  /** This seat's contribution to the dice, and what the server first showed of the dice. */
  readonly dice?: DiceMemory;
  /** The history that this seat has seen. The server must still have it at the next visit. */
  readonly held?: HeldHistory;
}

/** A match with all its links that this browser stores. */
export interface StoredLinkMatch {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly over: boolean;
  readonly won: readonly string[];
  /** The link that opens the match for the reader: a seat rather than an observer. */
  readonly mine: StoredLink;
  readonly given: readonly StoredLink[];
}

/** The part of `localStorage` that is needed. The browser may deny access. */
export type LinkStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'links';

export interface StoredLinks {
  all(): readonly StoredLink[];
  /** Stores one link per seat. A newer link replaces an older one. */
  remember(...links: readonly StoredLink[]): void;
  /** Stores a followed link, and keeps what is known of it, such as `given`. */
  followed(link: StoredLink): void;
  forgetMatch(match: string): void;
  /** Called after logging out. */
  forgetLent(): void;
  endOf(match: string, won: readonly string[]): void;
  /** The hash of a match's seed, if this browser has seen it. */
  seedHashOf(match: string): string | undefined;
  /** What is stored of the dice for this link. */
  diceOf(match: string, token: string): DiceMemory | undefined;
  /** The history that a seat has seen. */
  heldOf(match: string, token: string): HeldHistory | undefined;
  storeHeld(match: string, token: string, held: HeldHistory): void;
}

export function linksOn(storage: () => LinkStorage): StoredLinks {
  const all = (): readonly StoredLink[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isLink) : [];
    } catch {
      // A private window may deny access, and other programs may have written something else.
      return [];
    }
  };
  const store = (links: readonly StoredLink[]): void => {
    try {
      storage().setItem(KEY, JSON.stringify(links));
    } catch {
      // The link itself still works.
    }
  };
  const isSameSeat = (a: StoredLink, b: StoredLink) => a.match === b.match && a.seat === b.seat;
  const seedHashOf = (match: string) => all().find((link) => link.match === match && link.seedHash)?.seedHash;
  const remember = (...links: readonly StoredLink[]) => {
    const added = links.map((link): StoredLink => {
      const seedHash = seedHashOf(link.match) ?? link.seedHash;
      return seedHash === undefined ? link : { ...link, seedHash };
    });
    store([...added, ...all().filter((stored) => !links.some((link) => isSameSeat(link, stored)))]);
  };
  return {
    all,
    remember,
    seedHashOf,
    diceOf: (match, token) => all().find((link) => link.match === match && link.token === token)?.dice,
    followed(link) {
      const known = all().find((stored) => isSameSeat(stored, link) && stored.token === link.token);
      remember({ ...known, ...link });
    },
    heldOf: (match, token) => all().find((link) => link.match === match && link.token === token)?.held,
    storeHeld(match, token, held) {
      store(all().map((link) => (link.match === match && link.token === token ? { ...link, held } : link)));
    },
    forgetMatch: (match) => store(all().filter((link) => link.match !== match)),
    forgetLent: () => store(all().filter((link) => !link.lent)),
    endOf: (match, won) => store(all().map((link) => (link.match === match ? { ...link, over: true, won } : link))),
  };
}

export const links: StoredLinks = linksOn(() => window.localStorage);

/** The matches that the links open, newest first. */
export function matchesOf(stored: readonly StoredLink[]): readonly StoredLinkMatch[] {
  const byMatch = new Map<string, StoredLink[]>();
  for (const link of stored) byMatch.set(link.match, [...(byMatch.get(link.match) ?? []), link]);
  return [...byMatch.values()]
    .map((of): StoredLinkMatch => {
      const mine = of.reduce((best, link) => (rank(link) < rank(best) ? link : best));
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

/** Orders links: a seat of the reader, then an observer, then a seat meant for somebody else. */
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
