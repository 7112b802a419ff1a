import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNewId } from '@pathshala/service-kit/platform/new-id';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataInUseError, lockData } from '../src/data-lock.ts';
import { republishStored } from '../src/republish-stored.ts';
import { configOf, countMessages, loseQueues, openSchool, type Name, type School } from './running-school.ts';

interface Loose {
  readonly _id: string;
  readonly [field: string]: unknown;
}

/** The collections that the consumers of events have written. */
const unchangedCollections: Readonly<Record<Name, readonly string[]>> = {
  'svc-auth': ['students'],
  'svc-catalog': ['enrolments', 'report-enrolments-facts', 'report-completion-days-facts'],
  'svc-campaigns': ['registrations', 'report-funnel-facts'],
  'svc-exams': ['papers', 'paper_heads', 'entitlements', 'report-sittings-facts'],
};

/** Counters of the writes themselves: how often, not what. */
const technical = new Set(['rev', 'sequence', 'outbox', 'outboxAt', 'mailDue', 'mailDueAt', 'updatedAt']);

describe('publishing events again', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'republish-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const print = (lines: string[]) => (line: string) => void lines.push(line);

  it('repairs the loss of every queue: all services are as if nothing had been lost [EVT-01]', async () => {
    const complete = join(folder, 'complete');
    const damaged = join(folder, 'damaged');
    await liveThroughADay(complete);
    expect(countMessages(complete)).toBeGreaterThan(4);
    cpSync(complete, damaged, { recursive: true });
    loseQueues(damaged);
    const untouched = join(folder, 'untouched');
    cpSync(damaged, untouched, { recursive: true });
    const lines: string[] = [];
    expect(await republishStored(configOf(damaged), { args: ['all'], print: print(lines) })).toBe(0);
    expect(lines.join('')).toContain(
      'exams.exam.submitted.v1 of svc-exams: 1 published to svc-auth, svc-catalog',
    );
    const whole = await stateAfter(complete);
    expect(await stateAfter(damaged)).toEqual(whole);
    expect(await stateAfter(untouched, ['report-sittings-facts'])).not.toEqual(whole);
  }, 120_000);

  it('changes nothing where nothing was lost', async () => {
    const complete = join(folder, 'complete');
    await liveThroughADay(complete);
    const before = await stateAfter(complete);
    const args = { args: ['all'], print: () => undefined };
    expect(await republishStored(configOf(complete), args)).toBe(0);
    expect(await stateAfter(complete)).toEqual(before);
  }, 120_000);

  it('goes to one consumer alone where that is asked for', async () => {
    const dataDir = join(folder, 'one');
    const school = await openSchool(dataDir, { consumes: true });
    await school.loadSamples();
    await school.stop();
    const lines: string[] = [];
    const args = [userVerified.name, '--service', 'svc-campaigns'];
    expect(await republishStored(configOf(dataDir), { args, print: print(lines) })).toBe(0);
    expect(lines.at(-1)).toMatch(/auth\.user\.verified\.v1 of svc-auth: \d+ published to svc-campaigns\n/);
    expect(countMessages(dataDir)).toBe(Number(/(\d+) published to/.exec(lines.at(-1) ?? '')?.[1]));
  }, 60_000);

  it('names what it can publish when it is asked for something else, and stays off a running site', async () => {
    const dataDir = join(folder, 'usage');
    const lines: string[] = [];
    const args = ['exams.exam.forgotten.v1'];
    expect(await republishStored(configOf(dataDir), { args, print: print(lines) })).toBe(2);
    expect(lines.join('')).toContain('catalog.student.enrolled.v1  to svc-auth, svc-catalog, svc-exams');
    const running = lockData(dataDir);
    const refused = republishStored(configOf(dataDir), { args: ['all'], print: () => undefined });
    await expect(refused).rejects.toThrow(DataInUseError);
    running.release();
  });
});

const newId = createNewId(Date.now);

