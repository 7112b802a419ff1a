import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from './build.ts';
import { runChecks } from './check.ts';
import { runCommand } from './run-command.ts';
import { writeTestRun, type SuiteTime } from './test-run-record.ts';
import { meetSystemNeeds } from './system-needs.ts';
import {
  readVitestReport,
  slowestFiles,
  type Failure,
  type TestFile,
  type Tally,
  type VitestRun,
} from './vitest-report.ts';

const projects = ['node', 'web', 'conformance', 'system'] as const;
const listedFiles = 15;

/** Runs one vitest project; a file that failed to load counts as a failure though it ran no test. */
async function runProject(project: string, reports: string): Promise<VitestRun> {
  console.log(`\ntests: ${project}`);
  const file = path.join(reports, `${project}.json`);
  const code = await runCommand('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return readVitestReport(file, code);
}

/** Runs a suite and records its duration (goal P15). */
async function timed<Result>(times: SuiteTime[], suite: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await run();
  times.push({ suite, seconds: Math.round((performance.now() - startedAt) / 1000) });
  return result;
}

function printTimes(times: readonly SuiteTime[], files: readonly TestFile[]): void {
  console.log(`\nslowest of ${files.length} test files:`);
  for (const { name, seconds } of slowestFiles(files, listedFiles))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  const all = times.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log('\nsuites:');
  for (const { suite, seconds } of [...times, { suite: 'all', seconds: all }])
    console.log(`${String(seconds).padStart(5)} s  ${suite}`);
}

/** The end of a long log is what people see: it names what failed. */
function printFailures(failures: readonly Failure[]): void {
  for (const { name, reason } of failures) console.log(`\nFAILED: ${name}\n${reason}`);
}

async function main(): Promise<void> {
  const total: Tally = { passed: 0, failed: 0, skipped: 0 };
  const times: SuiteTime[] = [];
  const files: TestFile[] = [];
  const failures: Failure[] = [];
  for (const need of await meetSystemNeeds()) {
    console.error(
      `NOT AVAILABLE: ${need.program} (Debian: ${need.debianPackage}), needed for ${need.neededFor}`,
    );
    if (process.env['CI'] !== 'true') continue;
    total.failed += 1;
    failures.push({ name: need.program, reason: 'not available' });
  }
  await timed(times, 'build', buildAll);
  const checks = await timed(times, 'checks', runChecks);
  total.passed += checks.passed;
  total.failed += checks.failed.length;
  failures.push(...checks.failed);
  const reports = mkdtempSync(path.join(tmpdir(), 'pathshala-tests-'));
  for (const project of projects) {
    const run = await timed(times, project, () => runProject(project, reports));
    total.passed += run.passed;
    total.failed += run.failed;
    total.skipped += run.skipped;
    files.push(...run.files);
    failures.push(...run.failures);
  }
  rmSync(reports, { recursive: true });
  printTimes(times, files);
  printFailures(failures);
  const { passed, failed, skipped } = total;
  writeTestRun({ suites: times, passed, failed, skipped });
  const isRed = total.failed > 0 || (process.env['CI'] === 'true' && total.skipped > 0);
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exitCode = isRed ? 1 : 0;
}

await main();
