import { randomUUID } from 'node:crypto';
import { cpus, hostname, loadavg, release, totalmem, type } from 'node:os';
import type { Logger } from '../telemetry/logger.ts';
import { sampleEveryMs } from '../telemetry/metric-history.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { recentLines } from '../telemetry/recent-logs.ts';
import type { ProcessMemory, ProcessReport } from './process-report.ts';
import { createReportStore, type SharedStore } from './report-store.ts';
import type { ServiceReport } from './report-service.ts';
import { shownSettings } from './shown-settings.ts';

export interface ProcessReportsOptions {
  readonly part: string;
  readonly version?: string | undefined;
  readonly metrics: Pick<Metrics, 'figures' | 'history'>;
  /** How the services in this process are (none). */
  readonly readServices?: () => Promise<readonly ServiceReport[]>;
  /** The store by which the processes of a site know each other; left out: this one is the whole site. */
  readonly shared?: SharedStore | undefined;
  /** The settings (those of the process). */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly log: Pick<Logger, 'warn'>;
  /** Epoch ms (the real time). */
  readonly now?: () => number;
}

/** The reports of all processes of the site. */
export interface ProcessReports {
  /** `isComplete`: false while the store of the others does not answer, so that this process only is known. */
  read(): Promise<{ readonly isComplete: boolean; readonly processes: readonly ProcessReport[] }>;
  readMemories(): Promise<readonly ProcessMemory[]>;
  /** Samples and reports once; it does so by itself every 15 s. */
  report(): Promise<void>;
  stop(): Promise<void>;
}

/** A memory is written with each fourth report: once a minute. */
const memoryEvery = 4;

/** A process without a report for so long does not run any more. */
export const silentAfterMs = 3 * sampleEveryMs;

/**
 * Samples the metrics and reports how this process is, every 15 s. Each process of a distributed site writes its report, and once a
 * minute its memory, into the key-value store; whichever gateway is asked reads them all.
 */
export function startProcessReports(options: ProcessReportsOptions): ProcessReports {
  const { part, version = null, metrics, shared, log, now = Date.now } = options;
  const { readServices = async () => [], env = process.env } = options;
  const id = randomUUID();
  const startedAt = new Date(now()).toISOString();
  const store = createReportStore(shared, id);
  let own: ProcessReport | undefined;
  let count = 0;
  let isAway = false;

  async function made(): Promise<ProcessReport> {
    // The state of the services first: it sets figures.
    const services = await readServices();
    const figures = await metrics.figures();
    const where = { host: hostname(), pid: process.pid, node: process.version };
    return (own = { id, part, version, startedAt, at: now(), ...where, services, figures });
  }

  const memory = (): ProcessMemory => {
    const history = metrics.history.read();
    return { id, part, history, log: recentLines(), settings: shownSettings(env), machine: machineFacts() };
  };

  async function report(): Promise<void> {
    metrics.history.sample(now());
    const current = await made();
    try {
      await store.write(current, count % memoryEvery === 0 ? memory() : undefined);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the report of this process could not be stored');
      isAway = true;
    }
    count += 1;
  }

  const reportSafely = () =>
    report().catch((error: unknown) => log.warn({ err: error }, 'the process could not report how it is'));
  let running = reportSafely();
  const timer = setInterval(() => {
    running = running.then(reportSafely);
  }, sampleEveryMs).unref();

  return {
    report,
    async read() {
      const mine = own ?? (await made());
      const others = await store.readReports();
      return { isComplete: others !== null, processes: [mine, ...(others ?? [])].toSorted(byPart) };
    },
    readMemories: async () => [memory(), ...((await store.readMemories()) ?? [])],
    async stop() {
      clearInterval(timer);
      await running;
      await store
        .remove()
        .catch((error: unknown) => log.warn({ err: error }, 'the report of this process is still stored'));
    },
  };
}

const byPart = (one: ProcessReport, other: ProcessReport): number =>
  one.part.localeCompare(other.part) || one.startedAt.localeCompare(other.startedAt);

function machineFacts(): ProcessMemory['machine'] {
  return {
    system: `${type()} ${release()} ${process.arch}`,
    node: process.version,
    processors: cpus().length,
    memoryBytes: totalmem(),
    load: loadavg()
      .map((load) => load.toFixed(2))
      .join(' '),
    residentBytes: process.memoryUsage.rss(),
    heapBytes: process.memoryUsage().heapUsed,
  };
}
