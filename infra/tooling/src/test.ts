import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from './build.ts';
import { runChecks } from './check.ts';
import { createMemoryFolder } from './memory-folder.ts';
import { captureCommand, root, runCommand } from './run-command.ts';
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

type Project = 'node' | 'web' | 'conformance' | 'system';

const listedFiles = 15;

/** Hundreds of processes load the same modules: workers, commands of Vitest within tests, products that are killed. */
const compileCache = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/pathshala/compiled-tests') };

interface ProjectRun {
  readonly project: Project;
  readonly reports: string;
  /** Variables for the tests. */
  readonly env: Readonly<Record<string, string>>;
  /** It runs beside another one: what it prints is printed at its end. */
  readonly isBesideOther?: boolean;
}

/** Runs one vitest project; a file that failed to load counts as a failure though it ran no test. */
async function runProject({ project, reports, env, isBesideOther }: ProjectRun): Promise<VitestRun> {
  console.log(`\ntests: ${project}`);
  const file = path.join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project', project, ...reporters];
  if (isBesideOther !== true) return readVitestReport(file, await runCommand('vitest', args, env));
  const { code, output } = await captureCommand('vitest', args, env);
  console.log(`\ntests: ${project}, beside the others\n${output}`);
  return readVitestReport(file, code);
}

/** Runs a suite and records its duration (goal P15). */
async function timed<Result>(times: SuiteTime[], suite: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await run();
  times.push({ suite, seconds: Math.round((performance.now() - startedAt) / 1000) });
  return result;
}

function printTimes(times: readonly SuiteTime[], seconds: number, files: readonly TestFile[]): void {
  console.log(`\nslowest of ${files.length} test files:`);
  for (const { name, seconds } of slowestFiles(files, listedFiles))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log('\nsuites:');
  for (const time of [...times, { suite: 'all, some at the same time', seconds }])
    console.log(`${String(time.seconds).padStart(5)} s  ${time.suite}`);
}

/** The end of a long log is what people see: it names what failed. */
function printFailures(failures: readonly Failure[]): void {
  for (const { name, reason } of failures) console.log(`\nFAILED: ${name}\n${reason}`);
}

/** The result of all suites. */
interface Outcome extends Tally {
  readonly times: SuiteTime[];
  readonly files: TestFile[];
  readonly failures: Failure[];
}

async function requireSystemNeeds(outcome: Outcome): Promise<void> {
  for (const need of await meetSystemNeeds()) {
    console.error(
      `NOT AVAILABLE: ${need.program} (Debian: ${need.debianPackage}), needed for ${need.neededFor}`,
    );
    if (process.env['CI'] !== 'true') continue;
    outcome.failed += 1;
    outcome.failures.push({ name: need.program, reason: 'not available' });
  }
}

async function buildAndCheck(outcome: Outcome): Promise<void> {
  // First views are weighed as they are published.
  await timed(outcome.times, 'build', () => buildAll({ compression: 'best' }));
  const { passed, failed } = await timed(outcome.times, 'checks', runChecks);
  outcome.passed += passed;
  outcome.failed += failed.length;
  outcome.failures.push(...failed);
}

async function test(outcome: Outcome, run: ProjectRun): Promise<void> {
  const { passed, failed, skipped, files, failures } = await timed(outcome.times, run.project, () =>
    runProject(run),
  );
  outcome.passed += passed;
  outcome.failed += failed;
  outcome.skipped += skipped;
  outcome.files.push(...files);
  outcome.failures.push(...failures);
}

async function runSuites(outcome: Outcome, ofAll: Omit<ProjectRun, 'project'>): Promise<void> {
  // The conformance tests wait for their servers while the checks have the cores.
  await Promise.all([
    buildAndCheck(outcome),
    test(outcome, { ...ofAll, project: 'conformance', isBesideOther: true }),
  ]);
  for (const project of ['node', 'web', 'system'] as const) await test(outcome, { ...ofAll, project });
}

async function main(): Promise<void> {
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0, times: [], files: [], failures: [] };
  const startedAt = performance.now();
  await requireSystemNeeds(outcome);
  const reports = mkdtempSync(path.join(tmpdir(), 'pathshala-tests-'));
  const inMemory = createMemoryFolder();
  await runSuites(outcome, { reports, env: { ...compileCache, ...(inMemory && { TMPDIR: inMemory }) } });
  for (const folder of [reports, inMemory])
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  const { times, files, failures, passed, failed, skipped } = outcome;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  printTimes(times, seconds, files);
  printFailures(failures);
  writeTestRun({ suites: times, seconds, passed, failed, skipped });
  const isRed = failed > 0 || (process.env['CI'] === 'true' && skipped > 0);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = isRed ? 1 : 0;
}

await main();
