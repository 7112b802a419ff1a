import { markingScheme } from '@pathshala/svc-exams-contract/marking-scheme';
import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import { examKinds } from '@pathshala/rules/exam-kinds';
import { schemeOf } from '@pathshala/rules/marking-scheme';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign, publishedCampaignPaper, startExams, type ExamsService } from './support/exams-service.ts';
import { campaignPaper, courseExam } from './support/papers.ts';

const scheme = {
  ...schemeOf({ examKind: 'chapter', negativeMarkingPercentage: 25 }),
  minimumTotal: 8,
  subjectMinima: [{ subjectName: 'Physics', marks: 12 }],
  gpa: { sscWeight: 8, hscWeight: 12 },
  secondTimerDeduction: 5,
};
const declaration = { sscGpa: 4.5, hscGpa: 5, isSecondTimer: true };
const exam = { examKind: 'chapter', examId: 'chapter1' };
const rightTo = (...ids: string[]) => ({
  answers: ids.map((id) => ({ questionId: id, selectedOption: `${id}-a` })),
});

let exams: ExamsService;
beforeAll(async () => {
  exams = await startExams();
  await exams.publishExam(courseExam('chapter', { markingScheme: scheme, passingScore: 6 }));
});
afterAll(() => exams.stop());

describe('a scheme with minima, GPA and a deduction', () => {
  it('is in the paper and the overview; every default is a scheme of the contract', async () => {
    await exams.student.start({ ...exam, declaration });
    expect((await exams.student.paper('chapter1')).body.markingScheme).toEqual(scheme);
    const overview = await exams.student.get('/exams/papers/chapter1');
    expect(overview.body).toMatchObject({ markingScheme: scheme, passingScore: 6, examType: 'MCQ' });
    const defaults = examKinds.map((examKind) => schemeOf({ examKind, negativeMarkingPercentage: 25 }));
    for (const one of defaults) expect(markingScheme.parse(one)).toEqual(one);
  });

  it('needs the declaration before the first start', async () => {
    const again = { ...exam, examId: 'chapter2' };
    await exams.publishExam(courseExam('chapter', { paperId: 'chapter2', markingScheme: scheme }));
    const refused = { status: 422, body: { code: 'exams.declaration-required' } };
    expect(await exams.student.start(again)).toMatchObject(refused);
    const incomplete = { ...declaration, hscGpa: null };
    expect(await exams.student.start({ ...again, declaration: incomplete })).toMatchObject(refused);
    const forged = { ...declaration, sscGpa: 5.01 };
    expect((await exams.student.start({ ...again, declaration: forged })).status).toBe(400);
    expect((await exams.student.start({ ...again, declaration })).status).toBe(201);
  });

  it('decides what is passed and the merit score, which the event carries and a correction moves', async () => {
    const { attemptId } = (await exams.student.start({ ...exam, declaration })).body;
    const { body } = await exams.student.submit(attemptId, rightTo('q1', 'q2'));
    expect(body).toMatchObject({
      score: 8,
      passingScore: 6,
      isPassed: false,
      unmetMinima: ['Physics'],
      meritScore: 99,
    });
    const correction = { updateData: { score: 9.25 }, reason: 'Question 3 was ambiguous' };
    const corrected = await exams.admin.put<ResultSummary>(`/exams/exam-results/${attemptId}`, correction);
    expect(corrected.body).toMatchObject({ score: 9.25, meritScore: 100.25 });
    await exams.waitUntilIdle();
    expect(exams.submittedEvents().map(({ data }) => data.meritScore)).toEqual([99, 100.25]);
  });
});

describe('the scheme of a campaign', () => {
  it('comes with its paper; nothing that follows from a hidden score is shown', async () => {
    const own = { ...scheme, wrong: { costs: 'marks', marks: 0.5 } } as const;
    const paper = campaignPaper({ version: 2, markingScheme: own });
    await exams.emit(campaignPaperPublished, { ...publishedCampaignPaper(paper), markingScheme: own });
    const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Maths'], declaration })).body;
    const answers = [{ questionId: 'p1', selectedOption: 'p1-b' }];
    expect((await exams.student.submit(attemptId, { answers })).body).toMatchObject({
      score: null,
      isPassed: null,
      unmetMinima: [],
      meritScore: null,
      marksLost: null,
      scoreWithoutWrong: null,
    });
    const seen = (await exams.admin.get<ResultSummary>(`/exams/results/${attemptId}`)).body;
    expect(seen).toMatchObject({ score: -0.5, marksLost: 0.5, scoreWithoutWrong: 0, meritScore: 90.5 });
  });
});

describe('calls that meet at an exam of a course', () => {
  it('make one attempt of twenty starts from two devices, and one result and event of fifty submits', async () => {
    await exams.publishExam(courseExam('unit', { paperId: 'crowded' }));
    const unit = { examKind: 'unit', examId: 'crowded' };
    const starts = await Promise.all(
      Array.from({ length: 20 }, (_, at) => exams.student.start({ ...unit, device: `device-000${at % 2}` })),
    );
    expect(starts.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(starts.map(({ body }) => body.attemptId)).size).toBe(1);
    const attemptId = starts[0]?.body.attemptId ?? '';
    const submits = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        exams.student.submit(attemptId, at % 2 === 0 ? rightTo('q1') : rightTo('q1', 'q2')),
      ),
    );
    expect(new Set(submits.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await exams.waitUntilIdle();
    expect(exams.submittedEvents().filter(({ data }) => data.attemptId === attemptId)).toHaveLength(1);
  });
});
