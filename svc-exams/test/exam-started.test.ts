import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { describe, expect, it, vi } from 'vitest';
import { examStarted } from '@pathshala/svc-exams-contract/events';
import { createDocumentExamStarts, type ExamStart } from '../src/attempts/storage/document-exam-starts.ts';
import { campaign, registration, sitter, startExams, type ExamsService } from './support/exams-service.ts';

async function registerMany(exams: ExamsService, count: number) {
  const ids = Array.from({ length: count }, (_, index) => `pupil${index}`);
  await Promise.all(
    ids.map((id) => exams.emit(campaignRegistered, { ...registration(id), registrationId: `r-${id}` })),
  );
  return ids.map((id) => sitter(exams, id));
}

function examStartsOf({ platform: { documents, now, newId } }: ExamsService) {
  const collection = documents.collection<ExamStart & Aggregate>('exam_starts');
  return createDocumentExamStarts(createAggregateStore<ExamStart>({ collection, now, newId }));
}

describe('the first start of a campaign exam', () => {
  it('is published once, with however many students it begins', async () => {
    await using exams = await startExams();
    const students = await registerMany(exams, 12);
    await exams.student.get('/exams/papers/exam1');
    expect(exams.published(examStarted)).toEqual([]);
    const writes = vi.spyOn(exams.platform.documents.collection('exam_starts'), 'insertOne');
    const started = await Promise.all(students.map((student) => student.start(campaign)));
    expect(started.map(({ status }) => status)).toEqual(started.map(() => 201));
    await exams.waitUntilIdle();
    expect(exams.published(examStarted).map(({ data }) => data)).toEqual([
      { examKind: 'campaign', examId: 'exam1', startedAt: '2026-01-15T10:00:00.000Z', graceMs: 3000 },
    ]);
    expect(writes).toHaveBeenCalledTimes(1);
  });

  it('is not published by a start that is refused, nor for a past year', async () => {
    await using exams = await startExams();
    expect((await exams.other.start(campaign)).status).toBe(403);
    expect((await exams.student.start()).status).toBe(201);
    await exams.waitUntilIdle();
    expect(exams.published(examStarted)).toEqual([]);
  });

  it('is published once by several processes, and again tried after a write that failed', async () => {
    await using exams = await startExams();
    const attempt = { examKind: 'campaign', examId: 'exam9', startedAt: '2026-01-15T10:00:00.000Z' } as const;
    const collection = exams.platform.documents.collection('exam_starts');
    const broken = vi.spyOn(collection, 'insertOne').mockRejectedValueOnce(new Error('no disk'));
    const [one, other] = [examStartsOf(exams), examStartsOf(exams)];
    const failures = await Promise.allSettled([one.announce(attempt)]);
    broken.mockRestore();
    await Promise.all([one.announce(attempt), other.announce(attempt), one.announce(attempt)]);
    await exams.waitUntilIdle();
    expect(failures.map(({ status }) => status)).toEqual(['rejected']);
    expect(exams.published(examStarted)).toHaveLength(1);
  });
});
