import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataInUseError, lockData } from '../src/data-lock.ts';
import { reconcileStored } from '../src/reconcile-stored.ts';
import { liveThroughADay } from './live-through-a-day.ts';
import { configOf, openSchool } from './running-school.ts';

interface Loose {
  readonly _id: string;
  readonly [field: string]: unknown;
}

let folder: string;
const data = () => join(folder, 'data');
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reconcile-'));
  await liveThroughADay(data());
  await handleEvents();
  // The day deletes enrolments in the store, which leaves rights without a source.
  await reconcile(true);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the services until their queues are empty. */
async function handleEvents(): Promise<void> {
  const school = await openSchool(data(), { consumes: true });
  await school.waitUntilIdle();
  await school.stop();
}

async function reconcile(isRepairing: boolean) {
  const lines: string[] = [];
  const code = await reconcileStored(configOf(data()), { isRepairing, print: (text) => lines.push(text) });
  return { code, text: lines.join('') };
}

async function changing<Result>(
  service: string,
  change: (store: Awaited<ReturnType<typeof openSqliteDocuments>>) => Promise<Result>,
): Promise<Result> {
  const store = await openSqliteDocuments({ file: join(data(), `${service}.sqlite`) });
  try {
    return await change(store);
  } finally {
    await store.close();
  }
}

describe('comparing what services copied from each other', () => {
  it('finds nothing where nothing is wrong', async () => {
    const { code, text } = await reconcile(false);
    expect(text).toMatch(/svc-exams, rights to sit exams: [1-9]\d* compared, 0 differ/u);
    expect(text).toMatch(/svc-auth, results and courses in student records: [1-9]\d* compared, 0 differ/u);
    expect(code).toBe(0);
  }, 30_000);

  it('says each difference in words, and repairs what is missing and what has no source [BAK-11]', async () => {
    const lost = await changing('svc-exams', async (store) => {
      const rights = store.collection<Loose>('entitlements');
      const right = await rights.findOne({ kind: 'course', isActive: true });
      await rights.deleteOne({ _id: right?._id ?? '' });
      const orphan = {
        studentId: 'student-9',
        kind: 'course',
        scopeId: 'course-9',
        isActive: true,
        version: 1,
      };
      await rights.insertOne({ _id: 'no-such-enrolment', ...orphan });
      return right;
    });
    await changing('svc-auth', async (store) => {
      const records = store.collection<Loose>('students');
      await records.updateMany({ 'results.0': { $ne: null } }, { $set: { results: [] } });
    });
    const found = await reconcile(false);
    expect(found.code).toBe(1);
    expect(found.text).toContain(`to course ${String(lost?.['scopeId'])} is missing`);
    expect(found.text).toContain(
      'the right of student-9 to course course-9 (no-such-enrolment): what it was copied from does not exist',
    );
    expect(found.text).toMatch(/result \w+ of .* is missing or outdated in the record of/u);
    expect(found.text).toContain('npm run reconcile -- --repair');
    expect((await reconcile(false)).text).toBe(found.text);

    expect((await reconcile(true)).code).toBe(0);
    await handleEvents();
    const after = await reconcile(false);
    expect(after.text).not.toContain('is missing');
    expect(after.code).toBe(0);
  }, 60_000);

  it('stays off a running site', async () => {
    const running = lockData(data());
    await expect(reconcile(true)).rejects.toThrow(DataInUseError);
    running.release();
  });
});
