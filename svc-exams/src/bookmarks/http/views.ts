import type { Bookmark } from '@pathshala/svc-exams-contract/bookmarks';
import { rightOptionsOf } from '../../papers/index.ts';
import type { ShownBookmark } from '../use-cases/list-bookmarks.ts';

/** The key is included only where the student may see it. */
export function toBookmark({ bookmark, found }: ShownBookmark): Bookmark {
  const { question, subjectName, title, isKeyVisible } = found;
  const { questionId, bookmarkedAt, source } = bookmark;
  const correct = [...rightOptionsOf(question)];
  return {
    questionId,
    paper: source.paper,
    subjectName,
    title,
    question: question.question,
    options: question.options.map(({ _id, text }) => ({ _id, text })),
    correct: isKeyVisible ? correct : null,
    explanation: isKeyVisible ? question.explanation : null,
    bookmarkedAt,
  };
}
