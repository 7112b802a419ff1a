import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTestRun, secondsOf, writeTestRun } from '../src/test-run-record.ts';

describe('the record of a run of npm test', () => {
  it('is read as it was written, with its time, and is replaced by the next run', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'test-run-'));
    const file = path.join(folder, 'cache/last.json');
    expect(readTestRun(file)).toBeNull();
    const run = { suites: [{ suite: 'build', seconds: 12 }], passed: 3, failed: 0, skipped: 1 };
    writeTestRun(run, file);
    const suites = [...run.suites, { suite: 'node', seconds: 30 }];
    writeTestRun({ ...run, suites }, file);
    const read = readTestRun(file);
    expect(read).toMatchObject({ ...run, suites });
    expect(Date.parse(read?.endedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(secondsOf({ suites })).toBe(42);
    expect(secondsOf({ suites, seconds: 31 })).toBe(31);
    await rm(folder, { recursive: true });
  });
});
