import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/gradebooks';
import type { readGradebook, replaceGradebook } from '../use-cases/author-gradebook.ts';
import type { listCourseMembers, listRows, readOwnMarks } from '../use-cases/read-rows.ts';
import { viewGradebook, viewOwnMarks, viewRow } from './views.ts';

interface GradebookUseCases {
  readonly readGradebook: ReturnType<typeof readGradebook>;
  readonly replaceGradebook: ReturnType<typeof replaceGradebook>;
  readonly listRows: ReturnType<typeof listRows>;
  readonly listCourseMembers: ReturnType<typeof listCourseMembers>;
  readonly readOwnMarks: ReturnType<typeof readOwnMarks>;
}

export function gradebookRoutes(useCases: GradebookUseCases): BoundRoute[] {
  return [
    handle(contract.readGradebook, async ({ params }) =>
      viewGradebook(await useCases.readGradebook(params.courseId)),
    ),
    handle(contract.replaceGradebook, async ({ params, body: { rev, ...rules }, identity }) => {
      const command = { courseId: params.courseId, rules, rev, editor: editorOf(identity) };
      return viewGradebook(await useCases.replaceGradebook(command));
    }),
    handle(contract.listGradebookRows, async ({ params, query }) => {
      const { items, total } = await useCases.listRows({ ...params, ...query });
      return { items: items.map(viewRow), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.listCourseMembers, async ({ params, query }) => {
      const { items, total } = await useCases.listCourseMembers({ ...params, ...query });
      return { items, total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readOwnMarks, async ({ params, identity }) =>
      viewOwnMarks(await useCases.readOwnMarks(params.courseId, identity.userId ?? '')),
    ),
  ];
}
