import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/discussions';
import type { answerQuestion } from '../use-cases/answer-question.ts';
import type { askQuestion } from '../use-cases/ask-question.ts';
import type { changeOwnAnswer, changeOwnQuestion } from '../use-cases/change-own-post.ts';
import type { hideAnswer, hideQuestion } from '../use-cases/hide-post.ts';
import type { listQuestions } from '../use-cases/list-questions.ts';
import type { listOwnPosts } from '../use-cases/list-own-posts.ts';
import { viewOwnPost, viewQuestion } from './views.ts';

interface DiscussionUseCases {
  readonly answerQuestion: ReturnType<typeof answerQuestion>;
  readonly askQuestion: ReturnType<typeof askQuestion>;
  readonly changeOwnAnswer: ReturnType<typeof changeOwnAnswer>;
  readonly changeOwnQuestion: ReturnType<typeof changeOwnQuestion>;
  readonly hideAnswer: ReturnType<typeof hideAnswer>;
  readonly hideQuestion: ReturnType<typeof hideQuestion>;
  readonly listOwnPosts: ReturnType<typeof listOwnPosts>;
  readonly listQuestions: ReturnType<typeof listQuestions>;
}

export function discussionRoutes(useCases: DiscussionUseCases): BoundRoute[] {
  return [
    handle(contract.listLessonQuestions, async ({ params, query, identity }) => {
      const { page, pageSize } = query;
      const found = await useCases.listQuestions({ lessonId: params.id, page, pageSize }, identity);
      const items = found.items.map((question) => viewQuestion(question, identity));
      return { items, total: found.total, page, pageSize };
    }),
    handle(contract.askQuestion, async ({ params, body, identity }) =>
      viewQuestion(await useCases.askQuestion({ lessonId: params.id, ...body }, identity), identity),
    ),
    handle(contract.answerQuestion, async ({ params, body, identity }) =>
      viewQuestion(await useCases.answerQuestion({ questionId: params.id, ...body }, identity), identity),
    ),
    ...ownPostRoutes(useCases),
    handle(contract.hideQuestion, async ({ params, body, identity }) =>
      viewQuestion(await useCases.hideQuestion({ ...params, ...body }), identity),
    ),
    handle(contract.hideAnswer, async ({ params, body, identity }) =>
      viewQuestion(await useCases.hideAnswer({ ...params, ...body }), identity),
    ),
  ];
}

function ownPostRoutes({
  changeOwnAnswer,
  changeOwnQuestion,
  listOwnPosts: list,
}: DiscussionUseCases): BoundRoute[] {
  return [
    handle(contract.listOwnPosts, async ({ query }) => {
      const { items, total } = await list(query);
      return { items: items.map(viewOwnPost), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.editQuestion, async ({ params, body, identity }) =>
      viewQuestion(await changeOwnQuestion({ ...params, ...body }, identity), identity),
    ),
    handle(contract.deleteQuestion, async ({ params, identity }) => {
      const { _id } = await changeOwnQuestion({ ...params, text: null }, identity);
      return { _id };
    }),
    handle(contract.editAnswer, async ({ params, body, identity }) =>
      viewQuestion(await changeOwnAnswer({ ...params, ...body }, identity), identity),
    ),
    handle(contract.deleteAnswer, async ({ params, identity }) =>
      viewQuestion(await changeOwnAnswer({ ...params, text: null }, identity), identity),
    ),
  ];
}
