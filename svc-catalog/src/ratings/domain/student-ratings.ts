/** The sum and number of the ratings of a course's students; stored with the course. */
export interface StudentRatings {
  /** The sum of all stars; exact, so that the mean is exact. */
  readonly sum: number;
  readonly count: number;
  /** Counts the writes of these numbers. */
  readonly revision: number;
  /** The author's rating, which is shown again when no rating is left. */
  readonly authored: number;
}

/** The rating that a course shows and is sorted by, 0 to 5, with the numbers behind it. */
interface Rated {
  readonly rating: number;
  readonly studentRatings?: StudentRatings | undefined;
}

export interface Counted {
  readonly sum: number;
  readonly count: number;
}

/** The ratings of several courses together. */
export function addedUp(courses: readonly Pick<Rated, 'studentRatings'>[]): Counted {
  return {
    sum: courses.reduce((sum, { studentRatings }) => sum + (studentRatings?.sum ?? 0), 0),
    count: courses.reduce((sum, course) => sum + ratingCountOf(course), 0),
  };
}

export function revisionOf({ studentRatings }: Rated): number {
  return studentRatings?.revision ?? 0;
}

export function ratingCountOf({ studentRatings }: Pick<Rated, 'studentRatings'>): number {
  return studentRatings?.count ?? 0;
}

/** The rating after its students' ratings were counted: their mean, or the author's without ratings. */
export function withCounted(before: Rated, { sum, count }: Counted): Required<Rated> {
  const authored = ratingCountOf(before) > 0 ? (before.studentRatings?.authored ?? 0) : before.rating;
  return {
    rating: count > 0 ? sum / count : authored,
    studentRatings: { sum, count, revision: revisionOf(before) + 1, authored },
  };
}

/** The rating after an author saved the course: the students' mean remains. */
export function authoredRating(before: Rated | null, authored: number): number {
  return before !== null && ratingCountOf(before) > 0 ? before.rating : authored;
}

/** A mean has one decimal; an author's rating is shown unchanged. */
export function shownRating(rated: Rated): number {
  return ratingCountOf(rated) > 0 ? Math.round(rated.rating * 10) / 10 : rated.rating;
}

/** The mean of all ratings with one decimal; null while there are none. */
export function meanOf(counted: readonly Counted[]): number | null {
  const count = counted.reduce((all, one) => all + one.count, 0);
  const sum = counted.reduce((all, one) => all + one.sum, 0);
  return count === 0 ? null : Math.round((sum / count) * 10) / 10;
}
