import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { RatedCourse, RatedCourses, Ratings } from '../ports.ts';
import { coalesced } from '@pathshala/service-kit/service/coalesced';

interface CountRatingsDependencies {
  readonly ratings: Ratings;
  readonly courses: readonly RatedCourses[];
  readonly now: () => number;
}

const maxTries = 20;

async function findIn(
  courses: readonly RatedCourses[],
  courseId: string,
): Promise<{ readonly course: RatedCourse; readonly kind: RatedCourses } | null> {
  for (const kind of courses) {
    const course = await kind.find(courseId);
    if (course !== null) return { course, kind };
  }
  return null;
}

export async function findRatedCourse(
  courses: readonly RatedCourses[],
  courseId: string,
): Promise<RatedCourse> {
  const found = await findIn(courses, courseId);
  if (found === null) throw new DomainError('not-found', 'catalog.course-not-found');
  return found.course;
}

export type CountRatings = (courseId: string) => Promise<void>;

/**
 * Counts the ratings of a course and stores the numbers with it. The revision is read before the ratings are counted, so
 * stored numbers include every rating that was written before the numbers they replace. A deleted course is left as it is.
 */
export function createCountRatings({ ratings, courses }: CountRatingsDependencies): CountRatings {
  return coalesced<string>(async (courseId) => {
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const found = await findIn(courses, courseId);
      if (found === null) return;
      const counted = await ratings.count(courseId);
      if (await found.kind.store(courseId, counted, found.course.revision)) return;
    }
    throw new DomainError('conflict', 'common.conflict');
  });
}

const batchSize = 100;
/** The time within which a call counts its own change; after it the job does. */
const countTimeoutMs = 30_000;

/** The job `count-ratings`: counts changes whose call was interrupted. */
export function countInterrupted({ ratings, now }: CountRatingsDependencies, count: CountRatings) {
  return async (): Promise<void> => {
    for (const rating of await ratings.uncounted(now() - countTimeoutMs, batchSize)) {
      await count(rating.courseId);
      if (rating.changeId !== null) await ratings.markCounted(rating._id, rating.changeId);
    }
  };
}
