import type { ExpandedParts } from '@pathshala/admin-kit/draft/draft-store';
import type { Path } from '@pathshala/admin-kit/draft/path';
import type { ExamDraft } from './exam-draft.ts';

/** The subject and the question that a place is in. */
export function partsAt({ subjects }: ExamDraft, path: Path) {
  const [, subjectIndex, questionIndex] = /^subjects\.(\d+)(?:\.mcqs\.(\d+))?/u.exec(path) ?? [];
  const subject = subjectIndex === undefined ? undefined : subjects[Number(subjectIndex)];
  const question = questionIndex === undefined ? undefined : subject?.mcqs[Number(questionIndex)];
  return { subject, question, questionNumber: Number(questionIndex ?? 0) + 1 };
}

/** What must be unfolded for a place to be seen. */
export function locationOf(values: ExamDraft, path: Path): ExpandedParts {
  const { subject, question } = partsAt(values, path);
  return { ...(subject && { subject: subject.key }), ...(question && { question: question.key }) };
}
