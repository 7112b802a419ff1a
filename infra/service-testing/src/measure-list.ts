import { appendFileSync } from 'node:fs';
import { vi } from 'vitest';

/** Rows in the lists that are measured: the nightly run sets 10,000. */
export const listRows = Number(process.env['LIST_ROWS'] ?? 300);

const isFullSize = listRows >= 10_000;

/** Milliseconds for the 95th percentile of a list call. The small size measures on a busy machine. */
export const listTimeLimit = isFullSize ? 100 : 2_000;

/** A file that takes each measure as a line of JSON, `{ name, p50, p95, parsed }`; set by the benchmarks. */
const recordFile = process.env['LIST_RECORD'];

export interface ListMeasure {
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  /** JSON texts that one call parsed: a list whose indexes suffice reads the documents of its page, and no others. */
  readonly parsed: number;
}

async function countParsed(call: () => Promise<unknown>): Promise<number> {
  const parse = vi.spyOn(JSON, 'parse');
  await call();
  const parsed = parse.mock.calls.length;
  parse.mockRestore();
  return parsed;
}

/** Times a list call; in full size the figures are printed, with the CPU per call, which other processes do not change. */
export async function measureList(name: string, call: () => Promise<unknown>): Promise<ListMeasure> {
  const counts: number[] = [];
  // A job may read documents in the same moment: the least of three calls is that of the call alone.
  for (let round = 0; round < 3; round += 1) counts.push(await countParsed(call));
  const parsed = Math.min(...counts);
  const times: number[] = [];
  const rounds = isFullSize ? 40 : 2;
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / rounds;
  const at = (share: number): number =>
    times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Infinity;
  const measure = { p50: at(0.5), p95: at(0.95), parsed };
  if (recordFile !== undefined) appendFileSync(recordFile, `${JSON.stringify({ name, ...measure })}\n`);
  if (isFullSize) {
    process.stdout.write(
      `${name}: p50 ${measure.p50.toFixed(1)} ms, p95 ${measure.p95.toFixed(1)} ms, CPU ${cpu.toFixed(1)} ms, ${parsed} parsed\n`,
    );
  }
  return measure;
}
