import { DomainError } from '@pathshala/contract-kit/domain-error';

/** The fields that questions and answers share. */
export interface Post {
  readonly _id: string;
  readonly text: string;
  /** null: the account was deleted. */
  readonly authorId: string | null;
  readonly authorName: string | null;
  /** An administrator wrote it. */
  readonly isTeacher: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly editedAt: string | null;
  /** An administrator hid it from students. */
  readonly isHidden: boolean;
}

/** A question about a lesson with its answers, oldest first. */
export interface Question extends Post {
  readonly lessonId: string;
  readonly answers: readonly Post[];
  /** A deleted question keeps no text and no answers. */
  readonly deletedAt: string | null;
}

export interface Author {
  readonly authorId: string;
  readonly authorName: string;
  readonly isTeacher: boolean;
}

const maxAnswers = 100;

/** Throws `invalid` for an empty text. */
export function newPost(
  text: string,
  facts: Author & { readonly _id: string; readonly createdAt: string },
): Post {
  return { ...facts, text: requirePostText(text), editedAt: null, isHidden: false };
}

function requirePostText(text: string): string {
  if (text !== '') return text;
  const fields = { text: 'catalog.discussion.empty' };
  throw new DomainError('invalid', 'catalog.discussion.empty', { fields });
}

/** Throws `conflict` when the question has the maximum number of answers. */
export function addAnswer(question: Question, answer: Post): Question {
  if (question.answers.length >= maxAnswers) {
    throw new DomainError('conflict', 'catalog.discussion.full');
  }
  return { ...question, answers: [...question.answers, answer] };
}

/** Throws `forbidden` for another author's post. */
export function requireOwn<Kind extends Post>(post: Kind, authorId: string): Kind {
  if (post.authorId !== authorId) throw new DomainError('forbidden', 'catalog.discussion.not-own');
  return post;
}

export function editPost<Kind extends Post>(
  post: Kind,
  { text, now }: { readonly text: string; readonly now: string },
): Kind {
  return { ...post, text: requirePostText(text), editedAt: now };
}

/** Throws `not-found` for a deleted question, and for a hidden one unless hidden ones are visible. */
export function requireVisible(question: Question | null, seesHidden: boolean): Question {
  if (question === null || question.deletedAt !== null || (question.isHidden && !seesHidden)) {
    throw new DomainError('not-found', 'catalog.discussion.not-found');
  }
  return question;
}

export function deleteQuestion(question: Question, now: string): Question {
  return { ...question, text: '', answers: [], deletedAt: now };
}

/** Changes one answer, or removes it where the change returns null. Throws `not-found` when there is no such answer. */
export function changeAnswer(
  question: Question,
  answerId: string,
  change: (answer: Post) => Post | null,
): Question {
  const index = question.answers.findIndex(({ _id }) => _id === answerId);
  const answer = question.answers[index];
  if (answer === undefined) throw new DomainError('not-found', 'catalog.discussion.not-found');
  const changed = change(answer);
  return { ...question, answers: question.answers.toSpliced(index, 1, ...(changed ? [changed] : [])) };
}

/**
 * Whether the asker is mailed about this answer: another person wrote it, and it is the first such answer or a teacher's. So a
 * lively discussion does not send a mail for each line.
 */
export function isNewsForAsker(question: Question, answer: Post): boolean {
  const { authorId: askerId, answers } = question;
  if (askerId === null || answer.authorId === askerId) return false;
  return answer.isTeacher || answers.every(({ authorId }) => authorId === askerId);
}

/** Removes the name of a deleted account from its posts. */
export function forgetAuthor(question: Question, userId: string): Question {
  const forget = <Kind extends Post>(post: Kind): Kind =>
    post.authorId === userId ? { ...post, authorId: null, authorName: null } : post;
  return { ...forget(question), answers: question.answers.map(forget) };
}
