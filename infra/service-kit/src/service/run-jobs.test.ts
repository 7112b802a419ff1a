import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJobLease } from './job-lease.ts';
import { createLateJobs, runJobs } from './run-jobs.ts';
import type { Job } from './service.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => silent } as never;

describe('the jobs of two processes that share a store', () => {
  let folder: string;
  let opened: DocumentStore;
  let documents: DocumentStore;
  let clock = 1_000_000;
  const runs: string[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pathshala-jobs-'));
    opened = await openSqliteDocuments({ file: path.join(folder, 'documents.sqlite') });
    documents = {
      isShared: true,
      collection: (name) => opened.collection(name),
      ping: () => opened.ping(),
      close: async () => undefined,
    };
    runs.length = 0;
  });
  afterEach(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  const now = () => clock;
  const start = (holder: string) =>
    runJobs(
      [
        { name: 'sweep', everyMs: 1, run: async () => void runs.push(`sweep ${holder}`) },
        {
          name: 'refresh',
          everyMs: 1,
          inEveryProcess: true,
          run: async () => void runs.push(`refresh ${holder}`),
        },
      ],
      silent,
      { lease: createJobLease({ documents, now }, holder) },
    );
  async function ran(name: string): Promise<void> {
    await expect.poll(() => runs, { timeout: 5000 }).toContain(name);
  }

  it('are run by one of them, those on the memory of a process by each, and by the other as soon as the first stops [EVT-05]', async () => {
    const stopOne = start('one');
    await ran('sweep one');
    const stopTwo = start('two');
    await ran('refresh two');
    await ran('refresh one');
    expect(runs).not.toContain('sweep two');
    await stopOne();
    clock += 1000;
    await ran('sweep two');
    await stopTwo();
  });

  it('are taken over from a process that was killed when its lease is over [EVT-05]', async () => {
    const killed = createJobLease({ documents, now }, 'killed');
    expect(await killed.isHeld()).toBe(true);
    const other = createJobLease({ documents, now }, 'other');
    expect(await other.isHeld()).toBe(false);
    clock += 4_999;
    expect(await other.isHeld()).toBe(false);
    clock += 1_002;
    expect(await other.isHeld()).toBe(true);
    expect(await killed.isHeld()).toBe(false);
  });

  it('renew the lease while they run, with few writes', async () => {
    const holder = createJobLease({ documents, now }, 'holder');
    const other = createJobLease({ documents, now }, 'other');
    for (let second = 0; second < 20; second += 1) {
      expect(await holder.isHeld()).toBe(true);
      expect(await other.isHeld()).toBe(false);
      clock += 1000;
    }
  });
});

describe('a job that is late', () => {
  const job = (name: string) => ({ name, everyMs: 60_000, run: async () => undefined });

  it('is one that has not been done for twice its interval, also if it never was or always fails', () => {
    let at = 0;
    const [first, second] = [job('first'), job('second')];
    const late = createLateJobs(() => at);
    late.begin([first, second]);
    at = 120_000;
    expect(late.lateness()).toBe(0);
    late.done(first);
    at = 150_000;
    expect(late.lateness()).toBe(30);
    late.done(second);
    expect(late.lateness()).toBe(0);
    at = 250_000;
    expect(late.lateness()).toBe(10);
  });

  it('does not count as done when it fails', async () => {
    const done: string[] = [];
    const failing = { ...job('failing'), everyMs: 1, run: () => Promise.reject(new Error('away')) };
    const lateJobs = { ...createLateJobs(Date.now), done: ({ name }: Job) => void done.push(name) };
    const stop = runJobs([failing, { ...job('good'), everyMs: 1 }], silent, { lateJobs });
    await expect.poll(() => done.length).toBeGreaterThan(1);
    await stop();
    expect(done).not.toContain('failing');
  });
});
