import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Milliseconds between two samples, and how many are held: 6 hours. */
export const sampleEveryMs = 15_000;
const samples = 1_440;
/** Further series are not held, so that the memory is bounded: 40 × 1,440 × 4 bytes. */
const maxSeries = 40;

/** The last hours of a process: each series has a value for each sample, the newest last; null: it was not measured. */
export interface History {
  /** Epoch ms of the newest sample. */
  readonly end: number;
  readonly everyMs: number;
  readonly series: Record<string, (number | null)[]>;
}

/** The memory of the samples. Counting costs an addition. */
export interface MetricHistory {
  /** Shown as a rate by second: `saves`. */
  count(series: string): void;
  /** Shown as the 95th percentile of the interval, in ms, at most 10 % too high. */
  observe(series: string, ms: number): void;
  /** Reads a value at each sample; undefined: not measured. */
  watch(series: string, read: () => number | undefined): void;
  sample(now: number): void;
  read(): History;
}

/** Steps of 10 % from half a millisecond to 35 s. */
const firstStepMs = 0.5;
const growth = 1.1;
const steps = 118;
const logGrowth = Math.log(growth);

interface Series {
  readonly ring: Float32Array;
  /** Returns the value since the last sample, and starts anew. */
  readonly take: (seconds: number) => number | undefined;
}

export function createMetricHistory(): MetricHistory {
  const all = new Map<string, Series>();
  const counts = new Map<string, number>();
  const durations = new Map<string, Uint32Array>();
  let taken = 0;
  let lastAt: number | undefined;

  function add(name: string, take: Series['take']): void {
    if (all.size < maxSeries) all.set(name, { ring: new Float32Array(samples).fill(NaN), take });
  }

  function takeCount(name: string, seconds: number): number {
    const count = counts.get(name) ?? 0;
    counts.set(name, 0);
    return count / seconds;
  }

  return {
    count(name) {
      const count = counts.get(name);
      if (count === undefined) add(name, (seconds) => takeCount(name, seconds));
      counts.set(name, (count ?? 0) + 1);
    },
    observe(name, ms) {
      let buckets = durations.get(name);
      if (buckets === undefined) {
        const made = (buckets = new Uint32Array(steps));
        durations.set(name, made);
        add(name, () => takePercentile(made));
      }
      const step = Math.ceil(Math.log(ms / firstStepMs) / logGrowth);
      const index = Math.min(Math.max(step, 0), steps - 1);
      buckets[index] = (buckets[index] ?? 0) + 1;
    },
    watch: (name, read) => add(name, read),
    sample(now) {
      const seconds = Math.max(0.001, (now - (lastAt ?? now - sampleEveryMs)) / 1000);
      lastAt = now;
      for (const { ring, take } of all.values()) ring[taken % samples] = take(seconds) ?? NaN;
      taken += 1;
    },
    read() {
      const length = Math.min(taken, samples);
      const series = [...all].map(([name, { ring }]) => [name, inOrder(ring, { taken, length })] as const);
      return { end: lastAt ?? 0, everyMs: sampleEveryMs, series: Object.fromEntries(series) };
    },
  };
}

function inOrder(
  ring: Float32Array,
  { taken, length }: { readonly taken: number; readonly length: number },
): (number | null)[] {
  return Array.from({ length }, (_, index) => {
    const value = ring[(taken - length + index) % samples] ?? NaN;
    return Number.isNaN(value) ? null : Number(value.toPrecision(4));
  });
}

function takePercentile(buckets: Uint32Array): number | undefined {
  const all = buckets.reduce((sum, count) => sum + count, 0);
  let left = Math.ceil(all * 0.95);
  const index = buckets.findIndex((count) => (left -= count) <= 0);
  buckets.fill(0);
  return all === 0 ? undefined : firstStepMs * growth ** index;
}

/** The history as a short text, for a store that all processes share. */
export function packHistory(history: History): string {
  return deflateRawSync(JSON.stringify(history), { level: 1 }).toString('base64');
}

export function unpackHistory(packed: string): History {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8')) as History;
}

/** Shown of one process where several have the same series: the largest value, not the sum. */
const largest = /^(?:p95|event-loop|outbox-age|memory)/u;

/**
 * The histories of several processes as one: rates and lengths are added, of delays and memory the largest counts. Each point is one
 * of `points` equal parts of the time until `end`; null: nobody measured in it.
 */
export function mergeHistories(
  histories: readonly History[],
  { end, hours, points }: { readonly end: number; readonly hours: number; readonly points: number },
): History {
  const everyMs = (hours * 3_600_000) / points;
  const series = new Map<string, (number | null)[]>();
  for (const history of histories) {
    for (const [name, values] of Object.entries(history.series)) {
      const merged = series.get(name) ?? Array.from({ length: points }, () => null);
      series.set(name, merged);
      const isLargest = largest.test(name);
      for (const [index, value] of valuesByPart(
        { ...history, values, isLargest },
        { end, everyMs, points },
      )) {
        const other = merged[index] ?? null;
        merged[index] = other === null ? value : isLargest ? Math.max(other, value) : other + value;
      }
    }
  }
  return { end, everyMs, series: Object.fromEntries(series) };
}

interface OwnSeries extends Pick<History, 'end' | 'everyMs'> {
  readonly values: readonly (number | null)[];
  readonly isLargest: boolean;
}

/** The values of one process by part of the time: the mean of those in it, or the largest. */
function valuesByPart(
  own: OwnSeries,
  parts: { readonly end: number; readonly everyMs: number; readonly points: number },
): ReadonlyMap<number, number> {
  const found = new Map<number, number[]>();
  for (const [index, value] of own.values.entries()) {
    if (value === null) continue;
    const at = own.end - (own.values.length - 1 - index) * own.everyMs;
    const part = parts.points - 1 - Math.floor((parts.end - at) / parts.everyMs);
    if (part >= 0 && part < parts.points) found.set(part, [...(found.get(part) ?? []), value]);
  }
  return new Map(
    [...found].map(([part, values]) => [
      part,
      own.isLargest ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0) / values.length,
    ]),
  );
}
