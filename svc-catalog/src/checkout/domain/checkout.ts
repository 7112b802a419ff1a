import { DomainError } from '@pathshala/contract-kit/domain-error';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import type { ReservedCoupon } from '../../coupons/index.ts';
import type { CourseFacts, EnrollableCourse } from '../../enrolments/index.ts';

export type ProviderName = 'bkash' | 'sslcommerz';
export type State =
  | 'created'
  | 'pending'
  | 'executing'
  | 'paid'
  | 'failed'
  | 'held'
  | 'refunding'
  | 'refunded';
export type Reason =
  | ''
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'unavailable'
  | 'risk'
  | 'mismatch'
  | 'refund-failed'
  | 'course-deleted'
  | 'already-enrolled'
  | 'account-deleted'
  | 'overpaid'
  | 'coupon'
  | 'support';

/** A payment is for the enrolment in a course, or for dues of who is enrolled. */
type Purpose = 'enrolment' | 'dues';

/** A payment of a student for a course through a provider. Each step is one conditional write. */
export interface Checkout extends CourseFacts {
  readonly _id: string;
  readonly schemaVersion: 1;
  readonly studentId: string;
  /** The account was deleted; the id stays, as in the ledger, which names no person. */
  readonly isErased: boolean;
  readonly studentName: string;
  /** `listKeyOf` of the name. */
  readonly nameKey: string;
  readonly teacher: string;
  /** Taka: the fee of the course. */
  readonly fee: number;
  /** Absent in payments from before dues could be paid: those are for an enrolment. */
  readonly purpose?: Purpose;
  /** The coupon by which the amount is reduced. */
  readonly coupon?: ReservedCoupon;
  readonly provider: ProviderName;
  readonly amountPaisa: number;
  readonly state: State;
  readonly reason: Reason;
  /** Empty before the provider has answered. */
  readonly providerRef: string;
  readonly payUrl: string;
  readonly transactionId: string;
  /** Unique: a transaction pays once. Without one it is a key that no transaction can have. */
  readonly transactionKey: string;
  readonly paidPaisa: number | null;
  /** `enrolling`: decided; `enrolled`: done, and entered in the ledger. Dues are decided by the ledger alone. */
  readonly settlement: 'none' | 'enrolling' | 'enrolled';
  readonly receipt: string;
  /** `asked`: the provider may have got the order. */
  readonly refund: 'none' | 'asked' | 'processing' | 'done';
  readonly refundId: string;
  /** ISO 8601; the order of a refund is not repeated soon after. */
  readonly refundAskedAt: string | null;
  readonly note: string;
  readonly decidedById: string | null;
  readonly decidedBy: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly changedAt: string;
  readonly paidAt: string | null;
  /** Unique: one payment of a student for a course is under way, or has paid for it. */
  readonly openKey: string;
  /** Epoch ms from which the job acts; null: nothing is to be done. */
  readonly dueAt: number | null;
  /** How often the job has looked at the present state. */
  readonly looks: number;
}

export const purposeOf = ({ purpose = 'enrolment' }: Pick<Checkout, 'purpose'>): Purpose => purpose;

/** Dues have a key of their own, which is free again once they are paid: the next ones follow. */
export const openKeyOf = ({
  studentId,
  courseId,
  purpose,
}: Pick<Checkout, 'studentId' | 'courseId' | 'purpose'>): string =>
  purpose === 'dues' ? `dues:${studentId}:${courseId}` : `${studentId}:${courseId}`;

/** A key that nothing else can have. */
export const freeKeyOf = ({ _id }: Pick<Checkout, '_id'>): string => `~${_id}`;

/** The key by which a claim of the same payment is recognised. */
export const transactionKeyOf = (provider: ProviderName, transactionId: string): string =>
  `${provider}:${transactionId.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')}`;

/** Milliseconds after which the job looks at a state that nothing has ended. */
export const lookAfterMs: Readonly<Record<State, number | null>> = {
  created: 120_000,
  pending: 300_000,
  executing: 30_000,
  paid: 30_000,
  failed: 3_600_000,
  held: null,
  refunding: 30_000,
  refunded: null,
};

interface Beginning {
  readonly checkoutId: string;
  readonly purpose: Purpose;
  readonly coupon?: ReservedCoupon | undefined;
  readonly provider: ProviderName;
  readonly amountPaisa: number;
  readonly student: { readonly id: string; readonly name: string };
  /** Epoch ms. */
  readonly now: number;
}

export function beginCheckout(course: EnrollableCourse, beginning: Beginning): Checkout {
  const { courseId, courseKind, courseName, courseCode, courseThumbnail, fee, teacher } = course;
  const { checkoutId: _id, purpose, coupon, provider, amountPaisa, student, now } = beginning;
  const at = new Date(now).toISOString();
  return {
    _id,
    schemaVersion: 1,
    studentId: student.id,
    isErased: false,
    studentName: student.name,
    nameKey: listKeyOf(student.name),
    courseId,
    courseKind,
    courseName,
    courseCode,
    courseThumbnail,
    teacher,
    fee,
    purpose,
    ...(coupon && { coupon }),
    provider,
    amountPaisa,
    state: 'created',
    reason: '',
    providerRef: '',
    payUrl: '',
    transactionId: '',
    transactionKey: freeKeyOf({ _id }),
    paidPaisa: null,
    settlement: 'none',
    receipt: '',
    refund: 'none',
    refundId: '',
    refundAskedAt: null,
    note: '',
    decidedById: null,
    decidedBy: null,
    createdAt: at,
    changedAt: at,
    paidAt: null,
    openKey: openKeyOf({ studentId: student.id, courseId, purpose }),
    dueAt: now + (lookAfterMs.created ?? 0),
    looks: 0,
  };
}

/** The checkout in another state, at which the job looks after the time of that state. */
export function moved(
  checkout: Checkout,
  to: Partial<Checkout> & Pick<Checkout, 'state'>,
  now: number,
): Checkout {
  const after = lookAfterMs[to.state];
  const dueAt = after === null ? null : now + after;
  return { ...checkout, changedAt: new Date(now).toISOString(), dueAt, looks: 0, ...to };
}

export function requireCheckout(checkout: Checkout | null): Checkout {
  if (checkout === null) throw new DomainError('not-found', 'catalog.checkout.not-found');
  return checkout;
}
