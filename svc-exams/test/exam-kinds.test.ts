import { examPaperWithdrawn } from '@pathshala/svc-exams-contract/events';
import type { PaperOverview } from '@pathshala/svc-exams-contract/paper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPapers } from '../src/papers/papers.ts';
import { startExams, sitter, type ExamsService } from './support/exams-service.ts';
import { courseExam } from './support/papers.ts';

const minute = 60_000;
const ofCourse = ['unit', 'subject', 'chapter', 'standalone'] as const;
const all = (letter: string) => ({
  answers: ['q1', 'q2', 'q3', 'q4'].map((id) => ({ questionId: id, selectedOption: `${id}-${letter}` })),
});

let exams: ExamsService;
beforeAll(async () => {
  exams = await startExams();
  for (const kind of ofCourse) await exams.publishExam(courseExam(kind));
});
afterAll(() => exams.stop());

const overviewOf = async (paperId: string) =>
  (await exams.student.get<PaperOverview>(`/exams/papers/${paperId}`)).body;

describe.each([
  { examKind: 'unit', wrong: 8 },
  { examKind: 'subject', wrong: 0 },
  { examKind: 'chapter', wrong: 6 },
  { examKind: 'standalone', wrong: 6 },
] as const)('an exam of the kind $examKind', ({ examKind, wrong }) => {
  const exam = { examKind, examId: `${examKind}1` };

  it('is for students of its course only', async () => {
    expect(await exams.other.start(exam)).toMatchObject({
      status: 403,
      body: { code: 'exams.not-enrolled' },
    });
  });

  it('is marked by the rules of its kind, published and taken again; its key is seen after the submit [EXM-08 EXM-09 EXM-20]', async () => {
    const { attemptId } = (await exams.student.start(exam)).body;
    expect(await exams.student.key(exam.examId)).toMatchObject({
      status: 403,
      body: { code: 'exams.answers-after-submit' },
    });
    expect((await overviewOf(exam.examId)).keyUrl).toBeNull();
    const answers = [
      { questionId: 'q1', selectedOption: 'q1-a' },
      { questionId: 'q2', selectedOption: 'q2-a' },
      { questionId: 'q3', selectedOption: 'q3-b' },
      { questionId: 'q4', selectedOption: 'q4-b' },
    ];
    const { body } = await exams.student.submit(attemptId, { answers, score: 16 });
    expect(body).toMatchObject({ score: wrong, correct: 2, wrong: 2, feedback: 'Manually submitted.' });
    expect(body).toMatchObject({ counts: true, previous: null, keyUrl: expect.any(String) });
    expect((await exams.student.key(exam.examId)).status).toBe(200);

    const again = (await exams.student.start(exam)).body;
    expect(again.attemptNo).toBe(2);
    expect((await exams.student.key(exam.examId)).status).toBe(403);
    expect((await exams.student.result(attemptId)).body.keyUrl).toBeUndefined();
    const second = (await exams.student.submit(again.attemptId, all('a'))).body;
    expect(second.previous).toMatchObject({ resultId: attemptId, score: wrong });
    expect((await exams.student.result(attemptId)).body.keyUrl).toBeDefined();
    await exams.waitUntilIdle();
    const events = exams.submittedEvents().filter(({ data }) => data.examId === exam.examId);
    expect(events.map(({ data }) => [data.examKind, data.attemptNo, data.counts])).toEqual([
      [examKind, 1, true],
      [examKind, 2, true],
    ]);
  });
});

describe('an exam with a starting date', () => {
  const opensAt = '2026-01-15T12:00:00.000Z';

  it('opens then, does not close, and ends an attempt by its own limit', async () => {
    await using service = await startExams();
    await service.publishExam(courseExam('chapter', { window: { opensAt, closesAt: null } }));
    const exam = { examKind: 'chapter', examId: 'chapter1' };
    await service.goTo('2026-01-15T11:59:59.999Z');
    expect(await service.student.start(exam)).toMatchObject({
      status: 403,
      body: { code: 'exams.not-open-yet' },
    });
    expect((await service.student.paper('chapter1')).status).toBe(403);
    await service.goTo(opensAt);
    const started = await service.student.start(exam);
    expect(started).toMatchObject({ status: 201, body: { deadlineAt: '2026-01-15T12:30:00.000Z' } });
    const { attemptId } = started.body;
    await service.student.submit(attemptId, all('a'));
    await service.goTo('2026-06-15T12:00:00.000Z');
    expect((await service.student.start(exam)).status).toBe(201);
    expect((await service.student.result(attemptId)).body).toMatchObject({
      score: 16,
      scoreVisibleFrom: null,
    });
  });
});

