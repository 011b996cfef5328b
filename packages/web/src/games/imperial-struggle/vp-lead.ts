import type { Side, View } from '@sandtable/imperial-struggle/board-data';

/** 3.10: the marker's start; above it France leads, below it Britain. */
export const EVEN_VP = 15;

/** Each side's lead in victory points; one value is the negative of the other. */
export const leadOf = ({ vp }: View): Readonly<Record<Side, number>> => ({
  britain: EVEN_VP - vp,
  france: vp - EVEN_VP,
});
