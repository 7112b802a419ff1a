import type { ExpandedParts } from '@pathshala/admin-kit/draft/draft-store';
import type { Path } from '@pathshala/admin-kit/draft/path';
import type { ExamDraft } from './exam-draft.ts';

/** The subject and the question that contain a path. */
export function partsAt({ subjects }: ExamDraft, path: Path) {
  const [, subjectIndex, questionIndex] = /^subjects\.(\d+)(?:\.mcqs\.(\d+))?/u.exec(path) ?? [];
  const subject = subjectIndex === undefined ? undefined : subjects[Number(subjectIndex)];
  const question = questionIndex === undefined ? undefined : subject?.mcqs[Number(questionIndex)];
  return { subject, question, questionNumber: Number(questionIndex ?? 0) + 1 };
}

/** The expanded parts that show a path. */
export function locationOf(values: ExamDraft, path: Path): ExpandedParts {
  const { subject, question } = partsAt(values, path);
  return { ...(subject && { subject: subject.key }), ...(question && { question: question.key }) };
}
