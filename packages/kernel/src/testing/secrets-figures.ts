/** What a run of the secrets test did. Without these numbers, a test that compares nothing would also pass. */
export interface SecretsFigures {
  games: number;
  /** Pairs of twins that were played from a checkpoint. */
  pairs: number;
  /** Pairs whose hidden information really differed. */
  differed: number;
  /** Answers after which a viewer's twins were compared. */
  compared: number;
  previews: number;
  undone: number;
  /** Pairs that ended with a difference that the rules allow: both showed something to the viewer. */
  allowed: number;
  /** Keys of the questions that were asked while twins were compared. */
  readonly keys: Set<string>;
}

export interface SecretsReport extends SecretsFigures {
  /** By scenario and opponents. */
  readonly byScenario: Map<string, SecretsFigures>;
}

export const emptyFigures = (): SecretsFigures => ({
  games: 0,
  pairs: 0,
  differed: 0,
  compared: 0,
  previews: 0,
  undone: 0,
  allowed: 0,
  keys: new Set(),
});

const COUNTED = ['games', 'pairs', 'differed', 'compared', 'previews', 'undone', 'allowed'] as const;

export function countInto(sum: SecretsFigures, more: SecretsFigures): void {
  for (const name of COUNTED) sum[name] += more[name];
  for (const key of more.keys) sum.keys.add(key);
}

/** All figures on one line. */
export const figuresLine = (figures: SecretsFigures): string =>
  `${COUNTED.map((name) => `${name} ${figures[name]}`).join(', ')}, questions ${figures.keys.size}`;

/** One line per scenario, then the sum. */
export const reportLines = (title: string, report: SecretsReport): string[] => [
  ...[...report.byScenario].map(([name, figures]) => `${title}, ${name}: ${figuresLine(figures)}`),
  `${title}, all: ${figuresLine(report)}`,
];
