import type { ListLimitedWork, ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import type { LessonOutlines } from '../academic-courses/index.ts';
import type { BatchDirectory } from '../batches/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { onUserDeleted } from './events.ts';
import { discussionRoutes } from './http/routes.ts';
import {
  createDocumentQuestions,
  questionAggregates,
  questionIndexes,
} from './storage/document-questions.ts';
import { answerQuestion } from './use-cases/answer-question.ts';
import { askQuestion } from './use-cases/ask-question.ts';
import { changeOwnAnswer, changeOwnQuestion } from './use-cases/change-own-post.ts';
import { hideAnswer, hideQuestion } from './use-cases/hide-post.ts';
import { listOwnPosts } from './use-cases/list-own-posts.ts';
import { limitedDiscussions } from './use-cases/limited-discussions.ts';
import { listLimitedQuestions, listUnanswered } from './use-cases/list-unanswered.ts';
import { listQuestions } from './use-cases/list-questions.ts';

interface DiscussionsDependencies {
  readonly lessonOutlines: LessonOutlines;
  readonly siteRules: SiteRules;
  readonly batchDirectory: BatchDirectory;
}

/** Questions about lessons and their answers, by enrolled students and administrators (CAT-10). */
export function createDiscussionsCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { lessonOutlines: lessons, siteRules, batchDirectory }: DiscussionsDependencies,
): Capability & { readonly listWaitingWork: ListWaitingWork; readonly listLimitedWork: ListLimitedWork } {
  const questions = createDocumentQuestions(platform);
  const deps = { ...platform, questions, lessons, siteRules, batchDirectory };
  return {
    listWaitingWork: listUnanswered(deps),
    listLimitedWork: listLimitedQuestions(deps),
    withinLimits: limitedDiscussions(deps),
    routes: discussionRoutes({
      answerQuestion: answerQuestion(deps),
      askQuestion: askQuestion(deps),
      changeOwnAnswer: changeOwnAnswer(deps),
      changeOwnQuestion: changeOwnQuestion(deps),
      hideAnswer: hideAnswer(deps),
      hideQuestion: hideQuestion(deps),
      listOwnPosts: listOwnPosts(deps),
      listQuestions: listQuestions(deps),
    }),
    subscriptions: [onUserDeleted(questions)],
    publishes: [noticeRequested],
    aggregates: questionAggregates,
    indexes: questionIndexes,
  };
}
