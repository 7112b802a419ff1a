import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginEnrolment, requireEnrollable } from './enrol.ts';
import { progressOf, takeExam, type EnrollableCourse } from './enrolment.ts';

const course: EnrollableCourse = {
  courseId: 'c',
  courseKind: 'admission',
  courseName: 'Course',
  courseCode: 'C',
  courseThumbnail: '',
  fee: 0,
  isOpen: true,
  examIds: ['a', 'b', 'c', 'd'],
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
        expect(progressOf(enrolment, course.examIds)).toEqual({ completed: taken.size, total: 4, percent });
      }),
    );
  });

  it('is zero in a course without exams', () => {
    expect(progressOf({ examsTaken: ['a'] }, [])).toEqual({ completed: 0, total: 0, percent: 0 });
  });
});

describe('the right to enrol', () => {
  it('requires an open course that is free', () => {
    expect(() => requireEnrollable(course)).not.toThrow();
    expect(() => requireEnrollable({ ...course, fee: 0.01 })).toThrow('catalog.not-free');
    expect(() => requireEnrollable({ ...course, isOpen: false, fee: 1 })).toThrow('catalog.enrolment-closed');
  });
});
