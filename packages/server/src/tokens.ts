import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; the database stores only the hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const newMatchId = (): string => randomBytes(9).toString('base64url');
/** 256 bits: a seed, or the server's share of one. */
export const newSecret = (): string => randomBytes(32).toString('hex');
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
