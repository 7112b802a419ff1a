import { describe, expect, it } from 'vitest';
import {
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignRegistered,
} from '@pathshala/svc-campaigns-contract/events';
import { campaign, publishedCampaignPaper, registration, startExams } from './support/exams-service.ts';
import { campaignPaper } from './support/papers.ts';

const hour = 3_600_000;

describe('a campaign exam', () => {
  it('is listed for its registered student with its state, from upcoming to submitted [EXM-13]', async () => {
    await using exams = await startExams({ now: '2026-01-15T08:00:00.000Z' });
    const state = async () => (await exams.student.registered()).body.items[0];
    expect(await state()).toMatchObject({
      examId: 'exam1',
      title: 'Dhaka University A unit 2023',
      timeLimit: 60,
      totalMarks: 100,
      opensAt: '2026-01-15T09:00:00.000Z',
      closesAt: '2026-01-15T12:00:00.000Z',
      state: 'upcoming',
      attemptId: null,
    });
    exams.clock.advance(hour);
    expect(await state()).toMatchObject({ state: 'open' });
    const { attemptId } = (await exams.student.start(campaign)).body;
    expect(await state()).toMatchObject({ state: 'in-progress', attemptId, resultId: null });
    exams.clock.advance(2 * hour);
    expect(await state()).toMatchObject({ state: 'submitted', attemptId, resultId: attemptId });
    expect((await exams.other.registered()).body.items).toEqual([]);
  });

  it('is over for one who did not come', async () => {
    await using exams = await startExams({ now: '2026-01-15T12:00:00.000Z' });
    expect((await exams.student.registered()).body.items).toMatchObject([{ state: 'over' }]);
  });

  it('opens and closes with its window, and says when [CMP-05]', async () => {
    await using exams = await startExams({ now: '2026-01-15T08:59:59.999Z' });
    expect(await exams.student.start(campaign)).toMatchObject({
      status: 403,
      body: {
        code: 'exams.not-open-yet',
        error: 'This exam opens on 15 January 2026, 3:00 pm (Dhaka time).',
      },
    });
    const bengali = { headers: { 'accept-language': 'bn' } };
    expect(await exams.student.post('/exams/attempts', campaign, bengali)).toMatchObject({
      body: { error: 'এই পরীক্ষা শুরু হবে ১৫ জানুয়ারি ২০২৬, বিকেল ৩:০০ (ঢাকার সময়)।' },
    });
    exams.clock.advance(1);
    expect((await exams.student.start(campaign)).status).toBe(201);
    await using late = await startExams({ now: '2026-01-15T12:00:00.000Z' });
    expect(await late.student.start(campaign)).toMatchObject({
      status: 403,
      body: { code: 'exams.window-over' },
    });
  });

  it('ends with the window for those who start late [CMP-05]', async () => {
    await using exams = await startExams({ now: '2026-01-15T11:30:00.000Z' });
    expect((await exams.student.start(campaign)).body.deadlineAt).toBe('2026-01-15T12:00:00.000Z');
  });

  it('has the order that its author chose, for which each attempt has its own seed', async () => {
    await using exams = await startExams();
    const order = { questions: true, options: false };
    await exams.emit(campaignPaperPublished, publishedCampaignPaper(campaignPaper({ version: 2, order })));
    await exams.emit(campaignRegistered, { ...registration('student2'), registrationId: 'registration2' });
    const own = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
    const others = (await exams.other.start({ ...campaign, subjects: ['Maths'] })).body;
    expect(own.orderSeed).not.toBe(others.orderSeed);
    expect((await exams.student.paper('exam1', 2)).body.order).toEqual(order);
  });

  it('is in one order for all if its event says none', async () => {
    await using exams = await startExams();
    await exams.student.start({ ...campaign, subjects: ['Maths'] });
    const { body } = await exams.student.paper('exam1');
    expect(body.subjects).toHaveLength(4);
    expect(body.order).toBeUndefined();
  });

  it('is sat once', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
    await exams.student.submit(attemptId);
    expect(await exams.student.start(campaign)).toMatchObject({
      status: 409,
      body: { code: 'exams.already-sat' },
    });
    await exams.waitUntilIdle();
    expect(exams.submittedEvents()[0]?.data).toMatchObject({
      examKind: 'campaign',
      counts: true,
      courseId: null,
    });
  });

  it('is refused to the unregistered and after a cancelled registration [CMP-05]', async () => {
    await using exams = await startExams();
    expect(await exams.other.start(campaign)).toMatchObject({
      status: 403,
      body: { code: 'exams.not-registered' },
    });
    await exams.cancel(2);
    expect(await exams.student.start(campaign)).toMatchObject({
      status: 403,
      body: { code: 'exams.not-registered' },
    });
  });

  it('goes on for those who sit it when it is withdrawn, and starts for nobody', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
    await exams.emit(campaignPaperWithdrawn, { paperId: 'exam1', version: 1 });
    expect((await exams.student.start(campaign)).body.attemptId).toBe(attemptId);
    expect((await exams.student.save(attemptId, 1, { p1: 'p1-a' })).status).toBe(200);
    expect((await exams.student.submit(attemptId)).body.answered).toBe(1);
    await using later = await startExams();
    await later.emit(campaignPaperWithdrawn, { paperId: 'exam1', version: 2 });
    expect(await later.student.start(campaign)).toMatchObject({
      status: 410,
      body: { code: 'exams.withdrawn' },
    });
    expect((await later.student.registered()).body.items).toEqual([]);
  });
});

describe('the overview of an exam', () => {
  it('shows numbers, subjects and the deadline before the start, and no question', async () => {
    await using exams = await startExams();
    const { body } = await exams.student.get('/exams/papers/exam1');
    expect(body).toMatchObject({
      examKind: 'campaign',
      requiredSubjects: 2,
      negativeMarkingPercentage: 25,
      subjects: [
        { subjectName: 'Physics', mandatory: true, questionCount: 2, marks: 2 },
        { subjectName: 'Biology', mandatory: false },
        { subjectName: 'Chemistry' },
        { subjectName: 'Maths' },
      ],
      opensAt: '2026-01-15T09:00:00.000Z',
      deadlineIfStartedNow: '2026-01-15T11:00:00.000Z',
      canStart: true,
      refusal: null,
      attempts: 0,
    });
    expect(JSON.stringify(body)).not.toContain('Question p1');
  });

  it('says what stands against a start, and which attempt to go on with', async () => {
    await using exams = await startExams();
    expect((await exams.other.get('/exams/papers/exam1')).body).toMatchObject({
      canStart: false,
      refusal: 'exams.not-registered',
    });
    const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
    await exams.student.save(attemptId, 1, { p1: 'p1-a' });
    expect((await exams.student.get('/exams/papers/exam1')).body).toMatchObject({
      canStart: false,
      refusal: null,
      openAttemptId: attemptId,
      openAttempt: { attemptId, deadlineAt: '2026-01-15T11:00:00.000Z', answered: 1 },
      attempts: 0,
      lastResultId: null,
    });
    await exams.student.submit(attemptId);
    expect((await exams.student.get('/exams/papers/exam1')).body).toMatchObject({
      canStart: false,
      refusal: 'exams.already-sat',
      openAttemptId: null,
      lastResultId: attemptId,
    });
  });
});
