import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.ts';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** A test file with its duration, without the import of its modules. */
export interface TestFile {
  /** From the root of the repository. */
  readonly name: string;
  readonly seconds: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** Reads what `--reporter=json` wrote; a run that failed without a failed test (a file did not load) counts as failures. */
export function readVitestReport(file: string, exitCode: number): Tally & { files: readonly TestFile[] } {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const isFailedOtherwise = report.numFailedTests === 0 && exitCode !== 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (isFailedOtherwise ? Math.max(1, report.numFailedTestSuites) : 0),
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

export function slowestFiles(files: readonly TestFile[], count: number): readonly TestFile[] {
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}
