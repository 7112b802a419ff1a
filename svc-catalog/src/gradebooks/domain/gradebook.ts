import { gradeOf } from '@pathshala/rules/grade-point';

type GradedKind = 'exam' | 'past-year' | 'assignment';

/** An exam or assignment of a course. */
export interface GradedItem {
  readonly itemId: string;
  readonly kind: GradedKind;
  readonly title: string;
  readonly totalMarks: number;
  /** ISO 8601: when it begins or was written; only sorts. */
  readonly at: string;
  /** ISO 8601; null: it can always be taken. */
  readonly dueAt: string | null;
  /** Empty: everybody in the course. */
  readonly batchIds: readonly string[];
}

export interface GradebookRules {
  readonly kindWeights: Readonly<Record<GradedKind, number>>;
  /** Own weights of exams and assignments. */
  readonly weights: readonly { readonly itemId: string; readonly weight: number }[];
  readonly missing: 'zero' | 'left-out';
  readonly counted: 'latest' | 'best' | 'first';
  readonly isReleased: boolean;
}

/** Everything weighs the same, what was missed counts zero, the latest attempt counts as in every list of results. */
export const firstRules: GradebookRules = {
  kindWeights: { exam: 1, 'past-year': 1, assignment: 1 },
  weights: [],
  missing: 'zero',
  counted: 'latest',
  isReleased: false,
};

export interface Score {
  readonly score: number;
  /** The full marks at that time. */
  readonly of: number;
}

/** The results of a student in one exam or assignment. */
export interface Grade {
  /** null: handed in, and not marked yet. */
  readonly scores: Readonly<Record<GradebookRules['counted'], Score>> | null;
  /** ISO 8601: the student sees the result from then on; null: at once. */
  readonly shownFrom: string | null;
}

export interface StudentGrades {
  readonly batchIds: readonly string[];
  readonly grades: Readonly<Record<string, Grade>>;
}

export interface WeightedItem extends GradedItem {
  readonly ownWeight: number | null;
  readonly weight: number;
  /** Percent of the whole, rounded to hundredths. */
  readonly share: number;
  /** Whether its time is over. */
  readonly isDue: boolean;
}

type GradeState = 'marked' | 'waiting' | 'missing' | 'open' | 'hidden' | 'not-addressed';

export interface CountedGrade {
  readonly item: WeightedItem;
  readonly state: GradeState;
  readonly score: Score | null;
}

export interface CountedRow {
  readonly grades: readonly CountedGrade[];
  /** Percent, rounded to hundredths; null: nothing counts yet. */
  readonly total: number | null;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

export function weighItems(
  items: readonly GradedItem[],
  { weights, kindWeights }: GradebookRules,
  now: number,
): readonly WeightedItem[] {
  const own = new Map(weights.map(({ itemId, weight }) => [itemId, weight]));
  const weightOf = ({ itemId, kind }: GradedItem): number => own.get(itemId) ?? kindWeights[kind];
  const whole = items.reduce((sum, item) => sum + weightOf(item), 0);
  return items.map((item) => ({
    ...item,
    ownWeight: own.get(item.itemId) ?? null,
    weight: weightOf(item),
    share: whole === 0 ? 0 : hundredths((weightOf(item) / whole) * 100),
    isDue: item.dueAt !== null && Date.parse(item.dueAt) < now,
  }));
}

/** Full marks of 0 are no part of anything. */
export function percentOf({ score, of }: Score): number {
  return of <= 0 ? 0 : (score / of) * 100;
}

function isFor({ batchIds }: GradedItem, student: StudentGrades): boolean {
  return batchIds.length === 0 || batchIds.some((batchId) => student.batchIds.includes(batchId));
}

/** `seenAt` (epoch ms) hides what the student does not see yet; null: nothing is hidden. */
function countGrade(
  item: WeightedItem,
  student: StudentGrades,
  { counted, seenAt }: Pick<GradebookRules, 'counted'> & { readonly seenAt: number | null },
): CountedGrade {
  const grade = Object.hasOwn(student.grades, item.itemId) ? student.grades[item.itemId] : undefined;
  const state = ((): GradeState => {
    if (grade !== undefined) {
      if (grade.scores === null) return 'waiting';
      const isHidden = seenAt !== null && grade.shownFrom !== null && Date.parse(grade.shownFrom) > seenAt;
      return isHidden ? 'hidden' : 'marked';
    }
    if (!isFor(item, student)) return 'not-addressed';
    return item.isDue ? 'missing' : 'open';
  })();
  return { item, state, score: state === 'marked' ? (grade?.scores?.[counted] ?? null) : null };
}

interface Counting {
  readonly items: readonly WeightedItem[];
  readonly rules: GradebookRules;
  readonly seenAt?: number | null;
}

/**
 * The weighted mean of what counts. A result counts for whom it is not addressed to any more; what is missing counts zero or
 * not at all, by the rule.
 */
export function countRow(student: StudentGrades, { items, rules, seenAt = null }: Counting): CountedRow {
  const { counted, missing } = rules;
  const grades = items.map((item) => countGrade(item, student, { counted, seenAt }));
  const counting = grades.filter(
    ({ state }) => state === 'marked' || (state === 'missing' && missing === 'zero'),
  );
  const whole = counting.reduce((sum, { item }) => sum + item.weight, 0);
  const reached = counting.reduce(
    (sum, { item, score }) => sum + item.weight * (score === null ? 0 : percentOf(score)),
    0,
  );
  return { grades, total: whole === 0 ? null : hundredths(reached / whole) };
}

export function gradeOfTotal(total: number | null): string | null {
  return total === null ? null : gradeOf(total, 100);
}
