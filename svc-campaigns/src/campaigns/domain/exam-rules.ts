import { reachableMarks } from '@pathshala/rules/paper';
import { hasCorrectOption, repeatedNames, requiredSubjectsRange } from '@pathshala/rules/paper-rules';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { CampaignExam } from './campaign.ts';

/** Paths of the questions without a correct option, such as `exam.subjects.0.mcqs.2`. */
export function questionsWithoutKey(exam: CampaignExam): string[] {
  return exam.subjects.flatMap((subject, s) =>
    subject.mcqs.flatMap((question, q) =>
      hasCorrectOption(question) ? [] : [`exam.subjects.${s}.mcqs.${q}`],
    ),
  );
}

/**
 * Fills in fields that the author left at 0: all subjects are required, and the total is the marks that a student can reach. An
 * author may set a lower total; scores are capped to it (EXM-07).
 */
export function completeExam(exam: CampaignExam): CampaignExam {
  if (!hasQuestions(exam)) return exam;
  const counted = { ...exam, requiredSubjects: exam.requiredSubjects || exam.subjects.length };
  return {
    ...counted,
    totalMarks: counted.totalMarks || reachableMarks(counted.subjects, counted.requiredSubjects),
  };
}

/** Field → message of everything that prevents students from sitting the exam. */
function incompleteParts(exam: CampaignExam): Record<string, string> {
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

/** The indexes of values that also occur earlier in the list. */
function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

/** Field → message of parts with the same name or id: answers and chosen subjects could not be matched to them. */
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

function requireNone(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0)
    throw new DomainError('invalid', 'campaigns.exam.incomplete', { fields });
}

/**
 * Throws `invalid` for an exam that students cannot sit. An exam without questions is a draft: only duplicates are refused.
 * EXM-10: a question without a correct option is saved only when the author confirms it.
 */
export function requireValidExam(
  exam: CampaignExam,
  options: { readonly confirmNoCorrectOption: boolean },
): void {
  requireNone(duplicates(exam));
  if (!hasQuestions(exam)) return;
  requireNone(incompleteParts(exam));
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
