import type { ExamKind } from './exam-kinds.ts';
import { defaultSchemes } from './default-schemes.ts';
import type { Declaration, MarkingScheme } from './marking-scheme-shape.ts';
import { add, isAbove, marks, negative, noMarks, percentOf, product, rounded, type Marks } from './marks.ts';

export type { Declaration, MarkingScheme } from './marking-scheme-shape.ts';

export interface SchemeSource {
  readonly examKind: ExamKind;
  readonly negativeMarkingPercentage: number;
  /** The author's choice; without it the default of the kind applies. */
  readonly markingScheme?: MarkingScheme | undefined;
}

/** The scheme that an exam is marked by. */
export function schemeOf(source: SchemeSource): MarkingScheme {
  return source.markingScheme ?? defaultSchemes[source.examKind](source.negativeMarkingPercentage);
}

/** Marks of a right answer to a question. */
export function marksForRight({ right }: MarkingScheme, points: number): Marks {
  return marks(right.gives === 'points' ? points : right.marks);
}

/** Marks that a wrong answer costs, 0 or more. */
export function costOfWrong({ wrong }: MarkingScheme, points: number): Marks {
  if (wrong.costs === 'nothing') return noMarks;
  return wrong.costs === 'percent' ? percentOf(marks(points), wrong.percentage) : marks(wrong.marks);
}

/** Whether the chosen options are right. At least one is chosen. */
export function isRightChoice(
  { match }: Pick<MarkingScheme, 'match'>,
  right: ReadonlySet<string>,
  chosen: readonly string[],
): boolean {
  const areRight = chosen.length > 0 && chosen.every((option) => right.has(option));
  if (match === 'set') return areRight && new Set(chosen).size === right.size;
  return areRight && chosen.length === 1;
}

/** Stands for the minimum in total among the unmet minima. */
export const totalMinimum = '*';

/** The minima that have to be reached. */
export type Minima = Pick<MarkingScheme, 'minimumTotal' | 'subjectMinima'>;

interface Scored {
  readonly score: number;
  readonly subjects: readonly { readonly subjectName: string; readonly score: number }[];
}

/** Names of the subjects that stay below their minimum; `totalMinimum` first if the total does. */
export function unmetMinima(minima: Minima, { score, subjects }: Scored): string[] {
  const { minimumTotal, subjectMinima } = minima;
  const isTotalUnmet = minimumTotal !== null && isAbove(marks(minimumTotal), marks(score));
  const unmet = subjectMinima.filter((minimum) => {
    const subject = subjects.find(({ subjectName }) => subjectName === minimum.subjectName);
    return subject !== undefined && isAbove(marks(minimum.marks), marks(subject.score));
  });
  return [...(isTotalUnmet ? [totalMinimum] : []), ...unmet.map(({ subjectName }) => subjectName)];
}

/** Whether the exam is passed; null where neither a passing score nor a minimum is set. */
export function isPassed(minima: Minima, passingScore: number | null, scored: Scored): boolean | null {
  const hasMinima = minima.minimumTotal !== null || minima.subjectMinima.length > 0;
  if (passingScore === null && !hasMinima) return null;
  const isBelow = passingScore !== null && isAbove(marks(passingScore), marks(scored.score));
  return !isBelow && unmetMinima(minima, scored).length === 0;
}

/** Whether students have to declare their GPA, or whether they sit for the second time, before Start. */
export function needsDeclaration({ gpa, secondTimerDeduction }: MarkingScheme): boolean {
  return gpa !== null || secondTimerDeduction !== null;
}

/** Whether the declaration has all that the scheme asks for. */
export function isDeclared(scheme: MarkingScheme, declaration: Declaration | null): boolean {
  return !needsDeclaration(scheme) || (declaration !== null && hasItsGpa(scheme, declaration));
}

function hasItsGpa({ gpa }: MarkingScheme, { sscGpa, hscGpa }: Declaration): boolean {
  return gpa === null || (sscGpa !== null && hscGpa !== null);
}

/** Score with the parts for GPA and without the deduction for a second sitting; null where the scheme has neither. */
export function meritScore(
  scheme: MarkingScheme,
  score: number,
  declaration: Declaration | null,
): number | null {
  if (declaration === null || !needsDeclaration(scheme) || !hasItsGpa(scheme, declaration)) return null;
  const { gpa, secondTimerDeduction } = scheme;
  const ssc = gpa === null ? noMarks : product(marks(declaration.sscGpa ?? 0), gpa.sscWeight);
  const hsc = gpa === null ? noMarks : product(marks(declaration.hscGpa ?? 0), gpa.hscWeight);
  const deduction = declaration.isSecondTimer ? marks(secondTimerDeduction ?? 0) : noMarks;
  return rounded([marks(score), ssc, hsc, negative(deduction)].reduce(add));
}

/** The most marks that the questions can give. */
export function fullMarksOf(
  scheme: MarkingScheme,
  questions: readonly { readonly points: number }[],
): number {
  return rounded(questions.map(({ points }) => marksForRight(scheme, points)).reduce(add, noMarks));
}

export interface MarkingExample {
  readonly right: number;
  readonly wrong: number;
  readonly blank: number;
  /** Marks of one right answer. */
  readonly perRight: number;
  /** Marks that one wrong answer costs, 0 or more. */
  readonly perWrong: number;
  /** Marks of all right answers together. */
  readonly earned: number;
  /** Marks that all wrong answers cost together, 0 or more. */
  readonly lost: number;
  readonly score: number;
}

interface SubjectCounts {
  readonly marks: number;
  readonly questionCount: number;
}

/** Points of a question of the example: those of the paper's questions where all have the same, else 1. */
export function pointsOfExample(subjects: readonly SubjectCounts[]): number {
  const points = new Set(subjects.map(({ marks, questionCount }) => marks / questionCount));
  const [first = 1] = points;
  return points.size === 1 && Number.isInteger(first * 100) ? first : 1;
}

/** The numbers of an example: of so many questions with these points each, seven in ten are right and two in ten wrong. */
export function markingExample(
  scheme: MarkingScheme,
  { questions, points }: { readonly questions: number; readonly points: number },
): MarkingExample {
  const right = Math.round(questions * 0.7);
  const wrong = Math.round(questions * 0.2);
  const [perRight, perWrong] = [marksForRight(scheme, points), costOfWrong(scheme, points)];
  const [earned, lost] = [product(perRight, right), product(perWrong, wrong)];
  return {
    right,
    wrong,
    blank: questions - right - wrong,
    perRight: rounded(perRight),
    perWrong: rounded(perWrong),
    earned: rounded(earned),
    lost: rounded(lost),
    score: rounded(add(earned, negative(lost))),
  };
}
