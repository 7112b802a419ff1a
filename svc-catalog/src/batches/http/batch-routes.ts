import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/batches';
import type { Batches } from '../ports.ts';
import type { addMembers } from '../use-cases/add-members.ts';
import type { createBatch } from '../use-cases/author-batch.ts';
import type { describeBatches } from '../use-cases/describe-batches.ts';
import { viewBatch } from './views.ts';
import type { Batch, BatchDraft } from '../domain/batch.ts';

interface BatchUseCases {
  readonly listBatches: Batches['list'];
  readonly describeBatches: ReturnType<typeof describeBatches>;
  readonly createBatch: ReturnType<typeof createBatch>;
  readonly findBatch: (id: string) => Promise<Batch>;
  readonly addMembers: ReturnType<typeof addMembers>;
}

function draftOf(form: BatchDraft): BatchDraft {
  const { name, courseIds, teacherId, teacherName, room, capacity, startsOn, endsOn } = form;
  return { name, courseIds, teacherId, teacherName, room, capacity, startsOn, endsOn };
}

export function batchRoutes(useCases: BatchUseCases): readonly BoundRoute[] {
  const viewOne = async (batch: Batch) => {
    const [described] = await useCases.describeBatches([batch]);
    return viewBatch(described ?? { batch, courses: [], memberCount: 0 });
  };
  return [
    handle(contract.listBatches, async ({ query }) => {
      const { items, total } = await useCases.listBatches(query);
      const described = await useCases.describeBatches(items);
      return { items: described.map(viewBatch), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.createBatch, async ({ body, identity }) =>
      viewOne(await useCases.createBatch({ draft: draftOf(body), editor: editorOf(identity) })),
    ),
    handle(contract.readBatch, async ({ params }) => viewOne(await useCases.findBatch(params.id))),
    handle(contract.addMembers, async ({ params, body }) => {
      const students = await useCases.addMembers(params.id, body.studentIds);
      const added = students.filter(({ outcome }) => outcome === 'added').length;
      return { added, students: [...students] };
    }),
  ];
}
