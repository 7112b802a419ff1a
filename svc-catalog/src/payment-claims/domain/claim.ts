import { DomainError } from '@pathshala/contract-kit/domain-error';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import { oneLine } from '@pathshala/rules/one-line';
import type { CourseFacts, EnrollableCourse } from '../../enrolments/index.ts';
import { bareTransactionId, cleanTransactionId, transactionKeyOf } from './transaction-id.ts';

export type Method = 'bkash' | 'nagad' | 'bank';
export type State = 'sent' | 'approved' | 'refused' | 'withdrawn';

/** The fields that a student reports about a payment. */
export interface PaymentInput {
  readonly method: Method;
  /** Taka. */
  readonly amount: number;
  readonly transactionId: string;
  readonly note: string;
}

/** A student's report of a payment for a course, with the facts of the course when it was sent. */
export interface Claim extends PaymentInput, CourseFacts {
  readonly _id: string;
  /** null once the account is deleted. */
  readonly studentId: string | null;
  /** Empty once the account is deleted. */
  readonly studentName: string;
  /** `listKeyOf` of the name. */
  readonly nameKey: string;
  /** Letters and digits of the transaction id, for searching. */
  readonly transactionText: string;
  /** Taka. */
  readonly fee: number;
  readonly state: State;
  /** Empty unless refused. */
  readonly reason: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly decidedAt: string | null;
  /** The administrator's account and name; null once that account is deleted. */
  readonly decidedById: string | null;
  readonly decidedBy: string | null;
  /** Unique: a transaction pays once. A withdrawn claim has a key that no transaction can have. */
  readonly transactionKey: string;
  /** Unique: one open or approved claim per student and course. */
  readonly openKey: string;
  /** Epoch ms from which the job `finish-claims` enrols the student; null unless approved and not enrolled yet. */
  readonly enrolDueAt: number | null;
  /** Epoch ms from which the job ends the enrolment of a revoked approval; null or absent: none to end. */
  readonly unenrolDueAt?: number | null;
  /** The version of the latest publication. Absent: derived from the state. */
  readonly version?: number;
}

interface Decider {
  readonly id: string | null;
  readonly name: string | null;
  /** ISO 8601. */
  readonly at: string;
}

function openKeyOf(studentId: string, courseId: string): string {
  return `${studentId}:${courseId}`;
}

/** A key that no transaction and no open claim can have. */
const releasedKey = ({ _id }: Pick<Claim, '_id'>): string => `~${_id}`;

export function beginClaim(
  payment: PaymentInput,
  course: EnrollableCourse,
  student: { readonly claimId: string; readonly id: string; readonly name: string; readonly sentAt: string },
): Claim {
  const { courseId, courseKind, courseName, courseCode, courseThumbnail, fee } = course;
  const { method, amount, transactionId, note } = payment;
  return {
    _id: student.claimId,
    studentId: student.id,
    studentName: student.name,
    nameKey: listKeyOf(student.name),
    courseId,
    courseKind,
    courseName,
    courseCode,
    courseThumbnail,
    fee,
    method,
    amount: Math.round(amount * 100) / 100,
    transactionId: cleanTransactionId(transactionId),
    transactionText: bareTransactionId(transactionId),
    note,
    state: 'sent',
    reason: '',
    sentAt: student.sentAt,
    decidedAt: null,
    decidedById: null,
    decidedBy: null,
    transactionKey: transactionKeyOf(method, transactionId),
    openKey: openKeyOf(student.id, courseId),
    enrolDueAt: null,
  };
}

const decided = () => new DomainError('conflict', 'catalog.claim-decided');

/** Null when the claim is approved already. Throws `conflict` for a claim that was refused or withdrawn. */
export function approveClaim(claim: Claim, decider: Decider, enrolDueAt: number): Claim | null {
  if (claim.state === 'approved') return null;
  if (claim.state !== 'sent') throw decided();
  const { id, name, at } = decider;
  return { ...claim, state: 'approved', decidedAt: at, decidedById: id, decidedBy: name, enrolDueAt };
}

/** Null when the claim is refused already. Throws `conflict` for a claim that was approved or withdrawn. */
export function refuseClaim(claim: Claim, decider: Decider, reason: string): Claim | null {
  const text = oneLine(reason).trim();
  if (text === '') {
    const code = 'catalog.claim.reason';
    throw new DomainError('invalid', code, { fields: { reason: code } });
  }
  if (claim.state === 'refused') return null;
  if (claim.state !== 'sent') throw decided();
  const { id, name, at } = decider;
  const decision = { decidedAt: at, decidedById: id, decidedBy: name, reason: text };
  return { ...claim, ...decision, state: 'refused', openKey: releasedKey(claim) };
}

/** A claim is sent, decided once, and perhaps withdrawn: its state determines its version, unless an approval was revoked. */
const versions = { sent: 1, approved: 2, refused: 2, withdrawn: 3 } as const;

export const versionOf = ({ version, state }: Pick<Claim, 'version' | 'state'>): number =>
  version ?? versions[state];

/** Revokes an approval. Null when the claim is refused already. Throws `conflict` for a claim that was not approved. */
export function revokeClaim(
  claim: Claim,
  decider: Decider,
  { reason, unenrolDueAt }: { readonly reason: string; readonly unenrolDueAt: number },
): Claim | null {
  const text = oneLine(reason).trim();
  if (text === '') {
    const code = 'catalog.claim.reason';
    throw new DomainError('invalid', code, { fields: { reason: code } });
  }
  if (claim.state === 'refused') return null;
  if (claim.state !== 'approved') throw decided();
  const { id, name, at } = decider;
  const decision = { decidedAt: at, decidedById: id, decidedBy: name, reason: text };
  const version = versionOf(claim) + 1;
  const ended = { enrolDueAt: null, unenrolDueAt, openKey: releasedKey(claim) };
  return { ...claim, ...decision, ...ended, state: 'refused', version };
}

/** Releases an approved claim whose enrolment has ended, so that it does not block the student's next payment. */
export function releaseApproved(claim: Claim): Claim | null {
  return claim.state === 'approved' && claim.enrolDueAt === null
    ? { ...claim, openKey: releasedKey(claim) }
    : null;
}

/** Frees the transaction id. Null when the claim is withdrawn already. Throws `conflict` for an approved claim. */
export function withdrawClaim(claim: Claim): Claim | null {
  if (claim.state === 'withdrawn') return null;
  if (claim.state === 'approved') throw decided();
  return {
    ...claim,
    state: 'withdrawn',
    ...(claim.version !== undefined && { version: claim.version + 1 }),
    transactionKey: releasedKey(claim),
    openKey: releasedKey(claim),
  };
}

/** Null unless the claim was refused: only then its owner may use the transaction id in another claim. */
export function releaseTransaction(claim: Claim): Claim | null {
  return claim.state === 'refused' ? { ...claim, transactionKey: releasedKey(claim) } : null;
}

/** The claim after the account is deleted: an approved one is stored without the person. */
export function withoutStudent(claim: Claim): Claim {
  return {
    ...claim,
    studentId: null,
    studentName: '',
    nameKey: '',
    note: '',
    openKey: releasedKey(claim),
    enrolDueAt: null,
  };
}

export function requireClaim(claim: Claim | null): Claim {
  if (claim === null) throw new DomainError('not-found', 'catalog.claim-not-found');
  return claim;
}
