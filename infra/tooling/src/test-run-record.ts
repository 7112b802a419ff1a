import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.ts';

export interface SuiteTime {
  readonly suite: string;
  readonly seconds: number;
}

/** The last whole run of `npm test` on this machine: what goal P15 is read from. */
export interface TestRun {
  readonly suites: readonly SuiteTime[];
  /** The time of the whole run: some suites run at the same time. It is missing in an older record. */
  readonly seconds?: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** ISO 8601, UTC. */
  readonly endedAt: string;
  /** Empty where there is no Git. */
  readonly commit: string;
}

/** The file is beside the installed packages, so not in the repository. */
export const testRunFile = path.join(root, 'node_modules/.cache/pathshala/last-test-run.json');

export const secondsOf = ({ suites, seconds }: Pick<TestRun, 'suites' | 'seconds'>): number =>
  seconds ?? suites.reduce((sum, suite) => sum + suite.seconds, 0);

export function writeTestRun(run: Omit<TestRun, 'endedAt' | 'commit'>, file = testRunFile): void {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const record: TestRun = { ...run, endedAt: new Date().toISOString(), commit: stdout?.trim() ?? '' };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** Null where `npm test` has not run. */
export function readTestRun(file = testRunFile): TestRun | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestRun) : null;
}
