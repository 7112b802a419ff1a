import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/bulk-enrolments';
import type { BulkEnrolments } from '../ports.ts';
import type { checkBulkEnrolment } from '../use-cases/check-bulk-enrolment.ts';
import type { confirmBulkEnrolment, findBulkEnrolment } from '../use-cases/confirm-bulk-enrolment.ts';
import type { currentRows } from '../use-cases/current-rows.ts';
import { bulkView } from './views.ts';

interface BulkRoutesDependencies {
  readonly check: ReturnType<typeof checkBulkEnrolment>;
  readonly find: ReturnType<typeof findBulkEnrolment>;
  readonly confirm: ReturnType<typeof confirmBulkEnrolment>;
  readonly list: (query: {
    readonly page: number;
    readonly pageSize: number;
  }) => ReturnType<BulkEnrolments['list']>;
  readonly rows: BulkEnrolments['rows'];
  readonly currentRows: ReturnType<typeof currentRows>;
}

export function bulkRoutes(deps: BulkRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(contract.checkBulkEnrolment, async ({ body, identity }) =>
      bulkView(await deps.check({ ...body, editor: editorOf(identity) })),
    ),
    handle(contract.listBulkEnrolments, async ({ query: { page, pageSize } }) => {
      const { items, total } = await deps.list({ page, pageSize });
      return { items: items.map(bulkView), total, page, pageSize };
    }),
    handle(contract.readBulkEnrolment, async ({ params }) => bulkView(await deps.find(params.id))),
    handle(contract.listBulkRows, async ({ params, query: { page, pageSize, part } }) => {
      const { courseId, ready, already, unknown } = await deps.find(params.id);
      const stored = await deps.rows(params.id, part, { from: (page - 1) * pageSize, limit: pageSize });
      const items = await deps.currentRows(courseId, stored);
      return { items: [...items], total: part === 'ready' ? ready : already + unknown, page, pageSize };
    }),
    handle(contract.confirmBulkEnrolment, async ({ params, identity }) =>
      bulkView(await deps.confirm(params.id, editorOf(identity))),
    ),
  ];
}
