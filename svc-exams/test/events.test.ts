import { userDeleted } from '@pathshala/svc-auth-contract/events';
import {
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignRegistered,
  campaignRegistrationCancelled,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import {
  courseDeleted,
  paperPublished,
  paperWithdrawn,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { startTestService, type TestService } from '@pathshala/service-testing/start-test-service';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createService } from '../src/service.ts';
import {
  campaign,
  enrolled,
  publishedCampaignPaper,
  publishedPastYear,
  registration,
  sitter,
  startExams,
} from './support/exams-service.ts';
import { campaignPaper, pastYearPaper } from './support/papers.ts';

describe('events from the other services', () => {
  it('lead to the same state in any order and number [EVT-01]', async () => {
    const facts = [
      ['paper 1', paperPublished, publishedPastYear(pastYearPaper())],
      ['paper 2', paperPublished, publishedPastYear(pastYearPaper({ version: 2, title: 'Second version' }))],
      ['withdrawn', paperWithdrawn, { paperId: 'year1', version: 3 }],
      ['paper 4', paperPublished, publishedPastYear(pastYearPaper({ version: 4, title: 'Fourth version' }))],
      ['campaign paper', campaignPaperPublished, publishedCampaignPaper(campaignPaper())],
      ['enrolled', studentEnrolled, enrolled('student1')],
      ['visitor', campaignRegistered, registration(null, 1)],
      ['joined', campaignRegistered, registration('student1', 2)],
      ['cancelled', campaignRegistrationCancelled, registration('student1', 3)],
      ['again', campaignRegistered, registration('student1', 4)],
      [
        'released',
        campaignResultsReleased,
        { campaignId: 'campaign1', releasedAt: '2026-01-16T00:00:00.000Z' },
      ],
    ] as const;
    // A hundred deliveries in ten shuffles: each fact is delivered about nine times.
    const deliveries = fc.sample(fc.shuffledSubarray([...facts], { minLength: facts.length }), 10).flat();
    await using service = await startTestService(createService);
    const student = sitter(service, 'student1');
    await Promise.all(
      deliveries.map(([, event, data]) => service.emit(event as never, structuredClone(data) as never)),
    );
    await student.start();
    expect((await student.paper('year1', 4)).body.title).toBe('Fourth version');
    expect((await student.start(campaign)).status).toBe(201);
    service.clock.advance(3 * 3_600_000);
    await service.runJob('sweep-overdue-attempts');
    expect((await student.key('exam1')).status).toBe(200);
    expect(await service.platform.documents.collection('entitlements').countDocuments({})).toBe(2);
    expect(await service.platform.documents.collection('papers').countDocuments({})).toBe(4);
  });

  it.each([
    ['publish, withdraw', [0, 1]],
    ['withdraw, publish', [1, 0]],
  ])('keep a withdrawal of the same version: %s', async (_name, order) => {
    await using service = await startTestService(createService);
    const student = sitter(service, 'student1');
    await service.emit(campaignRegistered, registration('student1'));
    const steps = [
      () => service.emit(campaignPaperPublished, publishedCampaignPaper(campaignPaper())),
      () => service.emit(campaignPaperWithdrawn, { paperId: 'exam1', version: 1 }),
    ];
    for (const step of order) await steps[step]?.();
    expect((await student.start(campaign)).status).toBeGreaterThanOrEqual(404);
  });

  it('leave the version with those who opened it when the author publishes another', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    const changed = pastYearPaper({ version: 2, title: 'Changed', negativeMarkingPercentage: 100 });
    await exams.emit(paperPublished, publishedPastYear(changed));
    expect((await exams.student.read(attemptId)).body.paperUrl).toBe('/exams/papers/year1/1');
    expect((await exams.student.paper('year1', 1)).body.title).toBe('Dhaka University A unit 2023');
    await exams.student.save(attemptId, 1, { p1: 'p1-b' });
    expect((await exams.student.submit(attemptId)).body.score).toBe(-0.25);
    expect((await exams.student.start()).body.paperUrl).toBe('/exams/papers/year1/2');
    expect((await exams.student.paper('year1', 2)).body.title).toBe('Changed');
  });

  it('keep one event a result, however often the attempt is swept and submitted', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await exams.student.submit(attemptId);
    exams.clock.advance(7_200_000);
    await exams.runJob('sweep-overdue-attempts');
    await exams.student.submit(attemptId);
    await exams.waitUntilIdle();
    expect(exams.submittedEvents()).toHaveLength(1);
  });

  it.each([
    ['enrolled, deleted', [0, 1]],
    ['deleted, enrolled', [1, 0]],
    ['enrolled, deleted, enrolled again', [0, 1, 0]],
  ])('end the rights to a deleted course for good: %s', async (_name, order) => {
    await using service = await startTestService(createService);
    const student = sitter(service, 'student1');
    await service.emit(paperPublished, publishedPastYear(pastYearPaper()));
    const deletedAt = '2026-01-15T09:00:00.000Z';
    const steps = [
      () => service.emit(studentEnrolled, enrolled('student1')),
      () => service.emit(courseDeleted, { courseId: 'course1', courseKind: 'admission', deletedAt }),
    ];
    for (const step of order) await steps[step]?.();
    await service.emit(studentEnrolled, enrolled('student1', 'course2'));
    expect(await student.start()).toMatchObject({ status: 403, body: { code: 'exams.not-enrolled' } });
    const year9 = pastYearPaper({ paperId: 'year9', courseId: 'course2' });
    await service.emit(paperPublished, publishedPastYear(year9));
    expect((await student.start({ examId: 'year9' })).status).toBe(201);
  });

  const taken = (version: number) => ({
    enrolmentId: enrolled('student1').enrolmentId,
    studentId: 'student1',
    courseId: 'course1',
    courseKind: 'admission' as const,
    version,
    progressVersion: 1,
    endedAt: '2026-01-15T09:00:00.000Z',
  });

  it.each([
    ['enrolled, taken back', [0, 1], 403],
    ['taken back, enrolled', [1, 0], 403],
    ['enrolled, taken back, enrolled again', [0, 1, 2], 201],
    ['enrolled again before the end arrives', [0, 2, 1], 201],
  ])('give and take the right by the version of the enrolment: %s', async (_name, order, status) => {
    await using service = await startTestService(createService);
    const student = sitter(service, 'student1');
    await service.emit(paperPublished, publishedPastYear(pastYearPaper()));
    const steps = [
      () => service.emit(studentEnrolled, enrolled('student1')),
      () => service.emit(studentUnenrolled, taken(2)),
      () => service.emit(studentEnrolled, { ...enrolled('student1'), version: 3 }),
    ];
    for (const step of order) await steps[step]?.();
    expect((await student.start()).status).toBe(status);
  });

  it('leave the results of a deleted course', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await exams.student.submit(attemptId);
    const deletedAt = '2026-01-15T10:00:00.000Z';
    await exams.emit(courseDeleted, { courseId: 'course1', courseKind: 'admission', deletedAt });
    expect((await exams.student.start()).status).toBe(403);
    expect((await exams.student.result(attemptId)).status).toBe(200);
  });

  it.each([
    {
      what: 'enrolments',
      exam: {},
      arrive: (service: TestService) => service.emit(studentEnrolled, enrolled('student1')),
    },
    {
      what: 'registrations',
      exam: campaign,
      arrive: (service: TestService) => service.emit(campaignRegistered, registration('student1', 5)),
    },
  ])('give a deleted account no right back by late $what', async ({ exam, arrive }) => {
    await using exams = await startExams();
    await using other = await startTestService(createService);
    for (const service of [exams, other]) {
      await service.emit(paperPublished, publishedPastYear(pastYearPaper()));
      await service.emit(campaignPaperPublished, publishedCampaignPaper(campaignPaper()));
      await service.emit(userDeleted, { userId: 'student1' });
      await arrive(service);
      expect((await sitter(service, 'student1').start(exam)).status).toBe(403);
    }
  });

  it('end the rights of a deleted account and keep its results', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await exams.student.submit(attemptId);
    await exams.emit(userDeleted, { userId: 'student1' });
    expect((await exams.student.start()).status).toBe(403);
    expect((await exams.admin.get(`/exams/results/${attemptId}`)).status).toBe(200);
  });
});
