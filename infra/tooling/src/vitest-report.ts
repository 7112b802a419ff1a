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
  /** The path from the root of the repository. */
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
    readonly status: 'passed' | 'failed';
    /** The reason why the file did not load. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A failed test, or a file that did not load. */
export interface Failure {
  /** The file from the root of the repository, and the title of the test. */
  readonly name: string;
  /** The first lines of the reason. */
  readonly reason: string;
}

export interface VitestRun extends Tally {
  readonly files: readonly TestFile[];
  readonly failures: readonly Failure[];
}

/** Reads what `--reporter=json` wrote; a run that failed without a failed test (a file did not load) counts as failures. */
export function readVitestReport(file: string, exitCode: number): VitestRun {
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
    failures: report.testResults.flatMap(readFailures),
  };
}

const reasonLines = 6;

function readFailures(file: VitestReport['testResults'][number]): readonly Failure[] {
  const name = path.relative(root, file.name);
  const firstLines = (text: string) => text.trim().split('\n').slice(0, reasonLines).join('\n');
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && file.status === 'failed') return [{ name, reason: firstLines(file.message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${name} > ${fullName}`,
    reason: firstLines(failureMessages.join('\n')),
  }));
}

export function slowestFiles(files: readonly TestFile[], count: number): readonly TestFile[] {
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}
