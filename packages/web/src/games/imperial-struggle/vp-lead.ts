import type { Side, View } from '@sandtable/imperial-struggle/facts';

/** 3.10: the marker begins here; above it France leads, below it Britain. */
export const EVEN_VP = 15;

/** How many victory points each side is ahead by: one line mirrors the other. */
export const leadOf = ({ vp }: View): Readonly<Record<Side, number>> => ({
  britain: EVEN_VP - vp,
  france: vp - EVEN_VP,
});
