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
    examId: 'y1',
    courseId: 'c1',
    unitId: 'u1',
    title: 'Unit A 2023',
    score: version,
    totalMarks: 100,
    dateTaken: time(attempt),
    submittedAt: time(attempt),
    scoreVersion: version,
  };
}

type Told =
  | { readonly kind: 'enrolment'; readonly told: Enrolment }
  | { readonly kind: 'progress'; readonly told: CourseProgress }
  | { readonly kind: 'result'; readonly told: ResultEntry };

const anything: Arbitrary<Told> = oneof(
  enrolment.map((told) => ({ kind: 'enrolment' as const, told })),
  progress.map((told) => ({ kind: 'progress' as const, told })),
  result.map((told) => ({ kind: 'result' as const, told })),
);

function merge(record: Projection, event: Told): Projection | null {
  if (event.kind === 'enrolment') return applyEnrolment(record, event.told);
  return event.kind === 'progress' ? applyProgress(record, event.told) : applyResult(record, event.told);
}

function mergeAll(events: readonly Told[]): Projection {
  return events.reduce<Projection>((record, event) => merge(record, event) ?? record, noProjection);
}

describe('what events tell of a student', () => {
  it('comes to the same whatever their order', () => {
    const shuffled = array(anything, { maxLength: 60 }).chain((events) =>
      tuple(constant(events), shuffledSubarray(events, { minLength: events.length })),
    );
    assert(
      property(shuffled, ([events, inAnotherOrder]) => {
        expect(mergeAll(inAnotherOrder)).toEqual(mergeAll(events));
      }),
    );
  });

  it('has its effect once, however often it is told', () => {
    assert(
      property(array(anything, { minLength: 1, maxLength: 60 }), (events) => {
        const record = mergeAll(events);
        for (const event of events) expect(merge(record, event)).toBeNull();
      }),
    );
  });

  it('keeps the latest fifty results, each with its last score', () => {
    const events = Array.from({ length: 60 }, (_, attempt) => resultOf(attempt, 1));
    const record = [...events, resultOf(59, 2)].reduce<Projection>(
      (kept, told) => applyResult(kept, told) ?? kept,
      noProjection,
    );
    expect(record.results).toHaveLength(maxResults);
    expect(record.results[0]).toMatchObject({ attemptId: 'a59', score: 2 });
    expect(record.results.at(-1)).toMatchObject({ attemptId: 'a10' });
  });
});
