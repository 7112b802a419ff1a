import { DomainError } from '@pathshala/contract-kit/domain-error';
import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import type { CheckedOutTransactions } from '../../checkout/index.ts';
import type { Caller, CourseLookup, EnrollableCourse, EnrolmentStatuses } from '../../enrolments/index.ts';
import {
  beginClaim,
  type Claim,
  type PaymentInput,
  releaseApproved,
  releaseTransaction,
  requireClaim,
  withdrawClaim as withdraw,
} from '../domain/claim.ts';
import { requireTransactionId } from '../domain/transaction-id.ts';
import type { Claims } from '../ports.ts';
import { claimChangedEvent, sentEvents } from './claim-events.ts';

interface SendClaimDependencies {
  readonly claims: Claims;
  readonly courses: CourseLookup;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly transactions: CheckedOutTransactions;
  readonly now: () => number;
  readonly newId: () => string;
}

interface SendClaimCommand {
  readonly payment: PaymentInput;
  readonly courseId: string;
  readonly courseKind: EnrollableCourse['courseKind'];
  readonly caller: Caller & { readonly userId: string; readonly name: string };
}

/** The maximum number of inserts: a refused claim of the caller may hold the transaction id, and is released first. */
const maxTries = 3;

/** Inserts the claim; the unique keys decide between parallel requests. */
async function insertClaim(claims: Claims, claim: Claim): Promise<Claim> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await claims.insert(claim, sentEvents(claim));
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      if (error.keys.includes('openKey')) {
        if (tries < maxTries && (await releasedByEnd(claims, claim))) continue;
        throw new DomainError('conflict', 'catalog.claim-open');
      }
      if (tries === maxTries || !(await releasedByOwner(claims, claim))) throw transactionUsed();
    }
  }
}

function transactionUsed(): DomainError {
  const code = 'catalog.transaction-used';
  return new DomainError('conflict', code, { fields: { transactionId: code } });
}

/** True when the transaction id may be tried again: it is free now, or belonged to a refused claim of the same student. */
async function releasedByOwner(claims: Claims, { transactionKey, studentId }: Claim): Promise<boolean> {
  const holder = await claims.withTransaction(transactionKey);
  if (holder === null) return true;
  if (holder.studentId !== studentId) return false;
  const released = await claims.update(holder._id, (stored) => {
    const state = releaseTransaction(stored);
    return state && { state };
  });
  return released.transactionKey !== transactionKey;
}

/** True when the next claim may be tried: the open one was approved, and its enrolment has ended since. */
async function releasedByEnd(claims: Claims, { openKey }: Claim): Promise<boolean> {
  const holder = await claims.withOpenKey(openKey);
  if (holder === null) return true;
  const released = await claims.update(holder._id, (stored) => {
    const state = releaseApproved(stored);
    return state && { state };
  });
  return released.openKey !== openKey;
}

/** CAT-05. Rejects in the order: impossible id, unknown course, already enrolled, closed, free, open claim, used transaction. */
export function sendClaim(deps: SendClaimDependencies) {
  const { claims, courses, enrolmentStatuses, transactions, now, newId } = deps;
  return async ({ payment, courseId, courseKind, caller }: SendClaimCommand): Promise<Claim> => {
    requireTransactionId(payment.transactionId);
    const course = await courses.find(courseId);
    if (course?.courseKind !== courseKind) throw new DomainError('not-found', 'catalog.course-not-found');
    const { isEnrolled } = await enrolmentStatuses.one(caller, courseId);
    if (isEnrolled) throw new DomainError('conflict', 'catalog.already-enrolled');
    if (!course.isOpen) throw new DomainError('gone', 'catalog.enrolment-closed');
    if (course.fee <= 0) throw new DomainError('conflict', 'catalog.claim-free');
    const sentAt = new Date(now()).toISOString();
    const student = { claimId: newId(), id: caller.userId, name: caller.name, sentAt };
    const claim = beginClaim(payment, course, student);
    if ((await transactions.among([claim.transactionKey])).size > 0) throw transactionUsed();
    return insertClaim(claims, claim);
  };
}

/** Throws `not-found` for another student's claim. */
export function withdrawClaim({ claims }: { readonly claims: Claims }) {
  return async (id: string, studentId: string | null): Promise<Claim> => {
    const found = requireClaim(await claims.find(id));
    const own = requireClaim(studentId !== null && found.studentId === studentId ? found : null);
    return claims.update(own._id, (claim) => {
      const state = withdraw(claim);
      return state && { state, events: [claimChangedEvent(state)] };
    });
  };
}
