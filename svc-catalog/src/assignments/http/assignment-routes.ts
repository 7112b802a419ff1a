import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/assignment-routes';
import type {
  createAssignment,
  deleteAssignment,
  previewDeletion,
  replaceAssignment,
  restoreAssignment,
} from '../use-cases/author-assignment.ts';
import type { listAssignments } from '../use-cases/list-assignments.ts';
import type { describeAssignment, readAssignment } from '../use-cases/read-assignment.ts';
import { draftOf, viewAssignment, viewForAdmin, viewItem } from './views.ts';

interface AssignmentUseCases {
  readonly createAssignment: ReturnType<typeof createAssignment>;
  readonly deleteAssignment: ReturnType<typeof deleteAssignment>;
  readonly describeAssignment: ReturnType<typeof describeAssignment>;
  readonly listAssignments: ReturnType<typeof listAssignments>;
  readonly previewDeletion: ReturnType<typeof previewDeletion>;
  readonly readAssignment: ReturnType<typeof readAssignment>;
  readonly replaceAssignment: ReturnType<typeof replaceAssignment>;
  readonly restoreAssignment: ReturnType<typeof restoreAssignment>;
}

export function assignmentRoutes(useCases: AssignmentUseCases): BoundRoute[] {
  return [
    handle(contract.listAssignments, async ({ query, identity }) => {
      const { items, total } = await useCases.listAssignments(query, identity);
      return { items: items.map(viewItem), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readAssignment, async ({ params, identity }) =>
      viewAssignment(await useCases.readAssignment(params.id, identity)),
    ),
    handle(contract.createAssignment, async ({ body, identity }) => {
      const created = await useCases.createAssignment({ draft: draftOf(body), editor: editorOf(identity) });
      return viewForAdmin(await useCases.describeAssignment(created, identity));
    }),
    handle(contract.replaceAssignment, async ({ params, body, identity }) => {
      const replaced = await useCases.replaceAssignment({
        id: params.id,
        draft: draftOf(body),
        rev: body.rev,
        editor: editorOf(identity),
      });
      return viewForAdmin(await useCases.describeAssignment(replaced, identity));
    }),
    handle(contract.previewAssignmentDeletion, ({ params }) => useCases.previewDeletion(params.id)),
    handle(contract.deleteAssignment, async ({ params, identity }) => ({
      _id: params.id,
      ...(await useCases.deleteAssignment(params.id, editorOf(identity))),
    })),
    handle(contract.restoreAssignment, async ({ params, identity }) => {
      const restored = await useCases.restoreAssignment(params.id);
      return viewForAdmin(await useCases.describeAssignment(restored, identity));
    }),
  ];
}