describe('an exam that is edited or withdrawn', () => {
  it('stays for an open attempt as it was; the key of a version is for those who sat it', async () => {
    await exams.publishExam(courseExam('chapter', { paperId: 'edited' }));
    const exam = { examKind: 'chapter', examId: 'edited' };
    const { attemptId, paperUrl } = (await exams.student.start(exam)).body;
    await exams.publishExam(courseExam('chapter', { paperId: 'edited', version: 2, title: 'Edited' }));
    expect((await exams.student.submit(attemptId, all('a'))).body).toMatchObject({ score: 16, paperUrl });
    expect((await exams.student.key('edited', 1)).status).toBe(200);
    expect((await exams.student.key('edited', 2)).status).toBe(403);
    await exams.emit(examPaperWithdrawn, { paperId: 'edited', version: 2 });
    expect(await exams.student.start(exam)).toMatchObject({ status: 410, body: { code: 'exams.withdrawn' } });
    expect((await exams.student.result(attemptId)).status).toBe(200);
  });
});

describe('a practice', () => {
  const exam = { examKind: 'practice', examId: 'practice1' };
  const answers = [
    { questionId: 'q1', selectedOptions: ['q1-a'] },
    { questionId: 'q2', selectedOptions: ['q2-d', 'q2-a', 'q2-b', 'q2-c'] },
    { questionId: 'q3', selectedOption: 'q3-a' },
  ];

  it('is for its owner alone, whole sets are right, and the key is seen after the submit', async () => {
    const { papers } = createPapers(exams.platform);
    const owned = { ownerId: 'student2', courseId: null, totalMarks: 4 } as const;
    await papers.publish(courseExam('practice', owned), 'at-once');
    for (const call of [exams.student.start(exam), exams.student.get('/exams/papers/practice1')]) {
      expect((await call).status).toBe(404);
    }
    expect((await exams.student.paper('practice1')).status).toBe(404);
    const owner = sitter(exams, 'student2');
    const { attemptId } = (await owner.start(exam)).body;
    await owner.put(`/exams/attempts/${attemptId}/answers`, { clientSeq: 1, answers });
    expect((await owner.read(attemptId)).body.answers).toContainEqual({
      questionId: 'q2',
      selectedOption: 'q2-a',
      selectedOptions: ['q2-a', 'q2-b', 'q2-c', 'q2-d'],
    });
    expect((await owner.key('practice1')).status).toBe(403);
    const { body } = await owner.submit(attemptId);
    expect(body).toMatchObject({ score: 2, correct: 2, wrong: 1, blank: 1, totalMarks: 4 });
    expect(body.choices[1]).toMatchObject({ selectedOptions: ['q2-a', 'q2-b', 'q2-c', 'q2-d'], points: 0 });
    expect((await owner.key('practice1')).status).toBe(200);
  });
});

describe('the clock of every kind', () => {
  it.each([...ofCourse])(
    'ends an exam of the kind %s at its deadline and grace [EXM-03]',
    async (examKind) => {
      const paperId = `clock-${examKind}`;
      await exams.publishExam(courseExam(examKind, { paperId }));
      const sit = async (after: number) => {
        const { attemptId } = (await exams.student.start({ examKind, examId: paperId })).body;
        exams.clock.advance(30 * minute + after);
        const { body } = await exams.student.submit(attemptId, all('a'));
        return { correct: body.correct, late: body.lateAnswersIgnored, codes: body.feedbackCodes };
      };
      const counted = { correct: 4, late: false };
      const [manual, auto] = [['exams.feedback.manual'], ['exams.feedback.auto']];
      expect(await sit(-1)).toEqual({ ...counted, codes: manual });
      expect(await sit(0)).toEqual({ ...counted, codes: auto });
      expect(await sit(1)).toEqual({ ...counted, codes: auto });
      expect(await sit(3000)).toEqual({ ...counted, codes: auto });
      expect(await sit(3001)).toEqual({ correct: 0, late: true, codes: auto });
    },
  );
});
