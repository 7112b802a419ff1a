import { academicCourseInput, type AcademicCourseInput } from '@pathshala/svc-catalog-contract/academic';
import type { CourseInput } from '../domain/course-input.ts';

/** Leaves out the fields of an answer that a PUT may send back without effect. */
export function courseInputOf(body: AcademicCourseInput): CourseInput {
  const { _id, fee: _f, createdAt: _c, isEnrolled: _e, enrolledCount: _n, ratingCount: _s, ...rest } = body;
  const { takesEnrolments: _t, rev: _r, changedAt: _a, changedBy: _b, ...input } = rest;
  return input;
}

/** Completes the short form to a draft, with the defaults of the contract. */
export function draftInputOf(form: {
  courseName: string;
  courseType: string;
  description: string;
}): CourseInput {
  const { courseName: title, courseType, description } = form;
  return courseInputOf(academicCourseInput.parse({ title, courseType, description, status: 'draft' }));
}
