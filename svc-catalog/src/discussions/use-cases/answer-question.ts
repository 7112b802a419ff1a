import { pending } from '@pathshala/service-kit/events/aggregate';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { answeredNotice } from '@pathshala/svc-catalog-contract/notices';
import type { LessonPlace } from '../../academic-courses/index.ts';
import {
  addAnswer,
  isNewsForAsker,
  newPost,
  requireVisible,
  type Post,
  type Question,
} from '../domain/question.ts';
import type { Participant } from '../ports.ts';
import type { AskQuestionDependencies } from './ask-question.ts';
import { requireAuthor, requireDiscussion, seesHiddenPosts } from './participant.ts';

type AnswerQuestionDependencies = AskQuestionDependencies;

function noticesOf(question: Question, answer: Post, place: LessonPlace) {
  const { authorId: askerId, lessonId } = question;
  if (askerId === null || !isNewsForAsker(question, answer)) return [];
  const { courseId, courseTitle, lessonTitle } = place;
  const values = {
    courseName: courseTitle,
    lessonTitle,
    isTeacher: answer.isTeacher,
    path: `/courses/academic/${courseId}/lessons/${lessonId}#questions`,
  };
  return [pending(noticeRequested, answeredNotice.request(askerId, values))];
}

export function answerQuestion({ questions, lessons, siteRules, now, newId }: AnswerQuestionDependencies) {
  return async (
    { questionId, text }: { readonly questionId: string; readonly text: string },
    caller: Participant,
  ): Promise<Question> => {
    requireDiscussion(siteRules);
    const seesHidden = seesHiddenPosts(caller);
    const { lessonId } = requireVisible(await questions.find(questionId), seesHidden);
    const place = await lessons.locateLesson(lessonId, caller);
    const createdAt = new Date(now()).toISOString();
    const answer = newPost(text, { ...requireAuthor(caller), _id: newId(), createdAt });
    return questions.update(questionId, (stored) => {
      const question = requireVisible(stored, seesHidden);
      return { state: addAnswer(question, answer), events: noticesOf(question, answer, place) };
    });
  };
}
