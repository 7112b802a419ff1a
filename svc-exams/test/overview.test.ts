import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { examsOverview } from '@pathshala/svc-exams-contract/overview';
import { campaign, startExams } from './support/exams-service.ts';

type Overview = z.output<typeof examsOverview>;

it('the overview counts who sits which exam now, and submissions by day in Dhaka', async () => {
  await using exams = await startExams();
  const overview = async () => (await exams.admin.get<Overview>('/exams/overview')).body;
  const running = {
    examId: 'exam1',
    title: 'Dhaka University A unit 2023',
    closesAt: '2026-01-15T12:00:00.000Z',
  };
  expect(await overview()).toMatchObject({ sitting: 0, running: [{ ...running, sitting: 0 }] });
  const past = await exams.student.start({ subjects: ['Biology'] });
  await exams.student.start(campaign);
  expect(await overview()).toMatchObject({ sitting: 2, running: [{ ...running, sitting: 1 }] });
  expect((await exams.student.submit(past.body.attemptId)).status).toBe(200);
  // The campaign's window ends, and its attempt is submitted. 19:00 UTC is the next day in Dhaka.
  await exams.goTo('2026-01-15T12:01:00.000Z');
  await exams.goTo('2026-01-15T19:00:00.000Z');
  const { sitting, running: open, submissions } = await overview();
  expect([sitting, open]).toEqual([0, []]);
  expect(submissions).toHaveLength(14);
  expect(submissions.slice(-2)).toEqual([
    { day: '2026-01-15', count: 2 },
    { day: '2026-01-16', count: 0 },
  ]);
});

it('the open attempts at an exam are counted until the clock has closed the last one', async () => {
  await using exams = await startExams();
  const path = `/exams/papers/${campaign.examId}/open-attempts`;
  const open = async () => (await exams.admin.get<{ open: number }>(path)).body.open;
  expect(await open()).toBe(0);
  await exams.student.start(campaign);
  expect(await open()).toBe(1);
  await exams.goTo('2026-01-15T12:01:00.000Z');
  expect(await open()).toBe(0);
});

it('visitors read how many exams were sat, at most a minute late', async () => {
  await using exams = await startExams();
  const sittings = async () =>
    (await exams.client.visitor.get<{ sittings: number }>('/exams/figures')).body.sittings;
  expect(await sittings()).toBe(0);
  const { body } = await exams.student.start({ subjects: ['Biology'] });
  await exams.goTo('2026-01-15T10:30:00.000Z');
  expect(await sittings()).toBe(0);
  expect((await exams.student.submit(body.attemptId)).status).toBe(200);
  await exams.goTo('2026-01-15T10:32:00.000Z');
  expect(await sittings()).toBe(1);
});
