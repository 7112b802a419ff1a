import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { ManyEnrolments } from '../enrolments/index.ts';
import { onUserDeleted, onUserVerified } from './events.ts';
import { bulkRoutes } from './http/bulk-routes.ts';
import { waitingRoutes } from './http/waiting-routes.ts';
import { bulkEnrolmentIndexes, createDocumentBulkEnrolments } from './storage/document-bulk-enrolments.ts';
import {
  createDocumentWaitingEnrolments,
  waitingEnrolmentIndexes,
} from './storage/document-waiting-enrolments.ts';
import { checkBulkEnrolment } from './use-cases/check-bulk-enrolment.ts';
import { confirmBulkEnrolment, findBulkEnrolment } from './use-cases/confirm-bulk-enrolment.ts';
import { runBulkEnrolments } from './use-cases/run-bulk-enrolments.ts';
import { currentRows } from './use-cases/current-rows.ts';
import { enrolOrWait } from './use-cases/enrol-or-wait.ts';
import { enrolWaiting } from './use-cases/enrol-waiting.ts';
import { restoreWaiting, withdrawWaiting } from './use-cases/withdraw-waiting.ts';

const runMs = 1_000;
const removalMs = 600_000;

/** Many students for one course: a dry run, then enrolments in the background. */
export function createBulkEnrolmentsCapability(
  { documents, now, newId }: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { manyEnrolments }: { readonly manyEnrolments: ManyEnrolments },
): Capability {
  const bulkEnrolments = createDocumentBulkEnrolments(documents);
  const waitingEnrolments = createDocumentWaitingEnrolments(documents);
  const waiting = { waitingEnrolments, manyEnrolments, now };
  const deps = { bulkEnrolments, ...waiting, enrolOrWait: enrolOrWait(waiting), newId };
  const find = findBulkEnrolment(deps);
  return {
    routes: [
      ...bulkRoutes({
        check: checkBulkEnrolment(deps),
        find,
        confirm: confirmBulkEnrolment({ ...deps, find }),
        list: (query) => bulkEnrolments.list({ ...query, now: now() }),
        rows: (...query) => bulkEnrolments.rows(...query),
        currentRows: currentRows(deps),
      }),
      ...waitingRoutes({
        listWaiting: (query) => waitingEnrolments.list(query),
        withdrawWaiting: withdrawWaiting(deps),
        restoreWaiting: restoreWaiting(deps),
      }),
    ],
    subscriptions: [
      onUserDeleted((userId) => bulkEnrolments.forgetEditor(userId)),
      onUserVerified(enrolWaiting(deps)),
    ],
    jobs: [
      { name: 'bulk-enrolments', everyMs: runMs, run: runBulkEnrolments(deps) },
      {
        name: 'remove-bulk-enrolments',
        everyMs: removalMs,
        async run() {
          await bulkEnrolments.removeExpired(now());
          await waitingEnrolments.removeExpired(now());
        },
      },
    ],
    indexes: [...bulkEnrolmentIndexes, ...waitingEnrolmentIndexes],
  };
}
