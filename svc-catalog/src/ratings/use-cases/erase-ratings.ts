import type { Ratings } from '../ports.ts';
import type { CountRatings } from './count-ratings.ts';

interface EraseRatingsDependencies {
  readonly ratings: Ratings;
  readonly countRatings: CountRatings;
}

/** Deletes the ratings of a deleted account, and counts their courses again. */
export function eraseRatings({ ratings, countRatings }: EraseRatingsDependencies) {
  return async (studentId: string): Promise<void> => {
    for (const rating of await ratings.ofStudent(studentId)) {
      // Withdrawn before it is deleted: after an interruption the next run finds the rating again and counts its course.
      await ratings.write({ ...rating, stars: null });
      await countRatings(rating.courseId);
      await ratings.delete(rating._id);
    }
  };
}
