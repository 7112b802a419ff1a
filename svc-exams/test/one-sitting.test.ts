import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import { attemptBegun } from '@pathshala/svc-exams-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDocumentSitters } from '../src/attempts/storage/document-sitters.ts';
import { campaign, startExams, type AttemptAnswer, type ExamsService } from './support/exams-service.ts';

const maths = { ...campaign, subjects: ['Maths'] };
const refused = { status: 409, body: { code: 'exams.already-sat' } };

let exams: ExamsService;
beforeEach(async () => {
  exams = await startExams();
});
afterEach(() => exams.stop());

interface Place {
  readonly registrationId: string;
  readonly studentId: string | null;
  readonly personKeys: string[];
  readonly version?: number;
}

/** The right of a registration; without an account its participant's. */
const register = ({ version = 1, ...place }: Place) =>
  exams.emit(campaignRegistered, {
    ...place,
    version,
    campaignId: 'campaign1',
    ...(place.studentId === null ? { participantId: place.registrationId } : {}),
  });

const startAs = (person: { userId: string; email: string; role?: 'student' | 'participant' }) =>
  exams.client.as({ role: 'student', ...person }).post<AttemptAnswer>('/exams/attempts', maths);

const rahima = { userId: 'rahima', email: 'rahima@example.com' };

describe('one person and a ranked exam', () => {
  it('sits it once, however often the registration of one mailbox or number is made again', async () => {
    const first = { registrationId: 'first', studentId: 'rahima', personKeys: ['mailbox', 'number'] };
    await register(first);
    expect((await startAs(rahima)).status).toBe(201);
    await exams.emit(campaignRegistrationCancelled, { ...first, campaignId: 'campaign1', version: 2 });
    await exams.emit(userDeleted, { userId: 'rahima' });
    await register({ registrationId: 'second', studentId: 'rahima2', personKeys: ['mailbox', 'another'] });
    expect(await startAs({ userId: 'rahima2', email: 'r2@example.com' })).toMatchObject(refused);
    await register({ registrationId: 'third', studentId: 'rahima3', personKeys: ['another-box', 'number'] });
    expect(await startAs({ userId: 'rahima3', email: 'r3@example.com' })).toMatchObject(refused);
    // The keys of a refused start are free again: another person may take them.
    await register({ registrationId: 'fourth', studentId: 'karim', personKeys: ['another-box', 'another'] });
    expect((await startAs({ userId: 'karim', email: 'karim@example.com' })).status).toBe(201);
  });

  it('is known by the proved address of the caller, too, in every spelling of its mailbox', async () => {
    await register({ registrationId: 'first', studentId: null, personKeys: ['a', 'b'] });
    const participant = { role: 'participant', userId: 'first', email: 'rahima@example.com' } as const;
    expect((await startAs(participant)).status).toBe(201);
    await register({ registrationId: 'second', studentId: 'rahima', personKeys: ['c', 'd'] });
    expect(await startAs({ userId: 'rahima', email: 'Rahima+exam@example.com' })).toMatchObject(refused);
  });

  it('sits it once by twenty registrations at the same moment', async () => {
    const people = Array.from({ length: 20 }, (_, n) => `twin${n}`);
    for (const studentId of people)
      await register({ registrationId: `r-${studentId}`, studentId, personKeys: ['mailbox', studentId] });
    const started = await Promise.all(
      people.map((userId) => startAs({ userId, email: `${userId}@example.com` })),
    );
    expect(started.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(started.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('goes on with the open attempt, and keeps the right of a registration without keys', async () => {
    await register({ registrationId: 'first', studentId: 'rahima', personKeys: ['mailbox', 'number'] });
    const { attemptId } = (await startAs(rahima)).body;
    expect(await startAs(rahima)).toMatchObject({ status: 200, body: { attemptId } });
    expect((await exams.student.start(maths)).status).toBe(201);
  });
});

describe('the start of a ranked exam', () => {
  it('is published once for each attempt; that of another exam is not', async () => {
    await register({ registrationId: 'first', studentId: 'rahima', personKeys: ['mailbox'] });
    const { attemptId } = (await startAs(rahima)).body;
    await startAs(rahima);
    await exams.student.start();
    await exams.waitUntilIdle();
    expect(exams.published(attemptBegun).map(({ data }) => data)).toEqual([
      {
        attemptId,
        examKind: 'campaign',
        examId: 'exam1',
        studentId: 'rahima',
        startedAt: '2026-01-15T10:00:00.000Z',
      },
    ]);
  });
});

describe('a key that a crashed start has taken', () => {
  it('is free for another attempt after a minute, and never while its attempt is stored', async () => {
    const begun = new Set<string>();
    const sitters = createDocumentSitters(exams.platform.documents, {
      find: async (id) => (begun.has(id) ? ({ _id: id } as never) : null),
    });
    const claim = (attemptId: string, now: number) =>
      sitters.claim({ examId: 'e', attemptId, keys: ['k'], now });
    expect(await claim('crashed', 0)).toBe(true);
    expect(await claim('crashed', 30_000)).toBe(true);
    expect(await claim('next', 60_000)).toBe(false);
    expect(await claim('next', 60_001)).toBe(true);
    begun.add('next');
    expect(await claim('last', 10_000_000)).toBe(false);
  });
});
