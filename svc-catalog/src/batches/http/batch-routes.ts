import { editorOf } from '@pathshala/back-office/edit-mark';
import type { LimitedTo } from '@pathshala/rules/limited-rights';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/batches';
import type { Batch, BatchDraft } from '../domain/batch.ts';
import type { Batches, BatchesQuery } from '../ports.ts';
import type { archiveBatch, createBatch, replaceBatch } from '../use-cases/author-batch.ts';
import type { describeBatches } from '../use-cases/describe-batches.ts';
import { viewBatch } from './views.ts';

interface BatchUseCases {
  readonly listBatches: (
    query: BatchesQuery,
    limitedTo: LimitedTo | undefined,
  ) => ReturnType<Batches['list']>;
  readonly describeBatches: ReturnType<typeof describeBatches>;
  readonly createBatch: ReturnType<typeof createBatch>;
  readonly replaceBatch: ReturnType<typeof replaceBatch>;
  readonly archiveBatch: ReturnType<typeof archiveBatch>;
  readonly findBatch: (id: string) => Promise<Batch>;
}

function draftOf(form: BatchDraft): BatchDraft {
  const { name, courseIds, teacherId, teacherName, room, capacity, startsOn, endsOn, notifiesGuardian } =
    form;
  return { name, courseIds, teacherId, teacherName, room, capacity, startsOn, endsOn, notifiesGuardian };
}

export function batchRoutes(useCases: BatchUseCases): readonly BoundRoute[] {
  const viewOne = async (batch: Batch) => {
    const [described] = await useCases.describeBatches([batch]);
    return viewBatch(described ?? { batch, courses: [], memberCount: 0 });
  };
  return [
    handle(contract.listBatches, async ({ query, identity: { limitedTo } }) => {
      const { items, total } = await useCases.listBatches(query, limitedTo);
      const described = await useCases.describeBatches(items);
      return { items: described.map(viewBatch), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.createBatch, async ({ body, identity }) =>
      viewOne(await useCases.createBatch({ draft: draftOf(body), editor: editorOf(identity) })),
    ),
    handle(contract.readBatch, async ({ params }) => viewOne(await useCases.findBatch(params.id))),
    handle(contract.replaceBatch, async ({ params: { id }, body, identity }) => {
      const { rev } = body;
      const command = { id, draft: draftOf(body), rev, editor: editorOf(identity) };
      return viewOne(await useCases.replaceBatch(command));
    }),
    handle(contract.archiveBatch, async ({ params: { id }, body: { isArchived }, identity }) =>
      viewOne(await useCases.archiveBatch({ id, isArchived, editor: editorOf(identity) })),
    ),
  ];
}
