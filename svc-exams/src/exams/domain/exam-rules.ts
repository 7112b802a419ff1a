import { DomainError } from '@pathshala/contract-kit/domain-error';
import { kindOfParent, type ParentType } from '@pathshala/rules/exam-kinds';
import { fullMarksOf, schemeOf } from '@pathshala/rules/marking-scheme';
import type { ExamForm } from './exam-form.ts';
import { limits } from './exam-limits.ts';
import { fieldsOf, outside, type Violation } from './field-errors.ts';
import { questionsWithoutKey, questionViolations } from './question-violations.ts';
import { startingInstant } from './starting-date.ts';
import { writtenViolations } from './written-violations.ts';

interface FormContext {
  readonly parentType: ParentType;
  /** The prefix of the form's fields: `examDetails.` in a new exam's request. */
  readonly prefix: string;
  /** Ids of stored questions without a correct option: confirmed before. */
  readonly confirmed?: ReadonlySet<string>;
  /** The written part that is replaced. */
  readonly stored?: Parameters<typeof writtenViolations>[1]['stored'];
}

function inFacts(form: ExamForm): Violation[] {
  const { totalMarks, timeLimit, passingScore, negativeMarkingPercentage, duration, examNumber } = form;
  const isType = form.type === 'MCQ' || form.type === 'Written';
  const whole = { min: 1, isWhole: true };
  const numbers: Violation[] = [
    outside(
      ['totalMarks', totalMarks],
      { min: 0, max: limits.totalMarks, isAbove: true },
      'exams.field.total-marks',
    ),
    outside(['timeLimit', timeLimit], { ...whole, max: limits.timeLimit }, 'exams.field.time-limit'),
    outside(
      ['passingScore', passingScore],
      { min: 0, max: totalMarks ?? limits.totalMarks },
      'exams.field.passing-score',
    ),
    outside(
      ['negetiveMarkingPercentage', negativeMarkingPercentage],
      { min: 0, max: limits.negativeMarkingPercentage },
      'exams.field.negative-marking',
    ),
    outside(['duration', duration], { min: 0, max: limits.duration }, 'exams.field.duration'),
    examNumber !== null &&
      outside(['ExamNumber', examNumber], { ...whole, max: limits.examNumber }, 'exams.field.number'),
  ];
  return [
    form.title === '' && ['title', 'exams.field.title'],
    !isType && ['type', 'exams.field.type'],
    ...numbers,
    startingInstant(form.startingDate) === null && ['startingDate', 'exams.field.starting-date'],
  ];
}

/** The marks of a perfect paper must equal the total. */
function inTotal(form: ExamForm, parentType: ParentType): Violation {
  const { totalMarks, mcqs, markingScheme } = form;
  if (form.type !== 'MCQ' || totalMarks === null) return false;
  const scheme = schemeOf({
    examKind: kindOfParent(parentType),
    negativeMarkingPercentage: form.negativeMarkingPercentage ?? 0,
    markingScheme,
  });
  const reachable = fullMarksOf(
    scheme,
    mcqs.map(({ points }) => ({ points: points ?? 0 })),
  );
  return totalMarks > reachable && ['totalMarks', { code: 'exams.field.unreachable', params: { reachable } }];
}

function requireNone(violations: readonly Violation[], prefix: string): void {
  const fields = Object.entries(fieldsOf(violations));
  if (fields.length === 0) return;
  const named = Object.fromEntries(fields.map(([field, error]) => [`${prefix}${field}`, error]));
  throw new DomainError('invalid', 'exams.form-incomplete', { fields: named });
}

/**
 * Throws `invalid` with each field of an exam that students could not sit (spec §5). A question without a correct option is
 * accepted only when the author confirms it, as in campaigns (EXM-10).
 */
export function requireValidForm(
  form: ExamForm,
  { parentType, prefix, confirmed = new Set(), stored }: FormContext,
): void {
  const isWritten = form.type === 'Written';
  requireNone(
    [
      ...inFacts(form),
      ...writtenViolations(form, { isSat: isWritten, stored }),
      ...questionViolations(form, !isWritten),
    ],
    prefix,
  );
  requireNone([inTotal(form, parentType)], prefix);
  if (isWritten || form.confirmNoCorrectOption) return;
  const keyless = questionsWithoutKey(form.mcqs, confirmed);
  if (keyless.length === 0) return;
  throw new DomainError('invalid', 'exams.no-correct-option', {
    params: { n: keyless.length },
    fields: Object.fromEntries(keyless.map((field) => [`${prefix}${field}`, 'exams.no-correct-option-here'])),
  });
}
