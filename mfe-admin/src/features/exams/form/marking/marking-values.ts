import { type ExamKind, kindOfParent, type ParentType } from '@pathshala/rules/exam-kinds';
import { type MarkingScheme, schemeOf } from '@pathshala/rules/marking-scheme';
import { oneLine } from '@pathshala/rules/one-line';
import type { ExamForm } from '@pathshala/svc-exams-contract/exam';
import type { ExamType } from '@pathshala/svc-exams-contract/paper';
import type { TypedNumber } from '../typed-number.ts';
import { valueOf } from '../typed-number.ts';

const rightChoices = ['points', 'marks'] as const;
const wrongChoices = ['nothing', 'percent', 'marks'] as const;

interface SubjectMinimumValues {
  readonly subjectName: string;
  readonly marks: TypedNumber;
}

/** The marking of an exam in the form. Its percentage is the form's `negetiveMarkingPercentage`. */
export interface MarkingValues {
  /** False: the rule of the kind holds. */
  readonly isOwn: boolean;
  readonly rightGives: (typeof rightChoices)[number];
  readonly rightMarks: TypedNumber;
  readonly wrongCosts: (typeof wrongChoices)[number];
  readonly wrongMarks: TypedNumber;
  readonly minimumTotal: TypedNumber;
  readonly subjectMinima: SubjectMinimumValues[];
  readonly hasGpa: boolean;
  readonly sscWeight: TypedNumber;
  readonly hscWeight: TypedNumber;
  readonly secondTimerDeduction: TypedNumber;
  /** Parts of a stored scheme that the form does not show. */
  readonly stored: Pick<MarkingScheme, 'match' | 'withoutKey'> | null;
}

/** An exam that follows its kind. */
const usual: MarkingValues = {
  isOwn: false,
  rightGives: 'points',
  rightMarks: null,
  wrongCosts: 'percent',
  wrongMarks: null,
  minimumTotal: null,
  subjectMinima: [],
  hasGpa: false,
  sscWeight: null,
  hscWeight: null,
  secondTimerDeduction: null,
  stored: null,
};

const marksIn = (rule: MarkingScheme['right'] | MarkingScheme['wrong']): TypedNumber =>
  'marks' in rule ? rule.marks : null;

/** The fields of the form with a stored scheme, or of an exam that follows its kind. */
export function markingValuesOf(scheme: MarkingScheme | null, parentType: ParentType): MarkingValues {
  if (scheme === null) {
    const { right } = defaultOf(kindOfParent(parentType));
    return { ...usual, rightGives: right.gives, rightMarks: marksIn(right) };
  }
  const { right, wrong, gpa, minimumTotal, subjectMinima, secondTimerDeduction, ...stored } = scheme;
  return {
    isOwn: true,
    rightGives: right.gives,
    rightMarks: marksIn(right),
    wrongCosts: wrong.costs,
    wrongMarks: marksIn(wrong),
    minimumTotal,
    subjectMinima: [...subjectMinima],
    hasGpa: gpa !== null,
    sscWeight: gpa?.sscWeight ?? null,
    hscWeight: gpa?.hscWeight ?? null,
    secondTimerDeduction,
    stored,
  };
}

/** Whether the marks depend on the percentage of the form: a written exam and a unit exam that follows its kind have none. */
export function followsPercentage({
  type = 'MCQ',
  marking,
  parentType,
}: {
  readonly type?: ExamType;
  readonly marking: MarkingValues;
  readonly parentType: ParentType;
}): boolean {
  if (type === 'Written') return false;
  return marking.isOwn ? marking.wrongCosts === 'percent' : parentType !== 'unit';
}

/** The scheme as it is sent. */
type SentScheme = NonNullable<ExamForm['markingScheme']>;

/** Where an exam stands: what its scheme depends on besides the own rules. */
interface MarkingPlace {
  readonly parentType: ParentType;
  readonly percentage: TypedNumber;
}

const numberIn = (typed: TypedNumber): number => valueOf(typed) || 0;

/** The own scheme; null if the exam follows its kind. Numbers that are missing count as 0. */
export function ownSchemeOf(
  values: MarkingValues,
  { parentType, percentage }: MarkingPlace,
): SentScheme | null {
  if (!values.isOwn) return null;
  const { match, withoutKey } = values.stored ?? defaultOf(kindOfParent(parentType));
  return {
    right:
      values.rightGives === 'points'
        ? { gives: 'points' }
        : { gives: 'marks', marks: numberIn(values.rightMarks) },
    wrong: wrongOf(values, percentage),
    match,
    withoutKey,
    minimumTotal: valueOf(values.minimumTotal) ?? null,
    subjectMinima: values.subjectMinima.map(({ subjectName, marks }) => ({
      subjectName: oneLine(subjectName),
      marks: numberIn(marks),
    })),
    gpa: values.hasGpa
      ? { sscWeight: numberIn(values.sscWeight), hscWeight: numberIn(values.hscWeight) }
      : null,
    secondTimerDeduction: valueOf(values.secondTimerDeduction) ?? null,
  };
}

function wrongOf({ wrongCosts, wrongMarks }: MarkingValues, percentage: TypedNumber): MarkingScheme['wrong'] {
  if (wrongCosts === 'nothing') return { costs: 'nothing' };
  if (wrongCosts === 'marks') return { costs: 'marks', marks: numberIn(wrongMarks) };
  return { costs: 'percent', percentage: numberIn(percentage) };
}

function defaultOf(examKind: ExamKind): MarkingScheme {
  return schemeOf({ examKind, negativeMarkingPercentage: 0 });
}

/** The scheme that holds: the own one, or that of the kind; without minima that are not filled in yet. */
export function effectiveSchemeOf(values: MarkingValues, place: MarkingPlace): MarkingScheme {
  const subjectMinima = values.subjectMinima.filter(
    ({ subjectName, marks }) => subjectName.trim() !== '' && numberIn(marks) > 0,
  );
  return schemeOf({
    examKind: kindOfParent(place.parentType),
    negativeMarkingPercentage: numberIn(place.percentage),
    markingScheme: ownSchemeOf({ ...values, subjectMinima }, place) ?? undefined,
  });
}
