import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { ExamActivity, ExamInReport, ExamReport } from '@pathshala/svc-exams-contract/reports';
import type { z } from 'zod';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseExam } from './support/papers.ts';
import { startExams, type ExamsService } from './support/exams-service.ts';

type Fact = z.input<typeof examSubmitted.data>;

interface ExamList {
  readonly items: readonly ExamInReport[];
  readonly total: number;
  readonly sittings: number;
  readonly asOf: string;
}

/** A result as the event states it, of a past year that requires no enrolment. */
const fact = (changes: Partial<Fact> = {}): Fact => ({
  attemptId: 'attempt1',
  resultId: 'attempt1',
  studentId: 'student9',
  examKind: 'past-year',
  examId: 'year1',
  courseId: 'course1',
  unitId: 'unit1',
  title: 'Dhaka University A unit 2023',
  attemptNo: 1,
  counts: true,
  score: 62.5,
  totalMarks: 100,
  correct: 5,
  wrong: 2,
  blank: 1,
  durationMs: 60_000,
  dateTaken: '2026-01-14T08:00:00.000Z',
  submittedAt: '2026-01-14T08:30:00.000Z',
  scoreVersion: 1,
  ...changes,
});

const january = 'from=2026-01-01&to=2026-01-31';

function reader(exams: ExamsService) {
  const read = async <Answer>(path: string) => (await exams.admin.get<Answer>(`/exams/reports/${path}`)).body;
  return {
    count: async () => {
      exams.clock.advance(60_000);
      await exams.runJob('count-report-sittings');
    },
    list: (query = january) => read<ExamList>(`exams?${query}`),
    exam: (examId = 'year1', query = january) => read<ExamReport>(`exams/${examId}?${query}`),
    activity: (query = january) => read<ExamActivity>(`activity?${query}`),
  };
}

/** Bands that have results, as `from: count`. */
const filled = ({ bands }: ExamReport) =>
  Object.fromEntries(bands.filter(({ count }) => count > 0).map(({ from, count }) => [from, count]));

describe('the distribution of an exam', () => {
  it('counts every sitting that was submitted in the range, from the submit on [ADM-20]', async () => {
    await using exams = await startExams();
    const report = reader(exams);
    const { body } = await exams.student.start({ subjects: ['Maths'] });
    await exams.student.submit(body.attemptId);
    await exams.waitUntilIdle();
    expect(await report.exam()).toMatchObject({ sittings: 1, scores: { highest: 0 }, passing: null });
    await report.count();
    expect((await report.list()).items).toEqual([
      {
        examId: 'year1',
        title: 'Dhaka University A unit 2023',
        examKind: 'past-year',
        totalMarks: 100,
        sittings: 1,
        meanScore: 0,
      },
    ]);
  });

  it('has mean, median, ends and bands of the scores, and the share that passed [ADM-20]', async () => {
    await using exams = await startExams();
    const report = reader(exams);
    await exams.publishExam(courseExam('chapter', { passingScore: 8, totalMarks: 16 }));
    const scores = [-1.25, 4, 8, 8.5, 16];
    for (const [at, score] of scores.entries()) {
      await exams.emit(
        examSubmitted,
        fact({ attemptId: `a${at}`, examKind: 'chapter', examId: 'chapter1', score }),
      );
    }
    const chapter = await report.exam('chapter1', `${january}&bands=20`);
    expect(chapter).toMatchObject({
      sittings: 5,
      scores: { mean: 7.05, median: 8, highest: 16, lowest: -1.25 },
      passing: { passMark: 8, passed: 3 },
    });
    expect(chapter.bands).toHaveLength(22);
    expect(filled(await report.exam('chapter1'))).toEqual({ '-1.6': 1, '3.2': 1, '8': 2, '14.4': 1 });
    expect(await report.exam('chapter1', 'from=2026-02-01&to=2026-02-28')).toMatchObject({
      sittings: 0,
      scores: null,
      bands: expect.arrayContaining([{ from: 0, to: 1.6, count: 0 }]) as unknown,
    });
    expect((await exams.admin.get(`/exams/reports/exams/unknown?${january}`)).status).toBe(404);
  });

  it('moves a corrected result to its new band once, however the events come [ADM-20]', async () => {
    await using exams = await startExams();
    const report = reader(exams);
    const versions = [
      fact(),
      fact({ scoreVersion: 2, score: 91 }),
      fact({ scoreVersion: 3, score: 15 }),
      fact({ attemptId: 'attempt2', score: 62.5 }),
    ];
    for (const one of [...versions].reverse().concat(versions, versions)) {
      await exams.emit(examSubmitted, one);
      await report.count();
    }
    expect(filled(await report.exam())).toEqual({ '10': 1, '60': 1 });
    expect((await report.list()).items[0]).toMatchObject({ sittings: 2, meanScore: 38.75 });
  });

  it('follows the correction of a result by an administrator', async () => {
    await using exams = await startExams();
    const report = reader(exams);
    const { body } = await exams.student.start({ subjects: ['Maths'] });
    await exams.student.submit(body.attemptId);
    const correction = { updateData: { score: 47 }, reason: 'counted again' };
    expect((await exams.admin.put(`/exams/exam-results/${body.attemptId}`, correction)).status).toBe(200);
    await exams.waitUntilIdle();
    await report.count();
    expect(filled(await report.exam())).toEqual({ '40': 1 });
    expect((await report.list()).items[0]).toMatchObject({ sittings: 1, meanScore: 47 });
  });
});

