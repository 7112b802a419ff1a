import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginEnrolment, requireEnrollable } from './enrol.ts';
import { markLesson, progressOf, publishProgress, takeExam, type EnrollableCourse } from './enrolment.ts';

const course: EnrollableCourse = {
  courseId: 'c',
  courseKind: 'admission',
  courseName: 'Course',
  courseCode: 'C',
  teacher: '',
  courseThumbnail: '',
  fee: 0,
  isOpen: true,
  examIds: ['a', 'b', 'c', 'd'],
  lessonIds: [],
};
const begun = beginEnrolment(course, { _id: 'e', studentId: 's', enrolledAt: '2026-01-01T00:00:00.000Z' });

describe('progress in a course', () => {
  it('depends on the set of exams taken, not on order or repetition, and counts only exams of the course', () => {
    const exam = fc.constantFrom('a', 'b', 'c', 'd', 'gone');
    fc.assert(
      fc.property(fc.array(exam, { maxLength: 30 }), (exams) => {
        let enrolment = begun;
        for (const one of exams) enrolment = takeExam(enrolment, one) ?? enrolment;
        const taken = new Set(exams);
        expect(enrolment.progressVersion).toBe(taken.size);
        taken.delete('gone');
        const percent = taken.size * 25;
        expect(progressOf(enrolment, course)).toEqual({ completed: taken.size, total: 4, percent });
      }),
    );
  });

  it('is zero in a course without exams', () => {
    expect(progressOf({ examsTaken: ['a'] }, { examIds: [], lessonIds: [] })).toEqual({
      completed: 0,
      total: 0,
      percent: 0,
    });
  });
});

describe('the lessons of a course', () => {
  const academic: EnrollableCourse = { ...course, examIds: [], lessonIds: ['l1', 'l2', 'l3'] };
  const at = '2026-01-02T00:00:00.000Z';
  const complete = (enrolment: typeof begun, lessonId: string) =>
    markLesson(enrolment, { lessonId, completedAt: at }) ?? enrolment;

  it('advance the progress once each, and a removed lesson does not count', () => {
    const done = ['l1', 'l1', 'l2', 'gone'].reduce(complete, begun);
    expect(progressOf(done, academic)).toEqual({ completed: 2, total: 3, percent: 67 });
    expect(markLesson(done, { lessonId: 'l1', completedAt: at })).toBeNull();
    const undone = markLesson(done, { lessonId: 'l1', completedAt: null });
    expect(undone?.lessonsCompleted).toEqual({ l2: at, gone: at });
    expect(markLesson(undone ?? done, { lessonId: 'l1', completedAt: null })).toBeNull();
  });

  it('are published again only when the progress differs, also because the course has changed', () => {
    expect(publishProgress(begun, academic)).toBeNull();
    const first = publishProgress(complete(begun, 'l1'), academic);
    expect(first).toMatchObject({ progressVersion: 1, published: { completed: 1, total: 3 } });
    expect(publishProgress(first ?? begun, academic)).toBeNull();
    const shorter = publishProgress(first ?? begun, { ...academic, lessonIds: ['l1', 'l2'] });
    expect(shorter).toMatchObject({ progressVersion: 2, published: { completed: 1, total: 2 } });
  });
});

describe('the right to enrol', () => {
  it('requires an open course that is free', () => {
    expect(() => requireEnrollable(course)).not.toThrow();
    expect(() => requireEnrollable({ ...course, fee: 0.01 })).toThrow('catalog.not-free');
    expect(() => requireEnrollable({ ...course, isOpen: false, fee: 1 })).toThrow('catalog.enrolment-closed');
  });
});
