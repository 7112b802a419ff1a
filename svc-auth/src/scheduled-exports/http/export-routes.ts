import { editorOf, type Editor } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { permissions } from '@pathshala/rules/permissions';
import type { Download } from '@pathshala/service-kit/http/download';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import {
  changeExport,
  createExport,
  deleteExport,
  type ExportInput,
  listExportableLists,
  listExportRecipients,
  listExportRuns,
  listExports,
  readExport,
  readExportFile,
  restoreExport,
  runExport,
} from '@pathshala/svc-auth-contract/http';
import type { ExportRun } from '../domain/export-run.ts';
import type { ScheduledExport } from '../domain/scheduled-export.ts';
import type { Exportable, ExportRuns, ScheduledExports } from '../ports.ts';
import type { ChangeExportCommand, ExportKey } from '../use-cases/edit-export.ts';
import { exportableView, exportView, runView } from './views.ts';

interface ExportRoutesDependencies {
  readonly lists: readonly Exportable[];
  readonly list: ScheduledExports['list'];
  readonly listRecipients: (list: string) => Promise<readonly { _id: string; name: string }[]>;
  readonly require: (key: ExportKey) => Promise<ScheduledExport>;
  readonly create: (input: ExportInput, editor: Editor) => Promise<ScheduledExport>;
  readonly change: (command: ChangeExportCommand) => Promise<ScheduledExport>;
  readonly delete: (key: ExportKey, editor: Editor) => Promise<{ undoUntil: string }>;
  readonly restore: (key: ExportKey) => Promise<ScheduledExport>;
  readonly runNow: (key: ExportKey) => Promise<ExportRun>;
  readonly listRuns: ExportRuns['list'];
  readonly readFile: (command: { id: string; runId: string; callerId: string }) => Promise<Download>;
  readonly namesOf: (ids: readonly string[]) => Promise<readonly { _id: string; name: string }[]>;
  readonly now: () => number;
}

/** An administrator with all permissions sees the exports of all, everybody else the own ones. */
function keyOf(identity: Identity, id = ''): ExportKey {
  const isOfAll = holdsPermission(identity, permissions.administration);
  return isOfAll ? { id } : { id, makerId: identity.userId ?? '' };
}

/** The lists that the caller may read at all. */
function readable(lists: readonly Exportable[], identity: Identity): readonly Exportable[] {
  return lists.filter(({ list: { route } }) =>
    [route.permission ?? []].flat().some((permission) => holdsPermission(identity, permission)),
  );
}

export function exportRoutes(deps: ExportRoutesDependencies): readonly BoundRoute[] {
  const views = async (all: readonly ScheduledExport[]) => {
    const makers = await deps.namesOf([...new Set(all.map(({ makerId }) => makerId))]);
    const names = new Map(makers.map(({ _id, name }) => [_id, name]));
    return all.map((stored) => exportView(stored, names.get(stored.makerId) ?? null));
  };
  const view = async (stored: ScheduledExport) => {
    const [one] = await views([stored]);
    if (one === undefined) throw new Error('an export without its view');
    return one;
  };
  return [
    handle(listExportableLists, async ({ identity }) => ({
      items: readable(deps.lists, identity).map(exportableView),
    })),
    handle(listExportRecipients, async ({ query: { list }, identity }) => {
      if (!readable(deps.lists, identity).some((one) => one.list.name === list))
        throw new DomainError('invalid', 'auth.export-list');
      return { items: [...(await deps.listRecipients(list))] };
    }),
    handle(listExports, async ({ query: { page, pageSize }, identity }) => {
      const { items, total } = await deps.list({ makerId: keyOf(identity).makerId, page, pageSize });
      return { items: await views(items), total, page, pageSize };
    }),
    handle(readExport, async ({ params, identity }) => view(await deps.require(keyOf(identity, params.id)))),
    handle(createExport, async ({ body, identity }) => view(await deps.create(body, editorOf(identity)))),
    handle(changeExport, async ({ params, body, identity }) =>
      view(await deps.change({ ...keyOf(identity, params.id), input: body, editor: editorOf(identity) })),
    ),
    handle(deleteExport, async ({ params, identity }) => {
      const { undoUntil } = await deps.delete(keyOf(identity, params.id), editorOf(identity));
      return { _id: params.id, undoUntil };
    }),
    handle(restoreExport, async ({ params, identity }) =>
      view(await deps.restore(keyOf(identity, params.id))),
    ),
    handle(runExport, async ({ params, identity }) =>
      runView(await deps.runNow(keyOf(identity, params.id)), deps.now()),
    ),
    handle(listExportRuns, async ({ params, query: { page, pageSize }, identity }) => {
      const { _id: exportId } = await deps.require(keyOf(identity, params.id));
      const { items, total } = await deps.listRuns({ exportId, page, pageSize });
      return { items: items.map((run) => runView(run, deps.now())), total, page, pageSize };
    }),
    handle(readExportFile, ({ params: { id, runId }, identity }) =>
      deps.readFile({ id, runId, callerId: identity.userId ?? '' }),
    ),
  ];
}
