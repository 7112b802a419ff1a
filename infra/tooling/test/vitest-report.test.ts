import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../src/run-command.ts';
import { readVitestReport, slowestFiles } from '../src/vitest-report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vitest-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportWith(counts: object): string {
  const file = path.join(folder, 'report.json');
  const none = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numFailedTestSuites: 0,
    testResults: [],
  };
  writeFileSync(file, JSON.stringify({ ...none, ...counts }));
  return file;
}

describe('the report of a vitest run', () => {
  it('counts skipped and planned tests as skipped', () => {
    const file = reportWith({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
    expect(readVitestReport(file, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts files that did not load, and any other failure, as failed', () => {
    expect(readVitestReport(reportWith({ numFailedTestSuites: 3 }), 1).failed).toBe(3);
    expect(readVitestReport(reportWith({ numPassedTests: 5 }), 1).failed).toBe(1);
    expect(readVitestReport(reportWith({ numPassedTests: 5 }), 0).failed).toBe(0);
  });

  it('names what failed, with the first lines of the reason', () => {
    const file = { name: path.join(root, 'gateway/a.test.ts'), startTime: 0, endTime: 1, status: 'failed' };
    const failedTest = {
      status: 'failed',
      fullName: 'the gateway answers',
      failureMessages: ['expected 1 to be 2'],
    };
    const testResults = [
      { ...file, message: '', assertionResults: [failedTest, { ...failedTest, status: 'passed' }] },
      { ...file, message: 'Cannot find a module\n1\n2\n3\n4\n5\n6', assertionResults: [] },
      { ...file, status: 'passed', message: '', assertionResults: [] },
    ];
    expect(readVitestReport(reportWith({ testResults }), 1).failures).toEqual([
      { name: 'gateway/a.test.ts > the gateway answers', reason: 'expected 1 to be 2' },
      { name: 'gateway/a.test.ts', reason: 'Cannot find a module\n1\n2\n3\n4\n5' },
    ]);
  });

  it('lists the slowest files first', () => {
    const testResults = [1_200, 9_000, 4_500].map((endTime) => ({
      name: path.join(root, `gateway/${endTime}.test.ts`),
      startTime: 200,
      endTime,
      status: 'passed',
      assertionResults: [],
    }));
    const { files } = readVitestReport(reportWith({ testResults }), 0);
    expect(slowestFiles(files, 2)).toEqual([
      { name: 'gateway/9000.test.ts', seconds: 8.8 },
      { name: 'gateway/4500.test.ts', seconds: 4.3 },
    ]);
  });
});
