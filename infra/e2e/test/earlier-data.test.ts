import { rmSync } from 'node:fs';
import { startEmbedded } from '@pathshala/local/embedded';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteEnvironment } from '../src/admin.ts';
import { reconciled, unpackEarlier } from '../src/earlier/open-earlier.ts';
import { createHttpClient, type HttpClient } from '../src/http/http-client.ts';
import { until } from '../src/until.ts';
import facts from '../data-0.1/facts.json' with { type: 'json' };

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * `data-0.1/` is the data directory of version 0.1, in which one student enrolled, submitted a past-year paper with two
 * correct answers, left a second attempt open with one wrong answer saved, and sat a campaign.
 */
describe('a data directory of version 0.1', () => {
  let dataDir: string;
  let site: Awaited<ReturnType<typeof startEmbedded>>;
  let student: HttpClient;

  beforeAll(async () => {
    dataDir = unpackEarlier('0.1');
    site = await startEmbedded({ dataDir, port: 0, seed: 'none', env: siteEnvironment });
    student = createHttpClient(site.url);
    const password = 'a-long-journey-1';
    const login = await student.send('POST', '/auth/login', { username: facts.username, password });
    if (login.status !== 200) throw new Error(`the log-in was answered with ${login.status}`);
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('has its courses and enrolments', async () => {
    const courses = await student.get<Listed<{ _id: string; courseCode: string }>>(
      '/admissioncourse/universities',
    );
    expect(courses.body.items).toMatchObject([{ _id: facts.courseId, courseCode: facts.courseCode }]);
    const dashboard = await student.get<{ courses: { courseId: string }[] }>('/students/dashboard');
    expect(dashboard.body.courses).toMatchObject([{ courseId: facts.courseId }]);
  });

  it('has its results, with the answers of the past year and without those of the unreleased campaign', async () => {
    const pastYear = await student.get(`/exams/results/${facts.resultId}`);
    expect(pastYear.body).toMatchObject({ score: facts.score, correct: 2, wrong: 0 });
    expect(JSON.stringify(pastYear.body)).toContain(facts.openAnswers[0]?.questionId);
    const campaign = await student.get(`/exams/results/${facts.campaignResultId}`);
    expect(campaign.body).toMatchObject({ examKind: 'campaign', examId: facts.campaignId });
    expect(campaign.body).not.toHaveProperty('keyUrl');
  });

  it('closes the attempt that was open, with the answer that was saved', async () => {
    const results = await until(
      () =>
        student.get<Listed<{ attemptId: string; wrong: number }>>(
          `/exams/results?studentId=${facts.studentId}`,
        ),
      ({ body }) => body.total === 3,
    );
    const closed = results.body.items.find(({ attemptId }) => attemptId === facts.openAttemptId);
    expect(closed).toMatchObject({ correct: 0, wrong: 1 });
  });

  it('allows another attempt at the paper', async () => {
    const started = await student.send('POST', '/exams/attempts', {
      examKind: 'past-year',
      examId: facts.yearId,
    });
    expect(started.status).toBe(201);
  });

  it('has the registration with its roll number', async () => {
    const own = await student.get<{ registration: unknown }>(`/examcampaigns/${facts.campaignId}`);
    expect(own.body).toMatchObject({ registration: { status: 'registered' } });
  });

  it('has no difference between services at the end [UPG-04]', async () => {
    await site.stop();
    const { code, words } = await reconciled(dataDir);
    expect(words).not.toMatch(/ [1-9]\d* differ/u);
    expect(code).toBe(0);
  });
});
