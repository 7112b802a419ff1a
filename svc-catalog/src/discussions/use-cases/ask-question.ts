import { newPost, type Question } from '../domain/question.ts';
import type { Lessons, Participant, Questions } from '../ports.ts';
import { requireAuthor } from './participant.ts';

export interface AskQuestionDependencies {
  readonly questions: Questions;
  readonly lessons: Lessons;
  readonly now: () => number;
  readonly newId: () => string;
}

export function askQuestion({ questions, lessons, now, newId }: AskQuestionDependencies) {
  return async (
    { lessonId, text }: { readonly lessonId: string; readonly text: string },
    caller: Participant,
  ): Promise<Question> => {
    await lessons.locateLesson(lessonId, caller);
    const createdAt = new Date(now()).toISOString();
    const post = newPost(text, { ...requireAuthor(caller), _id: newId(), createdAt });
    return questions.insert({ ...post, lessonId, answers: [], deletedAt: null });
  };
}
