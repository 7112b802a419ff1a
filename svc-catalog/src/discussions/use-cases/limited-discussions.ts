import { reaches, type LimitedTo } from '@pathshala/rules/limited-rights';
import type { BatchDirectory } from '../../batches/index.ts';
import type { Lessons, Questions } from '../ports.ts';
import { placeOf } from './list-unanswered.ts';

interface LimitedDiscussionsDependencies {
  readonly questions: Pick<Questions, 'find' | 'withAnswer'>;
  readonly lessons: Lessons;
  readonly batchDirectory: Pick<BatchDirectory, 'reachOf'>;
}

/** Whether a lesson, a question about it or an answer is of an administrator with limited rights. */
export function limitedDiscussions({ questions, lessons, batchDirectory }: LimitedDiscussionsDependencies) {
  async function lesson(lessonId: string, limitedTo: LimitedTo): Promise<boolean> {
    const place = await placeOf(lessons, lessonId);
    return place !== null && reaches(await batchDirectory.reachOf(limitedTo), place);
  }

  const about = async (question: { readonly lessonId: string } | null, limitedTo: LimitedTo) =>
    question !== null && lesson(question.lessonId, limitedTo);

  return {
    lesson,
    question: async (questionId: string, limitedTo: LimitedTo) =>
      about(await questions.find(questionId), limitedTo),
    answer: async (answerId: string, limitedTo: LimitedTo) =>
      about(await questions.withAnswer(answerId), limitedTo),
  };
}
