export {
  addedUp,
  authoredRating,
  type Counted,
  meanOf,
  ratingCountOf,
  revisionOf,
  shownRating,
  type StudentRatings,
  withCounted,
} from './domain/student-ratings.ts';
export type { RatedCourses } from './ports.ts';
