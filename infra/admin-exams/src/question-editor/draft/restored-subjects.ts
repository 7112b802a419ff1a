import { toFragment } from '@pathshala/admin-kit/rich-text/fragment';
import type { QuestionDraft, SubjectDraft } from './question-draft.ts';

/** A question as a draft in the browser has it: without `format`, its texts are typed text (see `rich-text/fragment`). */
export type StoredQuestion = Omit<QuestionDraft, 'format'> & Partial<Pick<QuestionDraft, 'format'>>;
export type StoredSubject = Omit<SubjectDraft, 'mcqs'> & { readonly mcqs: readonly StoredQuestion[] };

/** The subjects of a stored draft, also of one that an older version of the form wrote. */
export function restoredSubjects(stored: readonly StoredSubject[]): readonly SubjectDraft[] {
  return stored.map((subject) => ({ ...subject, mcqs: subject.mcqs.map(restoredQuestion) }));
}

function restoredQuestion(stored: StoredQuestion): QuestionDraft {
  if (stored.format === 'html') return { ...stored, format: 'html' };
  return {
    ...stored,
    format: 'html',
    question: toFragment(stored.question),
    explanation: toFragment(stored.explanation),
    options: stored.options.map((option) => ({ ...option, text: toFragment(option.text) })),
  };
}
