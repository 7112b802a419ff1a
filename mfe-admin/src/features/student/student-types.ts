/** The student whom a part of the page is about. */
export interface StudentProps {
  readonly studentId: string;
  readonly name: string;
}

/** The rows that a part shows; its list has the others. */
export const shownRows = 5;
