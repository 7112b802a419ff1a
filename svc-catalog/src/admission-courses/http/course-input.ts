import type { AdmissionCourseInput } from '@pathshala/svc-catalog-contract/admission';
import type { CourseInput } from '../domain/course-input.ts';

/** Leaves out the fields of an answer that a PUT may send back without effect. */
export function courseInputOf(body: AdmissionCourseInput): CourseInput {
  const { _id, enrolledCount: _n, isDraft: _d, ratingCount: _s, rev: _r, ...others } = body;
  const { changedAt: _a, changedBy: _b, ...input } = others;
  return input;
}
