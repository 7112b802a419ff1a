import { isAbove, marks, percentOf } from './marks.ts';

/** The letter grades of Bangladesh's schools and colleges, the best first: the percentage from which each is given, and its grade point. */
export const gradeScale = [
  { grade: 'A+', from: 80, point: 5 },
  { grade: 'A', from: 70, point: 4 },
  { grade: 'A-', from: 60, point: 3.5 },
  { grade: 'B', from: 50, point: 3 },
  { grade: 'C', from: 40, point: 2 },
  { grade: 'D', from: 33, point: 1 },
  { grade: 'F', from: 0, point: 0 },
] as const;

export type Grade = (typeof gradeScale)[number]['grade'];

const [best] = gradeScale;
const failed = gradeScale[6];

/** Exact: 79.99 of 100 is an A. Full marks of 0 give the lowest grade. */
export function gradeOf(obtained: number, fullMarks: number): Grade {
  if (fullMarks <= 0) return failed.grade;
  const reached = gradeScale.find(({ from }) => !isAbove(percentOf(marks(fullMarks), from), marks(obtained)));
  return (reached ?? failed).grade;
}

export function gradePointOf(grade: Grade): number {
  return (gradeScale.find((one) => one.grade === grade) ?? failed).point;
}

/**
 * Returns the grade point average, rounded to hundredths with halves up. 0 when a subject is failed; null without subjects.
 */
export function gpaOf(grades: readonly Grade[]): number | null {
  if (grades.length === 0) return null;
  if (grades.includes(failed.grade)) return 0;
  const hundredths = grades.reduce((sum, grade) => sum + gradePointOf(grade) * 100, 0);
  return Math.floor((2 * hundredths + grades.length) / (2 * grades.length)) / 100;
}

/** The grade of an average: the best one whose point it reaches. */
export function gradeOfGpa(gpa: number): Grade {
  if (gpa >= best.point) return best.grade;
  return (gradeScale.find(({ point }) => gpa >= point) ?? failed).grade;
}
