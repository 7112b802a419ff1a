import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/class-routes';
import type { changeClass } from '../use-cases/change-class.ts';
import type { createClass, createSeries } from '../use-cases/create-class.ts';
import type { deleteClasses, restoreClasses } from '../use-cases/delete-classes.ts';
import type { describeClass, listClasses, readClass } from '../use-cases/read-classes.ts';
import { draftOf, seriesDraftOf, viewClass, viewForAdmin, viewItem } from './views.ts';

interface ClassUseCases {
  readonly changeClass: ReturnType<typeof changeClass>;
  readonly createClass: ReturnType<typeof createClass>;
  readonly createSeries: ReturnType<typeof createSeries>;
  readonly deleteClasses: ReturnType<typeof deleteClasses>;
  readonly describeClass: ReturnType<typeof describeClass>;
  readonly listClasses: ReturnType<typeof listClasses>;
  readonly readClass: ReturnType<typeof readClass>;
  readonly restoreClasses: ReturnType<typeof restoreClasses>;
}

export function classRoutes(useCases: ClassUseCases): BoundRoute[] {
  return [
    handle(contract.listClasses, async ({ query, identity: { limitedTo: within } }) => {
      const { items, total } = await useCases.listClasses({ ...query, within });
      return { items: items.map(viewItem), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.createClass, async ({ body, identity }) => {
      const { confirmsClash } = body;
      const command = { draft: draftOf(body), confirmsClash, editor: editorOf(identity) };
      return viewForAdmin(await useCases.describeClass(await useCases.createClass(command)));
    }),
    handle(contract.createClassSeries, async ({ body, identity }) => {
      const { weekdays, startTime, from, until, exceptions, confirmsClash } = body;
      const rule = { weekdays, startTime, from, until, exceptions };
      const command = { draft: seriesDraftOf(body), rule, confirmsClash, editor: editorOf(identity) };
      const { series, classes } = await useCases.createSeries(command);
      return { _id: series._id, title: series.title, classes };
    }),
    handle(contract.readClass, async ({ params, identity }) =>
      viewClass(await useCases.readClass(params.id, identity)),
    ),
    handle(contract.replaceClass, async ({ params, body, identity }) => {
      const { scope, weekdays, until, confirmsClash, rev } = body;
      const choices = { scope, weekdays, until, confirmsClash, rev };
      const command = { id: params.id, draft: draftOf(body), ...choices, editor: editorOf(identity) };
      return viewForAdmin(await useCases.describeClass(await useCases.changeClass(command)));
    }),
    handle(contract.deleteClass, ({ params, query, identity }) =>
      useCases.deleteClasses({ id: params.id, scope: query.scope, editor: editorOf(identity) }),
    ),
    handle(contract.restoreClasses, async ({ params }) => {
      await useCases.restoreClasses(params.id);
      return { _id: params.id };
    }),
  ];
}
