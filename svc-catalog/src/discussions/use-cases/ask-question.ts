import { newPost, type Question } from '../domain/question.ts';
import type { Lessons, Participant, Questions } from '../ports.ts';
import type { SiteRules } from '../../site-rules/index.ts';
import { requireAuthor, requireDiscussion } from './participant.ts';

export interface AskQuestionDependencies {
  readonly questions: Questions;
  readonly lessons: Lessons;
  readonly siteRules: SiteRules;
  readonly now: () => number;
  readonly newId: () => string;
}

export function askQuestion({ questions, lessons, siteRules, now, newId }: AskQuestionDependencies) {
  return async (
    { lessonId, text }: { readonly lessonId: string; readonly text: string },
    caller: Participant,
  ): Promise<Question> => {
    requireDiscussion(siteRules);
    await lessons.locateLesson(lessonId, caller);
    const createdAt = new Date(now()).toISOString();
    const post = newPost(text, { ...requireAuthor(caller), _id: newId(), createdAt });
    return questions.insert({ ...post, lessonId, answers: [], deletedAt: null });
  };
}
