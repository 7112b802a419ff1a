import { reachableMarks } from '@pathshala/rules/paper';
import { hasCorrectOption, repeatedNames, requiredSubjectsRange } from '@pathshala/rules/paper-rules';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { CampaignExam } from './campaign.ts';

/** Paths of the questions that nobody can get right, as `exam.subjects.0.mcqs.2`. */
function questionsWithoutKey(exam: CampaignExam): string[] {
  return exam.subjects.flatMap((subject, s) =>
    subject.mcqs.flatMap((question, q) =>
      hasCorrectOption(question) ? [] : [`exam.subjects.${s}.mcqs.${q}`],
    ),
  );
}

/**
 * What was left at 0 of an exam with questions: all subjects are required, and the total is what a student can reach.
 * A lower total is the author's to set: a score above it is capped when it is counted (EXM-07).
 */
export function completeExam(exam: CampaignExam): CampaignExam {
  if (!hasQuestions(exam)) return exam;
  const counted = { ...exam, requiredSubjects: exam.requiredSubjects || exam.subjects.length };
  return {
    ...counted,
    totalMarks: counted.totalMarks || reachableMarks(counted.subjects, counted.requiredSubjects),
  };
}

/** Field → message of everything that keeps students from sitting the exam. */
function shortcomings(exam: CampaignExam): Record<string, string> {
  const fields: Record<string, string> = {};
  const { min, max } = requiredSubjectsRange(exam.subjects);
  if (exam.timeLimit <= 0) fields['exam.timeLimit'] = 'campaigns.exam.time-limit';
  if (exam.requiredSubjects < min || exam.requiredSubjects > max) {
    fields['exam.requiredSubjects'] = 'campaigns.exam.required-subjects';
  }
  for (const [index, subject] of exam.subjects.entries()) {
    if (subject.mcqs.length === 0) fields[`exam.subjects.${index}`] = 'campaigns.exam.empty-subject';
  }
  return fields;
}

/** The indexes of the values that stand earlier in the list as well. */
function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

/** Field → message of parts that could not be told apart: in answers, in the choice of subjects. */
function duplicates({ subjects }: CampaignExam): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const index of repeatedNames(subjects.map(({ subjectName }) => subjectName)))
    fields[`exam.subjects.${index}.subjectName`] = 'campaigns.exam.duplicate-subject';
  const places = subjects.flatMap(({ mcqs }, s) =>
    mcqs.map((question, q) => ({ question, path: `exam.subjects.${s}.mcqs.${q}` })),
  );
  for (const index of repeated(places.map(({ question }) => question._id)))
    fields[`${places[index]?.path ?? ''}._id`] = 'campaigns.exam.duplicate-id';
  for (const { question, path } of places) {
    for (const index of repeated(question.options.map(({ _id }) => _id)))
      fields[`${path}.options.${index}._id`] = 'campaigns.exam.duplicate-id';
  }
  return fields;
}

function refuse(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0)
    throw new DomainError('invalid', 'campaigns.exam.incomplete', { fields });
}

/**
 * What an exam must fulfil before students can sit it. An exam without questions is a draft and may be anything, but no two parts are the same.
 * EXM-10: a question without a correct option is saved only when the author confirms it.
 */
export function checkExam(exam: CampaignExam, options: { confirmNoCorrectOption: boolean }): void {
  refuse(duplicates(exam));
  if (!hasQuestions(exam)) return;
  refuse(shortcomings(exam));
  const keyless = questionsWithoutKey(exam);
  if (keyless.length === 0 || options.confirmNoCorrectOption) return;
  throw new DomainError('invalid', 'campaigns.no-correct-option', {
    params: { n: keyless.length },
    fields: Object.fromEntries(keyless.map((path) => [path, 'campaigns.no-correct-option-here'])),
  });
}

export function hasQuestions(exam: CampaignExam): boolean {
  return exam.subjects.some((subject) => subject.mcqs.length > 0);
}
