import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-exams-contract/written-routes';
import type { describeAnswer } from '../use-cases/describe-answer.ts';
import type { listMarking } from '../use-cases/list-marking.ts';
import type { markAnswer } from '../use-cases/mark-answer.ts';
import { viewDesk, viewItem } from './views.ts';

interface MarkingUseCases {
  readonly describeAnswer: ReturnType<typeof describeAnswer>;
  readonly listMarking: ReturnType<typeof listMarking>;
  readonly markAnswer: ReturnType<typeof markAnswer>;
}

export function markingRoutes(useCases: MarkingUseCases): readonly BoundRoute[] {
  return [
    handle(contract.listMarking, async ({ query, identity: { limitedTo } }) => {
      const { exam: examId, state, blind, page, pageSize } = query;
      const queue = await useCases.listMarking({ examId, state, page, pageSize }, limitedTo);
      const { total, counts, exams } = queue;
      const items = queue.items.map((answer) => viewItem(answer, blind));
      return { items, total, page, pageSize, counts, exams: [...exams] };
    }),
    handle(contract.readMarking, async ({ params, query, identity: { limitedTo } }) =>
      viewDesk(await useCases.describeAnswer(params.resultId, limitedTo), query.blind),
    ),
    handle(contract.markWritten, async ({ params, query, body, identity }) => {
      const { rev, ...proposed } = body;
      await useCases.markAnswer({ resultId: params.resultId, proposed, rev, editor: editorOf(identity) });
      const { limitedTo } = identity;
      return viewDesk(await useCases.describeAnswer(params.resultId, limitedTo), query.blind);
    }),
  ];
}
