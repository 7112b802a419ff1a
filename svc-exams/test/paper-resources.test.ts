import { campaignPaperPublished } from '@pathshala/svc-campaigns-contract/events';
import { courseDeleted, paperPublished, paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import { paperKey, studentPaper } from '@pathshala/svc-exams-contract/paper';
import { describe, expect, it } from 'vitest';
import { campaignPaper, pastYearPaper } from './support/papers.ts';
import { campaign, publishedCampaignPaper, publishedPastYear, startExams } from './support/exams-service.ts';

const notFound = { status: 404, body: { code: 'exams.not-found' } };

describe('a paper', () => {
  it('is the version without its key, and no field more than its schema', async () => {
    await using exams = await startExams();
    const { body } = await exams.student.paper('year1');
    expect(studentPaper.strict().parse(body)).toEqual(body);
    expect(JSON.stringify(body)).not.toMatch(/isCorrect|explanation|Secret/);
    expect(body.subjects.map(({ subjectName }) => subjectName)).toEqual([
      'Physics',
      'Biology',
      'Chemistry',
      'Maths',
    ]);
  });

  it('is read beside the start, and by those with an attempt on it however old the version is', async () => {
    await using exams = await startExams();
    const [started, paper] = await Promise.all([exams.student.start(), exams.student.paper('year1')]);
    expect([started.status, paper.status]).toEqual([201, 200]);
    await exams.emit(paperPublished, publishedPastYear(pastYearPaper({ version: 2, title: 'Second' })));
    expect((await exams.student.paper('year1', 1)).body.title).toBe('Dhaka University A unit 2023');
    expect((await exams.student.paper('year1', 2)).body.title).toBe('Second');
    await exams.emit(courseDeleted, {
      courseId: 'course1',
      courseKind: 'admission',
      deletedAt: '2026-01-15T10:00:00.000Z',
    });
    expect((await exams.student.paper('year1', 1)).status).toBe(200);
    expect(await exams.student.paper('year1', 2)).toMatchObject({
      status: 403,
      body: { code: 'exams.not-enrolled' },
    });
  });

  it('of a campaign is read by the registered while they may start it, and by those who have sat it', async () => {
    await using exams = await startExams({ now: '2026-01-15T08:00:00.000Z' });
    expect(await exams.student.paper('exam1')).toMatchObject({
      status: 403,
      body: { code: 'exams.not-open-yet' },
    });
    await exams.goTo('2026-01-15T10:00:00.000Z');
    expect((await exams.student.paper('exam1')).status).toBe(200);
    expect(await exams.other.paper('exam1')).toMatchObject({
      status: 403,
      body: { code: 'exams.not-registered' },
    });
    await exams.goTo('2026-01-15T13:00:00.000Z');
    expect(await exams.student.paper('exam1')).toMatchObject({
      status: 403,
      body: { code: 'exams.window-over' },
    });
    await exams.release();
    expect((await exams.student.paper('exam1')).status).toBe(200);
  });

  it('is not there in a version that was never published, nor in an old one that the student has not sat', async () => {
    await using exams = await startExams();
    await exams.emit(campaignPaperPublished, publishedCampaignPaper(campaignPaper({ version: 2 })));
    for (const [examId, version] of [
      ['exam1', 1],
      ['exam1', 3],
      ['nothing', 1],
    ] as const)
      expect(await exams.student.paper(examId, version)).toMatchObject(notFound);
    expect((await exams.admin.get('/exams/papers/exam1/1')).status).toBe(200);
    for (const version of ['01', '1.0', '0', '-1', 'x', '1e0'])
      expect((await exams.student.get(`/exams/papers/exam1/${version}`)).status).toBe(404);
  });
});

describe('a key', () => {
  it('names the right options and explains each question of the paper', async () => {
    await using exams = await startExams();
    const { body } = await exams.student.key('year1');
    expect(paperKey.strict().parse(body)).toEqual(body);
    expect(body.questions).toHaveLength(8);
    expect(body.questions[0]).toEqual({
      questionId: 'p1',
      correct: ['p1-a'],
      explanation: 'Secret explanation of p1',
    });
  });

  it('is there in the version that was published with the paper alone', async () => {
    await using exams = await startExams();
    expect(await exams.student.get('/exams/papers/year1/1/key/2')).toMatchObject(notFound);
    expect(await exams.admin.get('/exams/papers/year1/2/key/1')).toMatchObject(notFound);
  });

  it('of a withdrawn past year stays with those who are enrolled', async () => {
    await using exams = await startExams();
    await exams.emit(paperWithdrawn, { paperId: 'year1', version: 1 });
    expect((await exams.student.key('year1')).status).toBe(200);
    expect((await exams.student.paper('year1')).status).toBe(200);
  });
});

describe('the addresses of paper and key', () => {
  const overview = async (client: { get: (path: string) => Promise<{ body: unknown }> }, examId: string) =>
    (await client.get(`/exams/papers/${examId}`)).body;

  it('are in the overview for those who may read them', async () => {
    await using exams = await startExams();
    expect(await overview(exams.student, 'year1')).toMatchObject({
      paperUrl: '/exams/papers/year1/1',
      keyUrl: '/exams/papers/year1/1/key/1',
    });
    expect(await overview(exams.other, 'year1')).toMatchObject({ paperUrl: null, keyUrl: null });
    expect(await overview(exams.student, 'exam1')).toMatchObject({
      paperUrl: '/exams/papers/exam1/1',
      keyUrl: null,
    });
    expect(await overview(exams.admin, 'exam1')).toMatchObject({ keyUrl: '/exams/papers/exam1/1/key/1' });
  });

  it('are those of the open attempt, whatever was published since', async () => {
    await using exams = await startExams();
    await exams.student.start(campaign);
    await exams.moveWindow(2, '2026-01-15T12:30:00.000Z');
    expect(await overview(exams.student, 'exam1')).toMatchObject({ paperUrl: '/exams/papers/exam1/1' });
  });
});

describe('paper and key', () => {
  it.each([
    ['/exams/papers/year1/1', 'br'],
    ['/exams/papers/year1/1/key/1', 'gzip'],
  ])(
    '%s are stored by the browser for good and answered by 304 where it has them',
    async (path, encoding) => {
      await using exams = await startExams();
      const headers = { 'accept-encoding': encoding };
      const first = await exams.student.get(path, { headers });
      expect(Object.fromEntries(first.headers)).toMatchObject({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-encoding': encoding,
        vary: 'Accept-Encoding, X-Session-User',
      });
      const etag = first.headers.get('etag') ?? '';
      const known = await exams.student.get(path, { headers: { ...headers, 'if-none-match': etag } });
      expect([known.status, known.headers.get('etag')]).toEqual([304, etag]);
      expect((await exams.other.get(path, { headers: { 'if-none-match': etag } })).status).toBe(403);
    },
  );
});
