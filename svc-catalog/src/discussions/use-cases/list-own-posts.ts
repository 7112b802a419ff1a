import type { Post, Question } from '../domain/question.ts';
import type { Questions } from '../ports.ts';

interface ListOwnPostsDependencies {
  readonly questions: Questions;
}

export interface OwnPost extends Post {
  readonly kind: 'question' | 'answer';
  readonly lessonId: string;
}

function postsOf(question: Question, userId: string): OwnPost[] {
  const { lessonId, deletedAt, answers } = question;
  const asked = deletedAt === null ? [{ ...question, kind: 'question' as const }] : [];
  const answered = answers.map((answer) => ({ ...answer, kind: 'answer' as const, lessonId }));
  return [...asked, ...answered].filter(({ authorId }) => authorId === userId);
}

/** The posts for the download of one's own data, newest first. An account has few posts, so the page is cut here. */
export function listOwnPosts({ questions }: ListOwnPostsDependencies) {
  return async (query: {
    readonly studentId: string;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ items: OwnPost[]; total: number }> => {
    const { studentId, page, pageSize } = query;
    const found = await questions.withAuthor(studentId);
    const all = found
      .flatMap((question) => postsOf(question, studentId))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a._id.localeCompare(b._id));
    return { items: all.slice((page - 1) * pageSize, page * pageSize), total: all.length };
  };
}