describe('the list of reported exams', () => {
  it('is searched, sorted and paged, and leaves out practice tests of students', async () => {
    await using exams = await startExams();
    const report = reader(exams);
    await exams.publishExam(courseExam('chapter', { title: 'বলবিদ্যা' }));
    await exams.publishExam(courseExam('subject', { title: 'Physics first paper' }));
    const sat = (examKind: Fact['examKind'], examId: string, scores: readonly number[]) =>
      Promise.all(
        scores.map((score, at) =>
          exams.emit(examSubmitted, fact({ attemptId: `${examId}-${at}`, examKind, examId, score })),
        ),
      );
    await sat('chapter', 'chapter1', [1, 2, 3]);
    await sat('subject', 'subject1', [9]);
    await sat('past-year', 'year1', [50, 60]);
    await sat('practice', 'practice1', [5]);
    await report.count();
    const idsOf = async (query: string) =>
      (await report.list(`${january}&${query}`)).items.map(({ examId }) => examId);
    expect(await idsOf('sort=-sittings')).toEqual(['chapter1', 'year1', 'subject1']);
    expect(await idsOf('sort=mean')).toEqual(['chapter1', 'subject1', 'year1']);
    expect(await idsOf('sort=title')).toEqual(['year1', 'subject1', 'chapter1']);
    expect(await idsOf('q=PHYSICS')).toEqual(['subject1']);
    expect(await idsOf('q=বলবিদ্যা')).toEqual(['chapter1']);
    expect(await idsOf('kind=past-year')).toEqual(['year1']);
    expect(await idsOf('pageSize=2&page=2')).toEqual(['subject1']);
    expect(await report.list()).toMatchObject({ total: 3, sittings: 6 });
  });
});

describe('the activity', () => {
  it('counts days and hours of Dhaka, by kind of exam [ADM-20]', async () => {
    await using exams = await startExams();
    const report = reader(exams);
    // 19:30 UTC on Wednesday is 1:30 on Thursday in Dhaka.
    const late = { submittedAt: '2026-01-14T19:30:00.000Z' };
    await exams.emit(examSubmitted, fact());
    await exams.emit(examSubmitted, fact({ attemptId: 'a2', ...late }));
    await exams.emit(examSubmitted, fact({ attemptId: 'a3', examKind: 'practice', examId: 'p1', ...late }));
    await exams.emit(examSubmitted, fact({ attemptId: 'a4', submittedAt: '2026-02-04T08:10:00.000Z' }));
    await report.count();
    const { days, hours } = await report.activity('from=2026-01-01&to=2026-02-28');
    expect(days).toEqual([
      { day: '2026-01-14', kinds: [{ examKind: 'past-year', count: 1 }] },
      {
        day: '2026-01-15',
        kinds: [
          { examKind: 'past-year', count: 1 },
          { examKind: 'practice', count: 1 },
        ],
      },
      { day: '2026-02-04', kinds: [{ examKind: 'past-year', count: 1 }] },
    ]);
    expect(hours).toEqual([
      { weekday: 3, hour: 14, kinds: [{ examKind: 'past-year', count: 2 }] },
      {
        weekday: 4,
        hour: 1,
        kinds: [
          { examKind: 'past-year', count: 1 },
          { examKind: 'practice', count: 1 },
        ],
      },
    ]);
    expect((await report.activity()).days).toHaveLength(2);
  });
});

