/** Courses of one kind, which store their rank in the school's order. */
export interface OrderedCourses {
  /** The ids of all courses that are not deleted. */
  ids(): Promise<readonly string[]>;
  /** Ranks count down from the first course. */
  setRank(courseId: string, rank: number): Promise<void>;
}

/** The field by which a course stores its rank. */
export interface Ranked {
  /** Missing while the course has no rank: such courses follow the others, the newest first. */
  readonly rank?: number;
}
