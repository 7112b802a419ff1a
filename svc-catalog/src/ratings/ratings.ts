import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { EnrolmentStatuses } from '../enrolments/index.ts';
import { onUserDeleted } from './events.ts';
import { ratingRoutes } from './http/routes.ts';
import type { RatedCourses } from './ports.ts';
import { createDocumentRatings, ratingIndexes } from './storage/document-ratings.ts';
import { countInterrupted, createCountRatings } from './use-cases/count-ratings.ts';
import { eraseRatings } from './use-cases/erase-ratings.ts';
import { listRatings, rateCourse, readOwnRating } from './use-cases/rate-course.ts';

interface RatingsDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
  /** The courses of every kind. */
  readonly courses: readonly { readonly ratedCourses: RatedCourses }[];
}

/** Stars that enrolled students give to their courses. */
export function createRatingsCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { enrolmentStatuses, courses }: RatingsDependencies,
): Capability {
  const { documents, now, newId } = platform;
  const ratings = createDocumentRatings(documents);
  const counted = { ratings, courses: courses.map(({ ratedCourses }) => ratedCourses), now };
  const countRatings = createCountRatings(counted);
  const deps = { ...counted, enrolmentStatuses, countRatings, newId };
  return {
    routes: ratingRoutes({
      listRatings: listRatings(deps),
      rateCourse: rateCourse(deps),
      readOwnRating: readOwnRating(deps),
    }),
    subscriptions: [onUserDeleted(eraseRatings(deps))],
    indexes: ratingIndexes,
    jobs: [{ name: 'count-ratings', everyMs: 30_000, run: countInterrupted(counted, countRatings) }],
  };
}
