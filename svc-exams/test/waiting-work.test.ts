import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import { workWaiting } from '@pathshala/svc-exams-contract/events';
import { describe, expect, it } from 'vitest';
import { startWrittenExams } from './support/written-exam.ts';

describe('exams that wait for an administrator', () => {
  it('are written answers without marks, by exam, and reported questions', async () => {
    await using exams = await startWrittenExams();
    const id = await exams.startEssay(exams.student);
    await exams.student.put(`/exams/attempts/${id}/answers`, {
      clientSeq: 1,
      answers: [{ questionId: 'written', text: 'The river' }],
    });
    await exams.student.submit(id);
    exams.clock.advance(60_000);
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    const result = (await exams.student.submit(attemptId)).body._id;
    await exams.student.post(`/exams/results/${result}/reports`, { questionId: 'p1', reason: 'wrong-key' });
    const waiting = async (permissions: readonly string[]) => {
      const caller = exams.client.as({ role: 'admin', userId: 'a1', permissions });
      return (await caller.get<{ items: WaitingItem[] }>('/exams/waiting-work')).body.items;
    };
    expect(await waiting(['marking'])).toMatchObject([
      {
        kind: 'written-to-mark',
        count: 1,
        path: '/boss/exam-marking?exam=essay',
        text: { en: 'The river: 1 written answer to mark', bn: 'নদী: ১টি লিখিত উত্তরে নম্বর দেওয়া বাকি' },
      },
      { kind: 'question-reports', count: 1, path: '/boss/question-reports?state=open' },
    ]);
    expect((await waiting(['questions'])).map(({ kind }) => kind)).toEqual(['question-reports']);
    await exams.runJob('publish-waiting-work');
    await exams.waitUntilIdle();
    expect(exams.published(workWaiting).map(({ data }) => data.items.length)).toEqual([2]);
  });
});
