import type { MiniMap } from '../games/mini-map.js';

/** The longer side of the picture, in pixels: the list of games shows it at half of that. */
const PIXELS = 192;
const QUALITY = 0.8;
/** The line between a dot and the land, in pixels. */
const EDGE = 0.75;

/** Draws a board's small map as a picture of a few kilobytes, with the colors that the board has now. */
export function drawMiniMap({ frame, sea, shapes, dots }: MiniMap, board: Element): string | undefined {
  const scale = PIXELS / Math.max(frame.width, frame.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(frame.width * scale);
  canvas.height = Math.round(frame.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const style = getComputedStyle(board);
  const color = (css: string): string =>
    css.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
  pen.scale(scale, scale);
  pen.fillStyle = color(sea);
  pen.fillRect(0, 0, frame.width, frame.height);
  for (const { path, fill, within } of shapes) {
    pen.save();
    if (within) {
      pen.beginPath();
      pen.rect(...within);
      pen.clip();
    }
    pen.fillStyle = color(fill);
    pen.fill(new Path2D(path));
    pen.restore();
  }
  pen.lineWidth = EDGE / scale;
  pen.strokeStyle = color('var(--surface)');
  for (const {
    at: [x, y],
    radius,
    fill,
  } of dots) {
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fillStyle = color(fill);
    pen.fill();
    pen.stroke();
  }
  return canvas.toDataURL('image/webp', QUALITY);
}