const arbitraryFact = fc.record({
  attemptId: fc.constantFrom('a', 'b', 'c', 'd'),
  examId: fc.constantFrom('year1', 'exam1'),
  scoreVersion: fc.integer({ min: 1, max: 3 }),
  score: fc.constantFrom(-2.5, 0, 33.25, 70, 100),
  submittedAt: fc.constantFrom('2025-12-31T20:00:00.000Z', '2026-01-14T08:30:00.000Z'),
});

/** An attempt belongs to one exam, and a version of its result has one score. */
const arbitraryFacts = fc
  .uniqueArray(arbitraryFact, {
    selector: ({ attemptId, scoreVersion }) => `${attemptId}${scoreVersion}`,
    maxLength: 8,
  })
  .map((facts) =>
    facts.map((one) => {
      const { attemptId, examId } = facts.find(({ attemptId: id }) => id === one.attemptId) ?? one;
      return fact({ ...one, attemptId, examId });
    }),
  );

interface Step {
  readonly pick: number;
  readonly isCount: boolean;
  readonly crash: string | null;
}

const arbitraryStep: fc.Arbitrary<Step> = fc.record({
  pick: fc.nat(),
  isCount: fc.boolean(),
  crash: fc.option(fc.constantFrom('-facts', '-stale', '-exams', '-exams-months')),
});

interface History {
  readonly facts: readonly Fact[];
  readonly steps: readonly Step[];
}

/** Plays the steps. Returns the facts whose delivery was not confirmed. */
async function deliver(
  exams: ExamsService,
  { crashAt, restart }: Pick<ReturnType<typeof crashingStore>, 'crashAt' | 'restart'>,
  { facts, steps }: History,
): Promise<ReadonlySet<Fact>> {
  const undelivered = new Set(facts);
  for (const { pick, isCount, crash } of steps) {
    if (crash !== null) crashAt(`report-sittings${crash}`);
    const next = facts[pick % Math.max(1, facts.length)];
    const done = isCount || next === undefined ? reader(exams).count() : exams.emit(examSubmitted, next);
    await done.catch(() => undefined);
    // After a crash the delivery is repeated.
    if (crash === null && !isCount && next !== undefined) undelivered.delete(next);
    restart();
  }
  return undelivered;
}

describe('results in a history of deliveries', () => {
  it('are counted exactly with duplicates, in any order, with a crash at any write [ADM-20]', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryFacts, fc.array(arbitraryStep, { maxLength: 10 }), async (facts, steps) => {
        const crashing = crashingStore();
        await using exams = await startExams({
          replace: ({ documents }) => ({ documents: crashing.wrap(documents) }),
        });
        const undelivered = await deliver(exams, crashing, { facts, steps });
        for (const one of undelivered) await exams.emit(examSubmitted, one);
        await reader(exams).count();
        for (const examId of ['year1', 'exam1']) {
          const latest = latestOf(facts.filter((one) => one.examId === examId));
          expect(await shownOf(exams, examId)).toEqual(directOf(latest));
        }
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});

function latestOf(facts: readonly Fact[]): readonly Fact[] {
  const latest = new Map<string, Fact>();
  for (const one of facts) {
    if ((latest.get(one.attemptId)?.scoreVersion ?? 0) < one.scoreVersion) latest.set(one.attemptId, one);
  }
  return [...latest.values()].filter(({ submittedAt }) => submittedAt >= '2025-12-31T18:00');
}

interface Shown {
  readonly sittings: number;
  /** Rounded, as sums in another order differ by a bit. */
  readonly mean: number;
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function directOf(facts: readonly Fact[]): readonly [Shown, Shown] {
  const sum = facts.reduce((total, { score }) => total + score, 0);
  const shown = { sittings: facts.length, mean: facts.length === 0 ? 0 : rounded(sum / facts.length) };
  return [shown, shown];
}

/** The numbers of the distribution, and of the list. */
async function shownOf(exams: ExamsService, examId: string): Promise<readonly [Shown, Shown]> {
  const report = reader(exams);
  const { sittings, meanScore } = await report.exam(examId);
  const listed = (await report.list()).items.find((one) => one.examId === examId);
  return [
    { sittings, mean: rounded(meanScore) },
    { sittings: listed?.sittings ?? 0, mean: rounded(listed?.meanScore ?? 0) },
  ];
}

describe('a range', () => {
  it.each(['exams', 'exams/year1', 'activity'])(
    'that is backwards is refused at its last day: %s',
    async (path) => {
      await using exams = await startExams();
      const answer = await exams.admin.get(`/exams/reports/${path}?from=2026-02-01&to=2026-01-01`, {
        headers: { 'accept-language': 'en' },
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        fields: { to: 'The last day must not be before the first.' },
      });
    },
  );
});
