import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import { publicReach } from '@pathshala/service-kit/http/public-address';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { exports as ofAuth } from '@pathshala/svc-auth-contract/exports';
import { exports as ofCampaigns } from '@pathshala/svc-campaigns-contract/exports';
import { exports as ofCatalog } from '@pathshala/svc-catalog-contract/exports';
import { exports as ofExams } from '@pathshala/svc-exams-contract/exports';
import type { AccountPorts } from '../accounts/index.ts';
import type { MailPorts } from '../mails/index.ts';
import type { LogInFactors } from '../second-factor/index.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import { createAesBucketSecrets } from './adapters/aes-bucket-secrets.ts';
import { openTable } from './adapters/open-table.ts';
import { createS3Buckets } from './adapters/s3-buckets.ts';
import { ExportFailure } from './domain/export-run.ts';
import { onUserDeleted } from './events.ts';
import { exportRoutes } from './http/export-routes.ts';
import { exportMail } from './mails/export-mail.ts';
import type { Exportable } from './ports.ts';
import { createDocumentExportRuns, exportRunIndexes } from './storage/document-export-runs.ts';
import { createDocumentExports, scheduledExportIndexes } from './storage/document-exports.ts';
import { deliverFile } from './use-cases/deliver-file.ts';
import { changeExport, createExport, deleteExport, restoreExport } from './use-cases/edit-export.ts';
import { listFailingExports } from './use-cases/list-failing-exports.ts';
import { makeFile } from './use-cases/make-file.ts';
import { pruneExports } from './use-cases/prune-exports.ts';
import { readFile } from './use-cases/read-file.ts';
import { listRecipients, requireExport, runNow } from './use-cases/require-export.ts';
import { runDueExports } from './use-cases/run-due-exports.ts';

const hour = 3_600_000;

/** The lists of the contracts. */
const lists: readonly Exportable[] = Object.entries({
  'svc-auth': ofAuth,
  'svc-catalog': ofCatalog,
  'svc-exams': ofExams,
  'svc-campaigns': ofCampaigns,
}).flatMap(([service, exported]) => exported.map((list) => ({ service, list })));

/** A list that a newer version exported, and this one does not. */
function exportableOf(name: string): Exportable {
  const found = lists.find(({ list }) => list.name === name);
  if (found === undefined) throw new ExportFailure('list-unknown', { isFinal: true });
  return found;
}

type Ports = Pick<AccountPorts, 'accounts'> &
  Pick<MailPorts, 'mailQueue'> &
  Pick<SiteSettingsPorts, 'schoolLanguage'> & { readonly factors: Pick<LogInFactors, 'mustEnrol'> };

/** Lists of all services as files, made by a schedule with the rights of an administrator, mailed or put into a bucket. */
export function createScheduledExportsCapability(
  platform: Platform,
  ports: Ports,
): Capability & { readonly listWaitingWork: ListWaitingWork } {
  const { documents, files, log, now, newId, publicUrl, readService, reach = publicReach } = platform;
  const exports = createDocumentExports(documents);
  const runs = createDocumentExportRuns(documents);
  const buckets = createS3Buckets(reach, platform.exportEndpoints);
  const secrets = createAesBucketSecrets(platform.secrets.sessionSecret);
  const stores = { ...ports, exports, runs, buckets, secrets, files, log, now, newId };
  const deps = { ...stores, lists, exportableOf, publicUrl, requireExport: requireExport({ exports }) };
  const made = { makeFile: makeFile({ ...stores, readService, openTable }) };
  const delivered = { deliverFile: deliverFile({ ...deps, writeMail: exportMail }) };
  return {
    listWaitingWork: listFailingExports(deps),
    routes: exportRoutes({
      lists,
      list: (query) => exports.list(query),
      listRecipients: listRecipients(deps),
      require: deps.requireExport,
      create: createExport(deps),
      change: changeExport(deps),
      delete: deleteExport(deps),
      restore: restoreExport(deps),
      runNow: runNow(deps),
      listRuns: (query) => runs.list(query),
      readFile: readFile(deps),
      namesOf: (ids) => ports.accounts.namesOf(ids),
      now,
    }),
    subscriptions: [onUserDeleted(exports)],
    jobs: [
      { name: 'run-exports', everyMs: 30_000, run: runDueExports({ ...deps, ...made, ...delivered }) },
      { name: 'prune-exports', everyMs: hour, run: pruneExports(deps) },
    ],
    indexes: [...scheduledExportIndexes, ...exportRunIndexes],
  };
}
