import type { AttemptNews } from '@pathshala/svc-exams-contract/exam-desk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deskOf } from './support/desk.ts';
import { campaign, startExams, type ExamsService } from './support/exams-service.ts';
import { switchedStore } from './support/switched-store.ts';

const start = { ...campaign, subjects: ['Maths'] };

describe('announcements that cannot be read', () => {
  const { state, wrap } = switchedStore('exam_desks');
  let outage: ExamsService;
  beforeEach(async () => {
    outage = await startExams({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
  });
  afterEach(async () => {
    state.isAway = false;
    await outage.stop();
  });

  it('are an error that says when to ask again, not an empty list; a save is accepted without them', async () => {
    const { student } = outage;
    const { attemptId } = (await student.start(start)).body;
    await deskOf(outage).announce('Question 4 has a misprint.', '৪ নম্বর প্রশ্নে ছাপার ভুল আছে।');
    state.isAway = true;
    const answer = await student.post(`/exams/attempts/${attemptId}/news`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    const saved = await student.save(attemptId, 1, { p1: 'p1-a' });
    expect(saved).toMatchObject({ status: 200, body: { isApplied: true } });
    expect(saved.body).not.toHaveProperty('newsNo');
    state.isAway = false;
    expect((await student.save(attemptId, 2, { p1: 'p1-b' })).body.newsNo).toBe(1);
  });

  it('are those that were read last, where the process has read some', async () => {
    const { student } = outage;
    const { attemptId } = (await student.start(start)).body;
    await deskOf(outage).announce('Question 4 has a misprint.', '৪ নম্বর প্রশ্নে ছাপার ভুল আছে।');
    const read = () => student.post<AttemptNews>(`/exams/attempts/${attemptId}/news`);
    expect((await read()).body.newsNo).toBe(1);
    state.isAway = true;
    outage.clock.advance(10_000);
    expect(await read()).toMatchObject({ status: 200, body: { newsNo: 1 } });
    expect((await student.save(attemptId, 1, { p1: 'p1-a' })).body.newsNo).toBe(1);
  });
});
