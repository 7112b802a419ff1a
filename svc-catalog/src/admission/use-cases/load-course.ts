import { DomainError } from '@pathshala/contract-kit/domain-error';
import { yearIdsOf, type AdmissionCourse } from '../domain/course.ts';
import type { Paper } from '../domain/paper.ts';
import type { AdmissionCourses, Papers } from './ports.ts';

export interface SavedCourse {
  readonly course: AdmissionCourse;
  readonly papers: readonly Paper[];
}

/** Throws not-found for none, and for a deleted one. */
export function demandCourse(course: AdmissionCourse | null): AdmissionCourse {
  if (course === null || course.deletedAt !== null) {
    throw new DomainError('not-found', 'catalog.course-not-found');
  }
  return course;
}

/** The papers that the course lists. */
export async function papersOf({ papers }: { papers: Papers }, course: AdmissionCourse): Promise<Paper[]> {
  const listed = new Set(yearIdsOf(course));
  return (await papers.ofCourse(course._id)).filter(({ _id }) => listed.has(_id));
}

export function loadCourse(deps: { courses: AdmissionCourses; papers: Papers }) {
  return async (id: string): Promise<SavedCourse> => {
    const course = demandCourse(await deps.courses.find(id));
    return { course, papers: await papersOf(deps, course) };
  };
}
