import { statfsSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';
import type { MetricHistory } from './metric-history.ts';

/** The state of the backups of the stores; times in epoch ms. */
export interface BackupTimes {
  /** The newest snapshot; undefined: there is none. */
  readonly snapshotAt: number | undefined;
  readonly drillAt: number | undefined;
  /** The last drill found a difference. */
  readonly hasDifference: boolean;
}

/** The figures of the process and of its machine. */
export interface ProcessMetrics {
  /** Shows how full the disk of a folder is, read at each scrape. */
  watchFolder(folder: string): void;
  watchBackups(read: () => BackupTimes, now: () => number): void;
}

export function createProcessMetrics(
  registry: Registry,
  history: MetricHistory,
): ProcessMetrics & { close(): void } {
  const delays = [addEventLoopLag(registry), watchProcess(history)];
  const memory = new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory of the process',
    registers: [],
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  registry.registerMetric(memory);
  return {
    watchFolder: (folder) => addDisk(folder, { registry, history }),
    watchBackups: (read, now) => addBackups(registry, { read, now, startedAt: now() }),
    close() {
      for (const delay of delays) delay.disable();
    },
  };
}

type IntervalHistogram = ReturnType<typeof monitorEventLoopDelay>;

const percentileOf = (delay: IntervalHistogram): number => {
  const nanoseconds = delay.percentile(99);
  delay.reset();
  return Number.isFinite(nanoseconds) ? nanoseconds : 0;
};

function addEventLoopLag(registry: Registry): IntervalHistogram {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const lag = new Gauge({
    name: 'pathshala_event_loop_lag_seconds',
    help: 'Delay of the event loop since the last scrape, 99th percentile',
    registers: [],
    collect() {
      this.set(percentileOf(delay) / 1e9);
    },
  });
  registry.registerMetric(lag);
  return delay;
}

/** A delay of its own: each scrape of the metrics begins the other one anew. */
function watchProcess(history: MetricHistory): IntervalHistogram {
  const delay = monitorEventLoopDelay({ resolution: 50 });
  delay.enable();
  let last = { at: performance.now(), cpu: process.cpuUsage() };
  history.watch('event-loop', () => percentileOf(delay) / 1e6);
  history.watch('memory', () => process.memoryUsage.rss());
  history.watch('cpu', () => {
    const { user, system } = process.cpuUsage(last.cpu);
    const ms = performance.now() - last.at;
    last = { at: performance.now(), cpu: process.cpuUsage() };
    return (user + system) / 1000 / ms;
  });
  return delay;
}

interface Disk {
  readonly free: number;
  readonly size: number;
}

function diskOf(folder: string): Disk {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

function addDisk(
  folder: string,
  { registry, history }: { readonly registry: Registry; readonly history: MetricHistory },
): void {
  for (const part of ['free', 'size'] as const) {
    const gauge = new Gauge({
      name: part === 'free' ? 'pathshala_disk_free_bytes' : 'pathshala_disk_size_bytes',
      help: part === 'free' ? 'Free on the disk of the data' : 'Size of the disk of the data',
      registers: [],
      collect() {
        this.set(diskOf(folder)[part]);
      },
    });
    registry.registerMetric(gauge);
  }
  history.watch('disk-free', () => diskOf(folder).free);
}

function addBackups(
  registry: Registry,
  {
    read,
    now,
    startedAt,
  }: { readonly read: () => BackupTimes; readonly now: () => number; readonly startedAt: number },
): void {
  const figures = {
    pathshala_backup_age_seconds: {
      help: 'Age of the newest snapshot; without one, since the start of the process',
      valueOf: ({ snapshotAt = startedAt }: BackupTimes) => (now() - snapshotAt) / 1000,
    },
    pathshala_drill_age_seconds: {
      help: 'Since the last drill; without one, since the start of the process',
      valueOf: ({ drillAt = startedAt }: BackupTimes) => (now() - drillAt) / 1000,
    },
    pathshala_drill_differs: {
      help: '1 if the last drill restored something else than the site has',
      valueOf: ({ hasDifference }: BackupTimes) => (hasDifference ? 1 : 0),
    },
  };
  for (const [name, { help, valueOf }] of Object.entries(figures)) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(valueOf(read()));
      },
    });
    registry.registerMetric(gauge);
  }
}
