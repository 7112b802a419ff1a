import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { studentImportLimits } from '@pathshala/svc-auth-contract/http';
import type { AccountPorts } from '../accounts/index.ts';
import type { InvitationPorts } from '../invitations/index.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import { tableRows } from './adapters/table-rows.ts';
import { onUserDeleted } from './events.ts';
import { importRoutes } from './http/import-routes.ts';
import { createDocumentStudentImports, studentImportIndexes } from './storage/document-student-imports.ts';
import { confirmImport, findImport } from './use-cases/confirm-import.ts';
import { lookUp } from './use-cases/look-up.ts';
import { mendRow } from './use-cases/mend-row.ts';
import { readImport } from './use-cases/read-import.ts';
import { readPeople } from './use-cases/read-people.ts';
import { runImports } from './use-cases/run-imports.ts';

const importMs = 1_000;
const removalMs = 600_000;

/** Students from a file: a dry run, then an invitation by mail for each. */
export function createStudentImportsCapability(
  { documents, now, newId }: Platform,
  ports: Pick<AccountPorts, 'accounts'> & InvitationPorts & Pick<SiteSettingsPorts, 'schoolLanguage'>,
): Capability {
  const imports = createDocumentStudentImports(documents);
  const { rows: maxRows } = studentImportLimits;
  const find = findImport({ imports, now });
  const deps = { ...ports, imports, find, readRows: tableRows, maxRows, idOf: derivedId, now, newId };
  return {
    routes: importRoutes({
      readImport: readImport(deps),
      findImport: find,
      confirmImport: confirmImport(deps),
      listImports: (query) => imports.list({ ...query, now: now() }),
      importedRows: (...query) => imports.rows(...query),
      mendRow: mendRow(deps),
      lookUp: lookUp(deps),
      readPeople: readPeople(deps),
    }),
    subscriptions: [onUserDeleted((userId) => imports.forgetEditor(userId))],
    jobs: [
      { name: 'import-students', everyMs: importMs, run: runImports(deps) },
      { name: 'remove-student-imports', everyMs: removalMs, run: () => imports.removeExpired(now()) },
    ],
    indexes: studentImportIndexes,
  };
}
