import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { accessChanged, noticeRequested, paymentRecorded } from '@pathshala/svc-catalog-contract/events';
import type { BatchDirectory } from '../batches/index.ts';
import type { CourseAccess, CourseLookup, PaidEnrolments, Students } from '../enrolments/index.ts';
import { onBatchMoves, onStudentEnrolled, onStudentUnenrolled, onUserDeleted } from './events.ts';
import { ledgerRoutes } from './http/routes.ts';
import type {
  FeeAccounts,
  GrantDiscount,
  Ledger,
  LedgerFacts,
  OwedFor,
  PricePlans,
  RecordPayment,
  RefundPayment,
  TakeBackPayment,
} from './ports.ts';
import {
  accountAggregates,
  accountIndexes,
  createDocumentAccounts,
  createDocumentPauses,
} from './storage/document-accounts.ts';
import { createDocumentChargeStart } from './storage/document-charge-start.ts';
import { createDocumentLedger, ledgerIndexes } from './storage/document-ledger.ts';
import { createDocumentPostingKeys } from './storage/document-posting-keys.ts';
import { closeDay } from './use-cases/close-day.ts';
import { createFeeAccess } from './use-cases/fee-access.ts';
import { grantDiscount } from './use-cases/grant-discount.ts';
import { chargeEnrolment, closeAccounts, endAccount, requireAccount } from './use-cases/open-account.ts';
import { findBatch, placeInBatch } from './use-cases/place-in-batch.ts';
import { owedFor } from './use-cases/owed-for.ts';
import { writeDuePostings, writePostings } from './use-cases/post-entry.ts';
import { postEntry, recordPayment } from './use-cases/record-payment.ts';
import { takePayment } from './use-cases/take-payment.ts';
import { correctEntry, refundPayment, takeBackPayment } from './use-cases/take-back.ts';

interface LedgerDependencies {
  readonly enrolments: {
    readonly courseLookup: CourseLookup;
    readonly paidEnrolments: PaidEnrolments;
    readonly students: Pick<Students, 'exists'>;
  };
  readonly batchDirectory: BatchDirectory;
  readonly plans: PricePlans;
  readonly facts: LedgerFacts;
}

interface LedgerPorts {
  readonly accounts: FeeAccounts;
  readonly ledger: Ledger;
  readonly recordPayment: RecordPayment;
  readonly grantDiscount: GrantDiscount;
  readonly owedFor: OwedFor;
  readonly refundPayment: RefundPayment;
  readonly takeBackPayment: TakeBackPayment;
}

/** Created before the capability, because courses refuse students whose access pauses. */
export function createAccess({ documents, now }: Pick<Platform, 'documents' | 'now'>): CourseAccess {
  return createFeeAccess({ pauses: createDocumentPauses(documents), now });
}

/** The fees that students owe and have paid (FEE-02): accounts that decide, and a ledger that only grows. */
export function createLedgerCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId'>,
  { enrolments, batchDirectory, plans, facts }: LedgerDependencies,
): Capability & LedgerPorts {
  const { documents, now } = platform;
  const accounts = createDocumentAccounts(platform);
  const ledger = createDocumentLedger(documents);
  const keys = createDocumentPostingKeys(documents);
  const start = createDocumentChargeStart(platform);
  const { courseLookup: courses, paidEnrolments, students } = enrolments;
  const write = writePostings({ accounts, ledger, facts, now });
  const find = findBatch({ batchDirectory });
  const opening = { accounts, courses, students, plans, findBatch: find, write, now };
  const charge = chargeEnrolment(opening);
  const account = requireAccount({ ...opening, charge });
  const post = postEntry({ accounts, ledger, keys, write, now });
  const record = recordPayment({ ledger, keys, requireAccount: account, post, now });
  const grant = grantDiscount({ ledger, requireAccount: account, post });
  const correct = correctEntry({ ledger, post });
  const refund = refundPayment({ ledger, accounts, post });
  return {
    accounts,
    ledger,
    recordPayment: record,
    grantDiscount: grant,
    owedFor: owedFor({ accounts, plans, now }),
    refundPayment: refund,
    takeBackPayment: takeBackPayment({ ledger, correct }),
    routes: ledgerRoutes({
      ledger,
      takePayment: takePayment({ record, courses, paidEnrolments }),
      grantDiscount: grant,
      refundPayment: refund,
      correctEntry: correct,
      closeDay: closeDay({ ledger, now }),
    }),
    subscriptions: [
      onStudentEnrolled({ accounts, charge, courses, start }),
      onStudentUnenrolled(endAccount(opening)),
      ...onBatchMoves(placeInBatch(opening)),
      onUserDeleted(closeAccounts({ accounts })),
    ],
    jobs: [
      {
        name: 'write-postings',
        everyMs: 15_000,
        run: writeDuePostings({ accounts, ledger, facts, now, write }),
      },
    ],
    prepare: start.prepare,
    publishes: [accessChanged, noticeRequested, paymentRecorded],
    aggregates: accountAggregates,
    indexes: [...accountIndexes, ...ledgerIndexes],
  };
}
