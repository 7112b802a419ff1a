import { DomainError } from '@pathshala/contract-kit/domain-error';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { RatedCourse, RatedCourses, Ratings } from '../ports.ts';
import { type CountRatings, findRatedCourse } from './count-ratings.ts';

interface RateCourseDependencies {
  readonly ratings: Ratings;
  readonly courses: readonly RatedCourses[];
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly countRatings: CountRatings;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface OwnRating {
  readonly course: RatedCourse;
  /** null: not rated. */
  readonly stars: number | null;
}

interface RatedBy {
  readonly courseId: string;
  readonly caller: Caller;
  readonly courseKind?: RatedCourse['courseKind'] | undefined;
}

/** Throws `not-found` for an unknown course and `forbidden` for a student who is not enrolled. */
function requireMember({ courses, enrolmentStatuses }: RateCourseDependencies) {
  return async ({ courseId, courseKind, caller }: RatedBy) => {
    const course = await findRatedCourse(courses, courseId);
    if (courseKind !== undefined && course.courseKind !== courseKind) {
      throw new DomainError('not-found', 'catalog.course-not-found');
    }
    const { isEnrolled } = await enrolmentStatuses.one(caller, courseId);
    if (!isEnrolled || caller.userId === null) throw new DomainError('forbidden', 'catalog.not-enrolled');
    return { course, studentId: caller.userId };
  };
}

/** Writes the rating with the mark that it is not counted, counts, and removes the mark. `stars` null withdraws it. */
export function rateCourse(deps: RateCourseDependencies) {
  const { ratings, courses, countRatings, now, newId } = deps;
  const member = requireMember(deps);
  return async (rated: RatedBy & { readonly stars: number | null }): Promise<OwnRating> => {
    const { course, studentId } = await member(rated);
    const { courseId, courseKind } = course;
    const _id = ratingId(studentId, courseId);
    const changeId = newId();
    const { stars } = rated;
    await ratings.write({ _id, studentId, courseId, courseKind, stars, changeId, changedAt: now() });
    await countRatings(courseId);
    await ratings.markCounted(_id, changeId);
    return { course: await findRatedCourse(courses, courseId), stars };
  };
}

export function listRatings({ ratings }: Pick<RateCourseDependencies, 'ratings'>) {
  return (query: Parameters<Ratings['listOfStudent']>[0]): ReturnType<Ratings['listOfStudent']> =>
    ratings.listOfStudent(query);
}

export function readOwnRating(deps: RateCourseDependencies) {
  const member = requireMember(deps);
  return async (rated: RatedBy): Promise<OwnRating> => {
    const { course, studentId } = await member(rated);
    const rating = await deps.ratings.find(ratingId(studentId, course.courseId));
    return { course, stars: rating?.stars ?? null };
  };
}

/** 24 hexadecimal digits derived from student and course, so that a student has one rating of a course. */
function ratingId(studentId: string, courseId: string): string {
  return derivedId(JSON.stringify(['rating', studentId, courseId]));
}
