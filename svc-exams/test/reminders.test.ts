import { accessChanged, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import {
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignRegistered,
} from '@pathshala/svc-campaigns-contract/events';
import { noticeRequested } from '@pathshala/svc-exams-contract/events';
import { describe, expect, it } from 'vitest';
import {
  campaign,
  enrolled,
  type ExamsService,
  publishedCampaignPaper,
  registration,
  startExams,
} from './support/exams-service.ts';
import { campaignPaper } from './support/papers.ts';
import { practiser } from './support/practice.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An exam of the campaign that opens in so many milliseconds, with the registration of two students. */
async function withExamIn(ms: number) {
  const exams = await startExams();
  const window = windowIn(exams, ms);
  await exams.emit(campaignPaperPublished, publishedCampaignPaper(campaignPaper({ version: 2, window })));
  const other = { ...registration('student2'), registrationId: 'registration-2' };
  await exams.emit(campaignRegistered, other);
  return exams;
}

const windowIn = (exams: ExamsService, ms: number) => ({
  opensAt: new Date(exams.clock.now() + ms).toISOString(),
  closesAt: new Date(exams.clock.now() + ms + 3 * hour).toISOString(),
});

async function noticesAfter(
  exams: ExamsService,
  job: 'announce-exams' | 'announce-results' | 'remind-reviews',
) {
  await exams.runJob(job);
  await exams.waitUntilIdle();
  return exams.published(noticeRequested).map(({ data }) => data);
}

describe('an exam within the hour', () => {
  it('is announced once to each student who may sit it [NOT-08]', async () => {
    await using exams = await withExamIn(61 * minute);
    expect(await noticesAfter(exams, 'announce-exams')).toEqual([]);
    exams.clock.advance(minute);
    await Promise.all([exams.runJob('announce-exams'), exams.runJob('announce-exams')]);
    const notices = await noticesAfter(exams, 'announce-exams');
    expect(notices.map(({ studentId }) => studentId).toSorted()).toEqual(['student1', 'student2']);
    expect(notices[0]).toMatchObject({
      template: 'exam-soon',
      values: {
        path: '/exams/campaign/campaign1',
        startsAt: new Date(exams.clock.now() + hour).toISOString(),
      },
    });
  });

  it('is not announced when it was withdrawn, and to nobody whose registration was cancelled [NOT-08]', async () => {
    await using exams = await withExamIn(30 * minute);
    await exams.cancel(5);
    expect((await noticesAfter(exams, 'announce-exams')).map(({ studentId }) => studentId)).toEqual([
      'student2',
    ]);
    await using withdrawn = await withExamIn(30 * minute);
    const { paperId } = campaignPaper();
    await withdrawn.emit(campaignPaperWithdrawn, { paperId, version: 3 });
    expect(await noticesAfter(withdrawn, 'announce-exams')).toEqual([]);
  });

  it('is announced again for another start, and not after it has begun [NOT-08]', async () => {
    await using exams = await withExamIn(30 * minute);
    await noticesAfter(exams, 'announce-exams');
    const window = windowIn(exams, 2 * hour);
    await exams.emit(campaignPaperPublished, publishedCampaignPaper(campaignPaper({ version: 3, window })));
    expect(await noticesAfter(exams, 'announce-exams')).toHaveLength(2);
    exams.clock.advance(hour);
    expect(await noticesAfter(exams, 'announce-exams')).toHaveLength(4);
    exams.clock.advance(hour);
    expect(await noticesAfter(exams, 'announce-exams')).toHaveLength(4);
  });

  it('is not announced to a student whose access is paused [NOT-08]', async () => {
    await using exams = await startExams();
    await exams.emit(studentEnrolled, enrolled('student2'));
    const window = windowIn(exams, 30 * minute);
    const paper = campaignPaper({ window, examKind: 'chapter', courseId: 'course1', campaignId: null });
    await exams.publishExam({ ...paper, paperId: 'lesson-exam' });
    const paused = { studentId: 'student1', courseId: 'course1', isPaused: true, version: 1 };
    await exams.emit(accessChanged, paused);
    const notices = await noticesAfter(exams, 'announce-exams');
    expect(notices).toMatchObject([{ studentId: 'student2', values: { path: '/exams/take/lesson-exam' } }]);
  });
});

describe('results', () => {
  it('of a campaign are told to who sat it, once, after the release [NOT-08]', async () => {
    await using exams = await startExams();
    const me = practiser(exams, 'student1');
    const { attemptId } = (await me.start({ ...campaign, subjects: ['Maths'] })).body;
    await me.submit(attemptId);
    expect(await noticesAfter(exams, 'announce-results')).toEqual([]);
    await exams.goTo('2026-01-16T00:00:00.000Z');
    expect(await noticesAfter(exams, 'announce-results')).toEqual([]);
    await exams.release();
    await exams.release();
    await Promise.all([exams.runJob('announce-results'), exams.runJob('announce-results')]);
    expect(await noticesAfter(exams, 'announce-results')).toMatchObject([
      {
        studentId: 'student1',
        template: 'result-out',
        values: { path: `/exams/results/${attemptId}` },
      },
    ]);
  });
});

describe('mistakes that are due', () => {
  /** Two mistakes, due at 16:00 in Dhaka. */
  async function withMistakes() {
    const exams = await startExams();
    const me = practiser(exams, 'student1');
    const { attemptId } = (await me.start({ subjects: ['Maths'] })).body;
    await me.save(attemptId, 1, { p1: 'p1-b', p2: 'p2-a', m1: 'm1-c' });
    await me.submit(attemptId);
    await exams.waitUntilIdle();
    return exams;
  }

  it('are told at five in the afternoon, once a day, with their number [NOT-08]', async () => {
    await using exams = await withMistakes();
    expect(await noticesAfter(exams, 'remind-reviews')).toEqual([]);
    exams.clock.advance(hour);
    await Promise.all([exams.runJob('remind-reviews'), exams.runJob('remind-reviews')]);
    expect(await noticesAfter(exams, 'remind-reviews')).toEqual([
      {
        studentId: 'student1',
        template: 'review-due',
        values: { count: 2, day: '2026-01-15', path: '/student/mistakes' },
      },
    ]);
    exams.clock.advance(hour);
    expect(await noticesAfter(exams, 'remind-reviews')).toHaveLength(1);
  });

  it('are not told again each day to a student who does not come [NOT-08]', async () => {
    await using exams = await withMistakes();
    exams.clock.advance(hour);
    await noticesAfter(exams, 'remind-reviews');
    exams.clock.advance(day);
    expect(await noticesAfter(exams, 'remind-reviews')).toHaveLength(1);
  });
});
