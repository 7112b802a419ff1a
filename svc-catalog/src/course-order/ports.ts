/** Courses of one kind, which store their rank in the order of the school. */
export interface OrderedCourses {
  /** Of all courses that are not deleted. */
  ids(): Promise<readonly string[]>;
  /** Ranks count down from the first course. */
  setRank(courseId: string, rank: number): Promise<void>;
}

/** What a course stores of the order. */
export interface Ranked {
  /** Missing while the course has no place: such courses follow the others, the newest first. */
  readonly rank?: number;
}
