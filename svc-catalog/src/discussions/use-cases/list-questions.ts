import type { Question } from '../domain/question.ts';
import type { Lessons, Participant, Questions } from '../ports.ts';
import { seesHiddenPosts } from './participant.ts';

interface ListQuestionsDependencies {
  readonly questions: Questions;
  readonly lessons: Lessons;
}

export function listQuestions({ questions, lessons }: ListQuestionsDependencies) {
  return async (
    query: { readonly lessonId: string; readonly page: number; readonly pageSize: number },
    caller: Participant,
  ): Promise<{ items: Question[]; total: number }> => {
    await lessons.locateLesson(query.lessonId, caller);
    return questions.list({ ...query, seesHidden: seesHiddenPosts(caller) });
  };
}
