import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { workWaiting } from '@pathshala/svc-exams-contract/events';
import type { ExamFindings } from '@pathshala/svc-exams-contract/exam-findings';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { describe, expect, it } from 'vitest';
import {
  campaign,
  listOf,
  registration,
  sitter,
  startExams,
  type ExamsService,
} from './support/exams-service.ts';

const students = 24;
const findings = '/exams/papers/exam1/findings';
const afterEnd = '2026-01-15T12:05:00.000Z';

/** The best students choose an option of p1 other than its key. */
async function sitCampaign(exams: ExamsService): Promise<void> {
  exams.clock.advance(Date.parse('2026-01-15T09:30:00.000Z') - exams.clock.now());
  for (let at = 0; at < students; at += 1) {
    const id = `sitter${String(at).padStart(2, '0')}`;
    await exams.emit(campaignRegistered, { ...registration(id), registrationId: `registration-${id}` });
    const isGood = at < students / 2;
    const answers = isGood ? { p1: 'p1-b', p2: 'p2-a', m1: 'm1-a', m2: 'm2-a' } : { p1: 'p1-a', p2: 'p2-b' };
    const student = sitter(exams, id);
    const { attemptId } = (await student.start({ ...campaign, subjects: ['Maths'] })).body;
    await student.submit(attemptId, { answers: listOf(answers) });
  }
}

const faulty = async (exams: ExamsService, permissions: readonly string[] = ['marking']) => {
  const caller = exams.client.as({ role: 'admin', userId: 'a1', permissions });
  const { body } = await caller.get<{ items: WaitingItem[] }>('/exams/waiting-work');
  return body.items.filter(({ kind }) => kind === 'faulty-questions');
};

const read = async (exams: ExamsService) => (await exams.admin.get<ExamFindings>(findings)).body;

const review = (exams: ExamsService, isKeyRight: boolean, keyVersion = 1) =>
  exams.client
    .as({ role: 'admin', userId: 'a1', name: 'Mim Akter' })
    .put<ExamFindings>(`${findings}/p1/review`, { isKeyRight, keyVersion });

async function ended() {
  const exams = await startExams();
  await sitCampaign(exams);
  await exams.goTo(afterEnd);
  await exams.runJob('find-faulty-questions');
  return exams;
}

describe('questions that the answers put in doubt', () => {
  it('are found once the exam has ended, and wait for those who may look [ADM-01]', async () => {
    await using exams = await startExams();
    await sitCampaign(exams);
    await exams.runJob('find-faulty-questions');
    expect(await faulty(exams)).toEqual([]);
    expect(await read(exams)).toMatchObject({ madeAt: null, keyVersion: 0, questions: [] });
    await exams.goTo(afterEnd);
    await exams.runJob('find-faulty-questions');
    expect((await read(exams)).questions).toMatchObject([
      { questionId: 'p1', findings: expect.arrayContaining(['best-wrong']), review: null },
    ]);
    expect(await faulty(exams)).toMatchObject([
      { count: 1, path: '/boss/exam-analysis/exam1', oldestAt: afterEnd },
    ]);
    expect(await faulty(exams, ['questions'])).toHaveLength(1);
  });

  it('are in the snapshot that the daily mail is written from [ADM-01]', async () => {
    await using exams = await ended();
    await exams.runJob('publish-waiting-work');
    await exams.waitUntilIdle();
    const [snapshot] = exams.published(workWaiting).slice(-1);
    expect(snapshot?.data.items.map(({ kind }) => kind)).toContain('faulty-questions');
  });

  it('are not looked for again with the same key, whatever is published', async () => {
    await using exams = await ended();
    const { madeAt } = await read(exams);
    exams.clock.advance(3_600_000);
    await exams.runJob('find-faulty-questions');
    expect((await read(exams)).madeAt).toBe(madeAt);
  });

  it('leave the list when somebody states that the key is right, and come back with the undo [ADM-01]', async () => {
    await using exams = await ended();
    expect(await review(exams, true)).toMatchObject({
      status: 200,
      body: { questions: [{ review: { by: 'Mim Akter' } }] },
    });
    expect(await faulty(exams)).toEqual([]);
    expect(await review(exams, false)).toMatchObject({ body: { questions: [{ review: null }] } });
    expect(await faulty(exams)).toHaveLength(1);
    expect(await review(exams, true, 2)).toMatchObject({
      status: 409,
      body: { code: 'exams.key-corrected-meanwhile' },
    });
    await review(exams, true);
    await exams.emit(userDeleted, { userId: 'a1' });
    expect((await read(exams)).questions).toMatchObject([{ review: { by: null } }]);
  });

  it('are looked for again by a corrected key, once all attempts are marked by it', async () => {
    await using exams = await ended();
    await exams.admin.post('/exams/papers/exam1/key-corrections', {
      change: { kind: 'change', questionId: 'p1', correct: ['p1-b'] },
      reason: 'Both books say b.',
      keyVersion: 1,
    });
    await exams.waitUntilIdle();
    await exams.runJob('find-faulty-questions');
    expect((await read(exams)).keyVersion).toBe(1);
    await exams.runJob('remark-attempts');
    exams.clock.advance(11_000);
    await exams.runJob('remark-attempts');
    await exams.runJob('remark-attempts');
    exams.clock.advance(60_000);
    await exams.runJob('find-faulty-questions');
    expect(await read(exams)).toMatchObject({ keyVersion: 2, questions: [] });
    expect(await faulty(exams)).toEqual([]);
  });

  it('are not looked for while the window is moved to a later end', async () => {
    await using exams = await startExams();
    await sitCampaign(exams);
    await exams.moveWindow(2, '2026-01-15T13:00:00.000Z');
    await exams.goTo(afterEnd);
    await exams.runJob('find-faulty-questions');
    expect((await read(exams)).madeAt).toBeNull();
    await exams.goTo('2026-01-15T13:05:00.000Z');
    await exams.runJob('find-faulty-questions');
    expect((await read(exams)).keyVersion).toBe(1);
  });
});
