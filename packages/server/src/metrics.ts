import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics in Prometheus format. Every server has its own, even two servers in one process. */
export interface Metrics {
  answered(by: 'person' | 'bot', count: number): void;
  refused(code: string): void;
  wrote(additions: number, milliseconds: number, diskMs: number): void;
  thought(milliseconds: number): void;
  heavyReadDone(kind: string, milliseconds: number): void;
  connectionRefused(reason: RefusedConnection): void;
  notified(by: 'webhook' | 'mail', how: 'sent' | 'failed'): void;
  requested(route: string, status: number, milliseconds: number): void;
  /** Adds a gauge that is read whenever the metrics are requested. */
  watch(name: 'matches' | 'sockets', count: () => number): void;
  /** How long after the beginning of the process each step of the start was done. */
  startedUp(times: Readonly<Record<'modulesLoadedMs' | 'databaseOpenMs' | 'listeningMs', number>>): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Which limit on TCP connections was reached. */
export type RefusedConnection = 'all' | 'address';

const GAUGES = {
  matches: 'Matches in memory',
  sockets: 'Open sockets',
} as const;

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function metricsOf(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // These include event-loop lag, memory and CPU time of the process.
  collectDefaultMetrics({ register: registry });
  const counter = <T extends string>(name: string, help: string, labelNames: T[]) =>
    new Counter<T>({ name: `sandtable_${name}`, help, labelNames, registers });
  const histogram = <T extends string>(name: string, help: string, buckets: number[], labelNames: T[]) =>
    new Histogram<T>({ name: `sandtable_${name}`, help, buckets, labelNames, registers });

  const answers = counter('answers_total', 'Answers on the disk', ['by']);
  const refused = counter('refused_total', 'Requests and messages refused', ['code']);
  const notices = counter('notices_total', 'Notices that it is somebody’s turn', ['by', 'how']);
  const commits = histogram('commit_seconds', 'How long a commit takes', SECONDS, []);
  const flushes = histogram('commit_disk_seconds', 'The part of a commit in which it goes to the disk', SECONDS, []);
  const sizes = histogram('commit_size', 'Additions that share a commit', [1, 2, 5, 10, 20, 50, 100, 200, 500], []);
  const thoughts = histogram('bot_seconds', 'How long bots of one match think at a time', SECONDS, []);
  const heavyReads = histogram('look_seconds', 'Processor time of heavy reads of a match, on their thread', SECONDS, [
    'kind',
  ]);
  const connections = counter('connections_refused_total', 'TCP connections refused', ['reason']);
  const startup = new Gauge({
    name: 'sandtable_startup_seconds',
    help: 'When a step of the start was done, from the beginning of the process',
    labelNames: ['step'],
    registers,
  });
  const requests = histogram('http_seconds', 'How long a request takes', SECONDS, ['route', 'status']);

  return {
    answered: (by, count) => answers.inc({ by }, count),
    refused: (code) => refused.inc({ code }),
    wrote(additions, milliseconds, diskMs) {
      sizes.observe(additions);
      commits.observe(milliseconds / 1000);
      flushes.observe(diskMs / 1000);
    },
    thought: (milliseconds) => thoughts.observe(milliseconds / 1000),
    heavyReadDone: (kind, milliseconds) => heavyReads.observe({ kind }, milliseconds / 1000),
    connectionRefused: (reason) => connections.inc({ reason }),
    notified: (by, how) => notices.inc({ by, how }),
    requested: (route, status, milliseconds) => requests.observe({ route, status }, milliseconds / 1000),
    watch(name, count) {
      new Gauge({
        name: `sandtable_${name}`,
        help: GAUGES[name],
        registers,
        collect() {
          this.set(count());
        },
      });
    },
    startedUp({ modulesLoadedMs, databaseOpenMs, listeningMs }) {
      startup.set({ step: 'modules' }, modulesLoadedMs / 1000);
      startup.set({ step: 'database' }, databaseOpenMs / 1000);
      startup.set({ step: 'listening' }, listeningMs / 1000);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
