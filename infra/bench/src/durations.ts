import { runCommand } from '@pathshala/tooling/run-command';
import { readTestRun, secondsOf, type TestRun } from '@pathshala/tooling/test-run-record';
import type { Row } from './report.ts';

/** Seconds of a command; its failure makes the run invalid. */
async function secondsToRun(args: readonly string[]): Promise<number> {
  const began = performance.now();
  const code = await runCommand('npm', args);
  if (code !== 0) throw new Error(`P15 cannot be measured: npm ${args.join(' ')} failed`);
  return (performance.now() - began) / 1000;
}

/** The whole `npm test` takes minutes, so it is not run for this: its own record of its last run is read. */
export function describeTestRun(run: TestRun | null): string {
  if (run === null) return '`npm test` not run here';
  const minutes = (secondsOf(run) / 60).toFixed(1);
  const outcome = run.failed === 0 ? '' : `, ${run.failed} failed`;
  const suites = run.suites.map(({ suite, seconds }) => `${suite} ${seconds} s`).join(', ');
  const when = `${run.endedAt.slice(0, 10)}${run.commit === '' ? '' : `, ${run.commit}`}`;
  return `\`npm test\` ${minutes} min (its record of ${when}${outcome}: ${suites})`;
}

/** P15, each once: a duration has no control. */
export async function durationsRow(): Promise<Row> {
  // The command names the package: by the folder, npm would run the tests of its contract too, which has none, and fail.
  const test = await secondsToRun(['test', '-w', '@pathshala/svc-exams']);
  const check = await secondsToRun(['run', 'check']);
  return {
    id: 'P15',
    what: 'duration of `npm test`, of `npm test -w @pathshala/svc-exams` and of `npm run check` (with its caches)',
    goal: '10 min; 15 s; 20 s',
    figure: `${describeTestRun(readTestRun())}; svc-exams ${test.toFixed(0)} s; check ${check.toFixed(0)} s`,
  };
}
