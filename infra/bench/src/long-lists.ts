import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '@pathshala/tooling/run-command';
import type { Row } from './report.ts';

interface ListMeasure {
  readonly name: string;
  /** Milliseconds. */
  readonly p95: number;
}

const meritRows = 100_000;
const resultRows = 10_000;
/** The tests of these lists, as the nightly run has them. */
const tests = ['test/large-merit-list.test.ts', 'test/long-result-lists.test.ts'];

/** The lines that the tests wrote, as `@pathshala/service-testing/measure-list` describes. */
export const measuresIn = (lines: string): readonly ListMeasure[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ListMeasure);

/** The slowest page of the lists whose name begins so. Throws where none was measured. */
export function slowestOf(measures: readonly ListMeasure[], beginning: string): ListMeasure {
  const [slowest] = measures
    .filter(({ name }) => name.startsWith(beginning))
    .toSorted((one, other) => other.p95 - one.p95);
  if (slowest === undefined) throw new Error(`no list was measured as ${beginning}`);
  return slowest;
}

/** P13: each test measures its pages with all rows; a failed one makes the run invalid. */
export async function longListsRow(): Promise<Row> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bench-'));
  const record = path.join(folder, 'lists.jsonl');
  try {
    const code = await runCommand(
      'vitest',
      ['run', '--project', 'node', '--no-file-parallelism', '--reporter=dot', ...tests],
      { MERIT_ROWS: String(meritRows), LIST_ROWS: String(resultRows), LIST_RECORD: record },
    );
    if (code !== 0) throw new Error('P13 cannot be measured: a test of its lists fails');
    const measures = measuresIn(await readFile(record, 'utf8'));
    const [merit, results] = [slowestOf(measures, 'merit list '), slowestOf(measures, 'results ')];
    return {
      id: 'P13',
      what: `p95 of the slowest page or search: merit list of ${meritRows}, list of ${resultRows} results; over HTTP, embedded, 40 reads of each`,
      goal: '50 ms',
      figure: `${merit.p95.toFixed(1)} ms (${merit.name}), ${results.p95.toFixed(1)} ms (${results.name})`,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
