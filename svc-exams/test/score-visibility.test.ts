import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { describe, expect, it } from 'vitest';
import { campaign, publishedCampaignPaper, startExams, type Result } from './support/exams-service.ts';
import { campaignPaper } from './support/papers.ts';

const start = { ...campaign, subjects: ['Maths'] };
const end = '2026-01-15T12:00:03.000Z';
const hidden = {
  score: null,
  correct: null,
  wrong: null,
  blank: null,
  subjects: [],
  answered: 2,
  scoreVisibleFrom: end,
  feedback: 'Manually submitted.',
};
const shown = { score: 0.75, correct: 1, wrong: 1, scoreVisibleFrom: null };
const answers = [
  { questionId: 'p1', selectedOption: 'p1-a' },
  { questionId: 'p2', selectedOption: 'p2-b' },
];

type List = { items: Result[] };

describe('the score of a campaign', () => {
  it('is in no answer to its student before the end of the window, and appears by itself after it [EXM-04]', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    const list = async () =>
      (await exams.student.get<List>('/exams/results?studentId=student1')).body.items[0];
    expect((await exams.student.submit(attemptId, { answers })).body).toMatchObject(hidden);
    expect((await exams.student.submit(attemptId)).body).toMatchObject(hidden);
    exams.clock.advance(Date.parse(end) - exams.clock.now());
    expect((await exams.student.result(attemptId)).body).toMatchObject(hidden);
    expect(await list()).toMatchObject(hidden);
    exams.clock.advance(1);
    expect((await exams.student.result(attemptId)).body).toMatchObject(shown);
    expect((await exams.student.submit(attemptId)).body).toMatchObject(shown);
    expect(await list()).toMatchObject(shown);
  });

  it('is hidden again by an end that was extended', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.student.submit(attemptId, { answers });
    await exams.moveWindow(2, '2026-01-15T13:00:00.000Z');
    await exams.goTo('2026-01-15T12:30:00.000Z');
    expect((await exams.student.result(attemptId)).body).toMatchObject({
      score: null,
      scoreVisibleFrom: '2026-01-15T13:00:03.000Z',
    });
  });

  it('is published once more with the time of an end that was moved, and not for a window that stays', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.student.submit(attemptId, { answers });
    await exams.moveWindow(2, '2026-01-15T12:00:00.000Z');
    await exams.moveWindow(3, '2026-01-15T13:00:00.000Z');
    await exams.goTo('2026-01-15T10:00:11.000Z');
    await exams.waitUntilIdle();
    expect(exams.submittedEvents().map(({ data }) => [data.scoreVersion, data.scoreVisibleFrom])).toEqual([
      [1, end],
      [2, '2026-01-15T13:00:03.000Z'],
    ]);
    const { body } = await exams.student.result(attemptId);
    expect(body).toMatchObject({ scoreVersion: 2, correctedAt: null });
  });

  it('is in no notice of a correction before its time', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.student.submit(attemptId, { answers });
    const correct = (score: number) =>
      exams.admin.put(`/exams/exam-results/${attemptId}`, { updateData: { score }, reason: 'Counted again' });
    await correct(1);
    await exams.goTo('2026-01-16T10:00:11.000Z');
    await correct(0.5);
    await exams.waitUntilIdle();
    const notices = exams.published(noticeRequested).map(({ data }) => data.values['scores']);
    expect(notices).toEqual([null, { before: 1, after: 0.5 }]);
  });

  it('is shown, here and by the other services, when the campaign is changed to show it at once', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.student.submit(attemptId, { answers });
    const paper = campaignPaper({ version: 2 });
    await exams.emit(campaignPaperPublished, publishedCampaignPaper(paper, 'at-once'));
    expect((await exams.student.result(attemptId)).body).toMatchObject(shown);
    expect(exams.submittedEvents().at(-1)?.data).toMatchObject({ scoreVersion: 2, scoreVisibleFrom: null });
  });

  it('says nothing of a score that was cut to the total', async () => {
    await using exams = await startExams();
    const paper = campaignPaper({ version: 2, totalMarks: 1 });
    await exams.emit(campaignPaperPublished, publishedCampaignPaper(paper));
    const { attemptId } = (await exams.student.start(start)).body;
    const all = ['p1', 'p2'].map((id) => ({ questionId: id, selectedOption: `${id}-a` }));
    const { body } = await exams.student.submit(attemptId, { answers: all });
    expect(body).toMatchObject({ feedback: 'Manually submitted.', feedbackCodes: ['exams.feedback.manual'] });
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect((await exams.student.result(attemptId)).body.feedback).toBe(
      'Manually submitted. Score exceeds total marks limit.',
    );
  });

  it('is shown at once where the campaign says so', async () => {
    await using exams = await startExams();
    const paper = campaignPaper({ version: 2 });
    await exams.emit(campaignPaperPublished, publishedCampaignPaper(paper, 'at-once'));
    const { attemptId } = (await exams.student.start(start)).body;
    expect((await exams.student.submit(attemptId, { answers })).body).toMatchObject(shown);
    await exams.waitUntilIdle();
    expect(exams.submittedEvents()[0]?.data).toMatchObject({ score: 0.75, scoreVisibleFrom: null });
  });

  it('goes to the other services with the time from which its student sees it', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.student.submit(attemptId, { answers });
    await exams.waitUntilIdle();
    expect(exams.submittedEvents()[0]?.data).toMatchObject({ score: 0.75, scoreVisibleFrom: end });
  });

  it('is always shown to an administrator', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(start)).body;
    await exams.student.submit(attemptId, { answers });
    expect((await exams.admin.get(`/exams/results/${attemptId}`)).body).toMatchObject(shown);
    const list = await exams.admin.get<List>('/exams/results?studentId=student1');
    expect(list.body.items[0]).toMatchObject(shown);
  });
});

describe('the score of a past year', () => {
  it('comes with the submit', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    expect((await exams.student.submit(attemptId, { answers })).body).toMatchObject(shown);
    await exams.waitUntilIdle();
    expect(exams.submittedEvents()[0]?.data.scoreVisibleFrom).toBeNull();
  });
});
