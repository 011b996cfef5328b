/** A point of a learning curve: what was done, and the error on held-out games after it. */
export interface CurvePoint {
  readonly net: string;
  readonly stage: string;
  readonly error: number;
}

const WIDTH = 720;
const HEIGHT = 300;
const MARGIN = 48;
const COLORS = ['#1f6feb', '#b35900', '#1a7f37', '#8250df', '#cf222e'];

/** The curve as a drawing: one line per network, the error on held-out games after each stage. */
export function curveSvg(title: string, points: readonly CurvePoint[]): string {
  const nets = [...new Set(points.map(({ net }) => net))];
  const most = Math.max(...points.map(({ error }) => error), 0.01);
  const longest = Math.max(2, ...nets.map((net) => points.filter((it) => it.net === net).length));
  const x = (i: number) => MARGIN + (i * (WIDTH - 2 * MARGIN)) / (longest - 1);
  const y = (error: number) => HEIGHT - MARGIN - (error / most) * (HEIGHT - 2 * MARGIN);
  const lines = nets.map((net, n) => {
    const own = points.filter((it) => it.net === net);
    const path = own.map(({ error }, i) => `${x(i).toFixed(1)},${y(error).toFixed(1)}`).join(' ');
    const color = COLORS[n % COLORS.length];
    const dots = own.map(
      ({ stage, error }, i) =>
        `<circle cx="${x(i).toFixed(1)}" cy="${y(error).toFixed(1)}" r="3" fill="${color}"><title>${stage}: ${error.toFixed(4)}</title></circle>`,
    );
    const label = `<text x="${WIDTH - MARGIN + 4}" y="${(y(own.at(-1)?.error ?? 0) + 4).toFixed(1)}" fill="${color}">${net}</text>`;
    return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join('')}${label}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH + 60}" height="${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<text x="${MARGIN}" y="20">${title}</text>`,
    `<line x1="${MARGIN}" y1="${y(0)}" x2="${WIDTH - MARGIN}" y2="${y(0)}" stroke="#888"/>`,
    `<text x="4" y="${y(most) + 4}">${most.toFixed(3)}</text><text x="4" y="${y(0) + 4}">0</text>`,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}
