import { asciiDigits } from '@pathshala/rules/digits';
import { oneLine } from '@pathshala/rules/one-line';
import type { ExamInput } from '@pathshala/svc-exams-contract/exam';
import type { ExamForm, WrittenForm } from '../domain/exam-form.ts';

const decimal = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** Null: empty. NaN: not a number. Accepts Bengali digits. */
function numberOf(entered: number | string | null | undefined): number | null {
  if (typeof entered === 'number') return entered;
  const text = asciiDigits((entered ?? '').trim());
  if (text === '') return null;
  return decimal.test(text) ? Number(text) : Number.NaN;
}

function writtenOf({ criteria, ...texts }: NonNullable<ExamInput['written']>): WrittenForm {
  return {
    ...texts,
    criteria: criteria.map(({ name, maxMarks }) => ({ name, maxMarks: numberOf(maxMarks) })),
  };
}

export function examFormOf(input: ExamInput): ExamForm {
  return {
    title: oneLine(input.title),
    type: input.type,
    mcqs: input.mcqs.map((mcq) => ({
      ...mcq,
      points: numberOf(mcq.points),
      bankQuestionId: mcq.bankQuestionId ?? null,
    })),
    written: input.written ? writtenOf(input.written) : null,
    totalMarks: numberOf(input.totalMarks),
    timeLimit: numberOf(input.timeLimit),
    passingScore: numberOf(input.passingScore),
    negativeMarkingPercentage: numberOf(input.negetiveMarkingPercentage),
    startingDate: input.startingDate ?? '',
    duration: numberOf(input.duration),
    examNumber: numberOf(input.ExamNumber),
    order: input.order ?? { questions: false, options: false },
    markingScheme: input.markingScheme ?? undefined,
    confirmNoCorrectOption: input.confirmNoCorrectOption,
    withoutExplanations: input.withoutExplanations,
    batchIds: input.batchIds,
  };
}
