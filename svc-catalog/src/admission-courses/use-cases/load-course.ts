import { DomainError } from '@pathshala/contract-kit/domain-error';
import { yearIdsOf, type AdmissionCourse } from '../domain/course.ts';
import type { Paper } from '../domain/paper.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';

/** A course with the papers that it lists. */
export interface CourseWithPapers {
  readonly course: AdmissionCourse;
  readonly papers: readonly Paper[];
}

export const courseNotFound = () => new DomainError('not-found', 'catalog.course-not-found');

/** Throws `not-found` for a missing and for a deleted course. */
export function requireCourse(course: AdmissionCourse | null): AdmissionCourse {
  if (course === null || course.deletedAt !== null) throw courseNotFound();
  return course;
}

export async function listedPapers(papers: Papers, course: AdmissionCourse): Promise<Paper[]> {
  const listed = new Set(yearIdsOf(course));
  return (await papers.ofCourse(course._id)).filter(({ _id }) => listed.has(_id));
}

export async function loadCourse(
  { courses, papers }: { courses: AdmissionCourses; papers: Papers },
  id: string,
): Promise<CourseWithPapers> {
  const course = requireCourse(await courses.find(id));
  return { course, papers: await listedPapers(papers, course) };
}
