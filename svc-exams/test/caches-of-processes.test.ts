import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import { changedSettings } from '@pathshala/svc-auth-contract/examples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deskOf } from './support/desk.ts';
import { sitter, startExams, type ExamsService } from './support/exams-service.ts';

/** Two processes of the service over one store. The bounds are in infra/docs/operations.md, "Caches of a process". */
let exams: ExamsService;
let other: ExamsService;
beforeEach(async () => {
  exams = await startExams();
  other = await startExams({ replace: () => ({ documents: exams.platform.documents }) });
});
afterEach(async () => {
  await other.stop();
  await exams.stop();
});

const campaignExam = { examKind: 'campaign', examId: 'exam1', subjects: ['Maths'] } as const;

describe('what another process changed', () => {
  it('an announcement is in the answers of this one after two seconds [REP-04]', async () => {
    const here = sitter(other, 'student1');
    const { attemptId } = (await here.start(campaignExam)).body;
    expect((await here.save(attemptId, 1, { p1: 'p1-a' })).body).not.toHaveProperty('newsNo');
    await deskOf(exams).announce('Page 3 is missing a figure.', '৩ নম্বর পাতায় একটি ছবি নেই।');
    other.clock.advance(2001);
    expect((await here.save(attemptId, 2, { p1: 'p1-b' })).body).toMatchObject({ newsNo: 1 });
  });

  it('minutes for a student count at the next save, which this process has cached as too late [REP-04]', async () => {
    const here = sitter(other, 'student1');
    const { attemptId, deadlineAt, graceMs = 0 } = (await here.start(campaignExam)).body;
    await here.save(attemptId, 1, { p1: 'p1-a' });
    expect((await deskOf(exams).addMinutes(10, attemptId)).status).toBe(200);
    other.clock.advance(Date.parse(deadlineAt) + graceMs + 1 - other.clock.now());
    expect((await here.save(attemptId, 2, { p1: 'p1-b' })).status).toBe(200);
  });

  it('the limits of exams apply to the next attempt after the second in which each process reads them [REP-04]', async () => {
    const limits = { ...changedSettings.exams, graceSeconds: 9 };
    await exams.emit(settingsChanged, { ...changedSettings, exams: limits, rev: 7 });
    await other.runJob('read-site-rules');
    expect((await sitter(other, 'student1').start(campaignExam)).body.graceMs).toBe(9000);
  });
});
