import type { Seen, Side } from '@sandtable/imperial-struggle/facts';

/** 3.10: the marker begins here; above it France leads, below it Britain. */
export const LEVEL = 15;

/** How many victory points each side is ahead by: one line mirrors the other. */
export const lead = ({ vp }: Seen): Readonly<Record<Side, number>> => ({ britain: LEVEL - vp, france: vp - LEVEL });
