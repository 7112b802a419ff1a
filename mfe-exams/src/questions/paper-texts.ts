import type { StudentPaper } from '@pathshala/svc-exams-contract/http';

/** The questions of a paper, by which its languages are known. */
export function questionTexts({
  subjects,
  written,
}: Pick<StudentPaper, 'subjects' | 'written'>): readonly string[] {
  if (written) return [written.questionText];
  return subjects.flatMap(({ mcqs }) => mcqs.map(({ question }) => question));
}
