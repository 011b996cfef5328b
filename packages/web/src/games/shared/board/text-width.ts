/** The width of a text, in multiples of its font size. */

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Asking the page for its font takes longer than measuring a name. */
function takeFont(): void {
  if (pen) pen.font = `700 100px ${getComputedStyle(document.body).fontFamily}`;
}

export function textWidth(name: string): number {
  const width = known.get(name);
  if (width !== undefined) return width;
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    takeFont();
    // Until the page's own font has arrived, another one is measured.
    if (pen) {
      document.fonts.addEventListener('loadingdone', () => {
        known.clear();
        takeFont();
      });
    }
  }
  if (!pen) return name.length * 0.6;
  const measured = pen.measureText(name).width / 100;
  known.set(name, measured);
  return measured;
}
