import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-auth-contract/http';
import type { StudentImports } from '../ports.ts';
import type { confirmImport, findImport } from '../use-cases/confirm-import.ts';
import type { lookUp } from '../use-cases/look-up.ts';
import type { mendRow } from '../use-cases/mend-row.ts';
import type { readImport } from '../use-cases/read-import.ts';
import type { readPeople } from '../use-cases/read-people.ts';
import { importView, rowView } from './views.ts';

interface ImportRoutesDependencies {
  readonly readImport: ReturnType<typeof readImport>;
  readonly findImport: ReturnType<typeof findImport>;
  readonly confirmImport: ReturnType<typeof confirmImport>;
  readonly listImports: (query: {
    readonly page: number;
    readonly pageSize: number;
  }) => ReturnType<StudentImports['list']>;
  readonly importedRows: StudentImports['rows'];
  readonly mendRow: ReturnType<typeof mendRow>;
  readonly lookUp: ReturnType<typeof lookUp>;
  readonly readPeople: ReturnType<typeof readPeople>;
}

export function importRoutes(deps: ImportRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(contract.importStudents, async ({ body, identity, language }) =>
      importView(await deps.readImport({ content: body, editor: editorOf(identity), language })),
    ),
    handle(contract.listStudentImports, async ({ query: { page, pageSize } }) => {
      const { items, total } = await deps.listImports({ page, pageSize });
      return { items: items.map(importView), total, page, pageSize };
    }),
    handle(contract.readStudentImport, async ({ params }) => importView(await deps.findImport(params.id))),
    handle(contract.listImportedRows, async ({ params, query, language }) => {
      const { ready, known, refused, mended = 0 } = await deps.findImport(params.id);
      const { page, pageSize, part } = query;
      const range = { from: (page - 1) * pageSize, limit: pageSize };
      const rows = await deps.importedRows(params.id, part, range);
      const total = part === 'ready' ? ready : known + refused + mended;
      return { items: rows.map((row) => rowView(row, language)), total, page, pageSize };
    }),
    handle(contract.mendImportedRow, async ({ params, body, language }) =>
      rowView(await deps.mendRow({ ...params, cells: body }), language),
    ),
    handle(contract.confirmStudentImport, async ({ params, identity }) =>
      importView(await deps.confirmImport({ id: params.id, editor: editorOf(identity) })),
    ),
    handle(contract.readPeopleFile, async ({ body: content, identity }) => ({
      lines: [...(await deps.readPeople({ content, caller: editorOf(identity).id }))],
    })),
    handle(contract.lookUpUsers, async ({ body }) => ({ items: [...(await deps.lookUp(body.who))] })),
  ];
}
