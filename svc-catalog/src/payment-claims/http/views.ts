import type { ClaimForSupport, PaymentClaim } from '@pathshala/svc-catalog-contract/payment-claims';
import type { StatementComparison } from '@pathshala/svc-catalog-contract/statements';
import { paisaOf } from '@pathshala/rules/money';
import type { Claim } from '../domain/claim.ts';
import type { Comparison } from '../use-cases/reconcile-statement.ts';

/** Names every field, so that a stored field is shown only on purpose. */
export function viewClaim(claim: Claim): PaymentClaim {
  return {
    _id: claim._id,
    courseId: claim.courseId,
    courseKind: claim.courseKind,
    courseName: claim.courseName,
    courseCode: claim.courseCode,
    fee: claim.fee,
    method: claim.method,
    amount: claim.amount,
    transactionId: claim.transactionId,
    note: claim.note,
    state: claim.state,
    reason: claim.reason,
    sentAt: claim.sentAt,
    decidedAt: claim.decidedAt,
  };
}

export function viewForSupport(claim: Claim): ClaimForSupport {
  const { studentId, studentName, decidedBy } = claim;
  return { ...viewClaim(claim), studentId, studentName, decidedBy };
}

function viewFacts({ _id, studentId, studentName, courseName, amount, state }: Claim) {
  return { claimId: _id, studentId, studentName, courseName, amountPaisa: paisaOf(amount), state };
}

export function viewComparison({ lines, missing }: Comparison): StatementComparison {
  return {
    lines: lines.map(({ claim, transactionId, amountPaisa, day, outcome }) => ({
      transactionId,
      amountPaisa,
      day,
      outcome,
      claim: claim && viewFacts(claim),
    })),
    missing: missing.map((claim) => ({ ...viewFacts(claim), transactionId: claim.transactionId })),
  };
}