/** A student enrols, then all consumers stop, and a result, a second enrolment and a registration wait in the queues. */
async function liveThroughADay(dataDir: string): Promise<void> {
  const userId = newId();
  const morning = await openSchool(dataDir, { consumes: true });
  await morning.loadSamples();
  await morning.platformOf('svc-auth').documents.collection<Loose>('users').insertOne(account(userId));
  const [first = '', second = ''] = await freeCourses(morning);
  await enrol(morning, userId, first);
  await morning.waitUntilIdle();
  await morning.stop();

  const evening = await openSchool(dataDir, { consumes: false });
  await enrol(evening, userId, second);
  const papers = evening.platformOf('svc-catalog').documents.collection<Loose>('papers');
  const paper = await papers.findOne({ 'content.courseId': first, status: 'published' });
  const examId = paper?._id;
  const body = { examKind: 'past-year', examId };
  const attempt = await evening.call<{ attemptId: string }>('svc-exams', userId, {
    method: 'POST',
    path: '/exams/attempts',
    body,
  });
  // The deadline ends the attempt, so that no answers and no choice of subjects are needed.
  await evening
    .platformOf('svc-exams')
    .documents.collection('attempts')
    .updateOne(
      { _id: attempt.attemptId },
      { $set: { deadlineAt: '2026-01-01T00:00:00.000Z' }, $inc: { rev: 1 } },
    );
  await evening.call('svc-exams', userId, {
    method: 'POST',
    path: `/exams/attempts/${attempt.attemptId}/submit`,
    body: { auto: true },
  });
  await evening.waitUntilIdle();
  await evening.stop();
}

async function freeCourses(school: School): Promise<readonly string[]> {
  const courses = school.platformOf('svc-catalog').documents.collection<Loose>('admission-courses');
  const found = await courses.find({ deletedAt: null }, { sort: { createdAt: 1, _id: 1 } }).toArray();
  const visitor = newId();
  const free: string[] = [];
  for (const { _id } of found) {
    const isFree = await enrol(school, visitor, _id).then(
      () => true,
      () => false,
    );
    if (isFree) free.push(_id);
  }
  await school
    .platformOf('svc-catalog')
    .documents.collection('enrolments')
    .deleteMany({ studentId: visitor });
  return free;
}

function enrol(school: School, studentId: string, courseId: string): Promise<unknown> {
  const path = '/students/student/enroll';
  return school.call('svc-catalog', studentId, { method: 'POST', path, body: { studentId, courseId } });
}

/** A student whose address is proved, as the store of svc-auth holds one. */
function account(_id: string): Loose {
  return {
    _id,
    username: 'rahima',
    usernameKey: 'rahima',
    name: 'Rahima Khatun',
    nameKey: 'rahima khatun',
    email: 'rahima@example.com',
    emailKey: 'rahima@example.com',
    role: 'student',
    active: true,
    passwordHash: '',
    createdAt: '2026-01-15T10:00:00.000Z',
    searchText: 'rahima',
    deletedAt: null,
    rev: 1,
    sequence: 0,
    outbox: [],
    outboxAt: null,
  };
}

/**
 * Returns the stored state once every service has run until all its queues were empty. It expects the `lost` collections,
 * and no others, to be empty.
 */
async function stateAfter(dataDir: string, lost: readonly string[] = []): Promise<unknown> {
  const school = await openSchool(dataDir, { consumes: true });
  await school.waitUntilIdle();
  const state: Record<string, unknown> = {};
  for (const [name, collections] of Object.entries(unchangedCollections)) {
    for (const collection of collections) {
      const stored = school.platformOf(name as Name).documents.collection<Loose>(collection);
      const documents = await stored.find({}, { sort: { _id: 1 } }).toArray();
      const isEmpty = documents.length === 0;
      expect({ collection, isEmpty }).toEqual({ collection, isEmpty: lost.includes(collection) });
      state[`${name} ${collection}`] = documents.map(withoutTechnical);
    }
  }
  await school.stop();
  return state;
}

function withoutTechnical(document: Loose): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !technical.has(field)));
}
