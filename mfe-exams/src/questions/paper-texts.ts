import type { StudentPaper } from '@pathshala/svc-exams-contract/http';

/** The questions of a paper, by which its languages are known. */
export function questionTexts({
  subjects,
  written,
}: Pick<StudentPaper, 'subjects' | 'written'>): readonly string[] {
  if (written) return [written.questionText];
  return subjects.flatMap(({ mcqs }) => mcqs.map(({ question }) => question));
}

/** All that a reader of the paper may see: the questions and their options. */
export function shownTexts(paper: Pick<StudentPaper, 'subjects' | 'written'>): readonly string[] {
  const options = paper.subjects.flatMap(({ mcqs }) =>
    mcqs.flatMap((question) => question.options.map(({ text }) => text)),
  );
  return [...questionTexts(paper), ...options];
}
