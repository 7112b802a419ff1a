import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from './build.ts';
import { runChecks } from './check.ts';
import { runCommand } from './run-command.ts';
import { meetSystemNeeds } from './system-needs.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
}

interface SuiteTime {
  readonly suite: string;
  readonly seconds: number;
}

const projects = ['node', 'web', 'conformance', 'system'] as const;

/** Runs one vitest project; a file that failed to load counts as a failure though it ran no test. */
async function runProject(project: string, reports: string): Promise<Tally> {
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
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failed =
    report.numFailedTests +
    (report.numFailedTests === 0 && code !== 0 ? Math.max(1, report.numFailedTestSuites) : 0);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

/** Runs a suite and records its duration (goal P15). */
async function timed<Result>(times: SuiteTime[], suite: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await run();
  times.push({ suite, seconds: Math.round((performance.now() - startedAt) / 1000) });
  return result;
}

async function main(): Promise<void> {
  const total: Tally = { passed: 0, failed: 0, skipped: 0 };
  const times: SuiteTime[] = [];
  for (const need of await meetSystemNeeds()) {
    console.error(
      `NOT AVAILABLE: ${need.program} (Debian: ${need.debianPackage}), needed for ${need.neededFor}`,
    );
    if (process.env['CI'] === 'true') total.failed += 1;
  }
  await timed(times, 'build', buildAll);
  const checks = await timed(times, 'checks', runChecks);
  total.passed += checks.passed;
  total.failed += checks.failed;
  const reports = mkdtempSync(path.join(tmpdir(), 'pathshala-tests-'));
  for (const project of projects) {
    const tally = await timed(times, project, () => runProject(project, reports));
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
  }
  rmSync(reports, { recursive: true });
  for (const { suite, seconds } of times) console.log(`${suite.padEnd(12)} ${String(seconds).padStart(5)} s`);
  const isRed = total.failed > 0 || (process.env['CI'] === 'true' && total.skipped > 0);
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exitCode = isRed ? 1 : 0;
}

await main();
