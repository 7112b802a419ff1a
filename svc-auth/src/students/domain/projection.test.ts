import {
  array,
  assert,
  constant,
  integer,
  oneof,
  property,
  record,
  shuffledSubarray,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEnrolment,
  applyProgress,
  applyResult,
  maxResults,
  noProjection,
  type CourseProgress,
  type Enrolment,
  type Projection,
  type ResultEntry,
} from './projection.ts';

const time = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString();

const enrolment = record({ n: integer({ min: 0, max: 4 }), course: integer({ min: 0, max: 3 }) }).map(
  ({ n, course }): Enrolment => ({
    enrolmentId: `e${n}-${course}`,
    courseId: `c${course}`,
    courseKind: 'admission',
    courseName: 'Physics',
    courseCode: 'P',
    courseThumbnail: '',
    enrolledAt: time(n),
  }),
);

const progress = record({ course: integer({ min: 0, max: 3 }), version: integer({ min: 1, max: 9 }) }).map(
  ({ course, version }): CourseProgress => ({
    courseId: `c${course}`,
    courseName: 'Physics',
    overallProgress: version * 10,
    version,
  }),
);

const result = record({ attempt: integer({ min: 0, max: 80 }), version: integer({ min: 1, max: 3 }) }).map(
  ({ attempt, version }) => resultOf(attempt, version),
);

function resultOf(attempt: number, version: number): ResultEntry {
  return {
    attemptId: `a${attempt}`,
    resultId: `r${attempt}`,
    examKind: 'past-year',
    examId: `y${attempt % 7}`,
    courseId: 'c1',
    unitId: 'u1',
    title: 'Unit A 2023',
    score: version,
    totalMarks: 100,
    dateTaken: time(attempt * 500),
    submittedAt: time(attempt * 500),
    scoreVersion: version,
  };
}

type Event =
  | { readonly kind: 'enrolment'; readonly data: Enrolment }
  | { readonly kind: 'progress'; readonly data: CourseProgress }
  | { readonly kind: 'result'; readonly data: ResultEntry };

const anyEvent: Arbitrary<Event> = oneof(
  enrolment.map((data) => ({ kind: 'enrolment' as const, data })),
  progress.map((data) => ({ kind: 'progress' as const, data })),
  result.map((data) => ({ kind: 'result' as const, data })),
);

function merge(record: Projection, event: Event): Projection | null {
  if (event.kind === 'enrolment') return applyEnrolment(record, event.data);
  return event.kind === 'progress' ? applyProgress(record, event.data) : applyResult(record, event.data);
}

function mergeAll(events: readonly Event[]): Projection {
  return events.reduce<Projection>((record, event) => merge(record, event) ?? record, noProjection);
}

describe('merging events about a student', () => {
  it('has the same result in any order', () => {
    const shuffled = array(anyEvent, { maxLength: 60 }).chain((events) =>
      tuple(constant(events), shuffledSubarray(events, { minLength: events.length })),
    );
    assert(
      property(shuffled, ([events, reordered]) => {
        expect(mergeAll(reordered)).toEqual(mergeAll(events));
      }),
    );
  });

  it('is idempotent', () => {
    assert(
      property(array(anyEvent, { minLength: 1, maxLength: 60 }), (events) => {
        const record = mergeAll(events);
        for (const event of events) expect(merge(record, event)).toBeNull();
      }),
    );
  });

  it('stores the latest fifty results, each with its latest score', () => {
    const events = Array.from({ length: 60 }, (_, attempt) => resultOf(attempt, 1));
    const record = [...events, resultOf(59, 2)].reduce<Projection>(
      (merged, event) => applyResult(merged, event) ?? merged,
      noProjection,
    );
    expect(record.results).toHaveLength(maxResults);
    expect(record.results[0]).toMatchObject({ attemptId: 'a59', score: 2 });
    expect(record.results.at(-1)).toMatchObject({ attemptId: 'a10' });
  });

  it('counts practice as activity, and lists it among no results', () => {
    const practice = { ...resultOf(1, 1), examKind: 'practice' };
    const record = applyResult(noProjection, practice);
    expect(record?.results).toEqual([]);
    expect(record?.activity?.days).toHaveLength(1);
  });

  it('stores few subjects of a result, with short names, and each active day', () => {
    const subjects = Array.from({ length: 12 }, () => ({
      subjectName: 'x'.repeat(200),
      correct: 1,
      questions: 2,
    }));
    const events = Array.from({ length: 200 }, (_, attempt) => ({ ...resultOf(attempt, 1), subjects }));
    const record = events.reduce<Projection>((all, event) => applyResult(all, event) ?? all, noProjection);
    expect(JSON.stringify(record).length).toBeLessThan(100_000);
    expect(record.activity?.days).toHaveLength(70);
  });
});
