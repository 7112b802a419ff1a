import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import { listWaitingClaims } from './use-cases/list-waiting-claims.ts';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { claimChanged, noticeRequested } from '@pathshala/svc-catalog-contract/events';
import type { CourseLookup, EnrolmentStatuses, PaidEnrolments } from '../enrolments/index.ts';
import type { RecordPayment, TakeBackPayment } from '../ledger/index.ts';
import { onUserDeleted } from './events.ts';
import { claimRoutes } from './http/routes.ts';
import {
  claimAggregates,
  claimIndexes,
  createDocumentClaims,
  claimListKeys,
} from './storage/document-claims.ts';
import { republishClaims } from './storage/republish-claims.ts';
import { decideClaim, decideClaims } from './use-cases/decide-claim.ts';
import { erasePerson } from './use-cases/erase-person.ts';
import { finishClaim, finishClaims } from './use-cases/finish-claim.ts';
import { listClaimQueue, listOwnClaims, readClaim } from './use-cases/read-claims.ts';
import { sendClaim, withdrawClaim } from './use-cases/send-claim.ts';

interface PaymentClaimsDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly ledger: {
    readonly recordPayment: RecordPayment;
    readonly takeBackPayment: TakeBackPayment;
  };
  readonly enrolments: { readonly courseLookup: CourseLookup; readonly paidEnrolments: PaidEnrolments };
}

/** Students' reports of payments for courses that are not free, and the decisions of support about them (CAT-05). */
export function createPaymentClaimsCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { enrolmentStatuses, enrolments, ledger }: PaymentClaimsDependencies,
): Capability & { readonly listWaitingWork: ListWaitingWork } {
  const { now, newId } = platform;
  const claims = createDocumentClaims(platform);
  const { courseLookup: courses, paidEnrolments } = enrolments;
  const { recordPayment, takeBackPayment } = ledger;
  const deps = {
    claims,
    courses,
    paidEnrolments,
    enrolmentStatuses,
    recordPayment,
    takeBackPayment,
    now,
    newId,
  };
  const finish = finishClaim(deps);
  const decide = decideClaim({ ...deps, finish });
  return {
    listWaitingWork: listWaitingClaims(deps),
    routes: claimRoutes({
      sendClaim: sendClaim(deps),
      listOwnClaims: listOwnClaims(deps),
      withdrawClaim: withdrawClaim(deps),
      listClaimQueue: listClaimQueue(deps),
      readClaim: readClaim(deps),
      decideClaim: decide,
      decideClaims: decideClaims({ decide }),
    }),
    subscriptions: [onUserDeleted(erasePerson(deps))],
    publishes: [claimChanged, noticeRequested],
    aggregates: claimAggregates,
    prepare: upgradeListKeys(platform.documents, claimListKeys),
    indexes: claimIndexes,
    republishable: republishClaims(platform.documents),
    jobs: [{ name: 'finish-claims', everyMs: 15_000, run: finishClaims({ ...deps, finish }) }],
  };
}
