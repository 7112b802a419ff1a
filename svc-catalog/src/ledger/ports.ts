import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { EnrollableCourse } from '../enrolments/index.ts';
import type { FeeAccount } from './domain/account.ts';
import type { Instalment, Owed } from './domain/dues.ts';
import type { Closing, DayTotal, EntryKind, LedgerEntry, LedgerTail, PaymentMethod } from './domain/entry.ts';

export interface DuesQuery {
  readonly courseId?: string | undefined;
  readonly batchId?: string | undefined;
  readonly studentId?: string | undefined;
  /** Only these students, at most a hundred. */
  readonly students?: readonly string[] | undefined;
  /** Accounts whose earliest unpaid due is of this day or earlier. */
  readonly dueBy: string;
  readonly sort: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface FeeAccounts extends AggregateStore<FeeAccount> {
  ofStudent(studentId: string): Promise<readonly FeeAccount[]>;
  dues(query: DuesQuery): Promise<{ readonly items: readonly FeeAccount[]; readonly total: number }>;
  /** Ids of accounts with postings that the ledger should have by `now` (epoch ms). */
  postingsDue(now: number, limit: number): Promise<readonly string[]>;
  /** Ids of accounts whose students are to be reminded of a due of this day or an earlier one. */
  toRemind(day: string, limit: number): Promise<readonly string[]>;
  /** Ids of accounts with access whose earliest unpaid due is before this day. */
  toPause(before: string, limit: number): Promise<readonly string[]>;
  /** Ids of accounts without access whose earliest unpaid due is of this day or later, or that owe nothing. */
  toResume(from: string, limit: number): Promise<readonly string[]>;
}

export interface FeePauses {
  /** The account of a student whose access to the course pauses; null while it is open. */
  pausedIn(studentId: string, courseId: string): Promise<FeeAccount | null>;
}

export interface LedgerQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: EntryKind | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly courseId?: string | undefined;
  readonly batchId?: string | undefined;
  readonly studentId?: string | undefined;
  readonly students?: readonly string[] | undefined;
  readonly receipt?: string | undefined;
  readonly sort: string;
  readonly page: number;
  readonly pageSize: number;
}

/** Records that are inserted one after the other and never changed or removed. */
export interface Ledger {
  /**
   * Inserts what follows the latest record. `make` is called again when another process was first. A record with an id that
   * the ledger has is not inserted: the stored one is returned. null of `make` inserts nothing.
   */
  append<Record extends LedgerEntry | Closing>(
    make: (tail: LedgerTail) => Promise<Record | null> | Record | null,
  ): Promise<Record | null>;
  tail(): Promise<LedgerTail>;
  find(id: string): Promise<LedgerEntry | null>;
  list(query: LedgerQuery): Promise<{ readonly items: readonly LedgerEntry[]; readonly total: number }>;
  ofAccount(accountId: string): Promise<readonly LedgerEntry[]>;
  totalsOfDay(day: string): Promise<readonly DayTotal[]>;
  /** The days with entries after `from` up to `to`. */
  daysWithEntries(from: string, to: string): Promise<readonly string[]>;
  closing(day: string): Promise<Closing | null>;
  /** The latest first. */
  closings(page: {
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly items: readonly Closing[]; readonly total: number }>;
}

/** Which account a command of the ledger is about, by the id of what it posts. */
export interface PostingKeys {
  /** True for the account that claims the id first, each time. */
  claim(entryId: string, accountId: string): Promise<boolean>;
}

/** The price of enrolling in a course, and when it is to be paid. */
interface PricePlan {
  readonly planId: string;
  readonly planName: string;
  scheduleFrom(day: string): readonly Instalment[];
}

export interface PricePlans {
  /** The plan for who enrols now. `feePaisa`: the fee of the course, where it has no plan. */
  planOf(courseId: string, feePaisa: number): Promise<PricePlan>;
}

/** Finds the price by the student's account, or by the plan for who enrols today. */
export type OwedFor = (studentId: string, course: Pick<ChargedCourse, 'courseId' | 'fee'>) => Promise<Owed>;

/** Where postings are counted for reports. */
export interface LedgerFacts {
  record(entry: LedgerEntry): Promise<void>;
}

export interface Payment {
  /** The idempotency key: of a claim, a checkout, or a form of the cash desk. */
  readonly key: string;
  readonly studentId: string;
  readonly courseId: string;
  readonly amountPaisa: number;
  readonly method: PaymentMethod;
  readonly reference?: string;
  readonly note?: string;
  readonly byId?: string | null;
  /** The day on which the money came, in Asia/Dhaka; today by default. */
  readonly takenOn?: string | undefined;
  /** Posts money of a closed day today. */
  readonly isPostedToday?: boolean | undefined;
  /** The facts of the course, from a caller who has checked student and course: either may be deleted meanwhile. */
  readonly course?: ChargedCourse;
  /** The money goes back: an account that it opens is not charged. */
  readonly isUncharged?: boolean | undefined;
  /** Throws `conflict` for more than what is left to pay, and after the end of the enrolment. */
  readonly isOwed?: boolean | undefined;
}

/** The facts of a course that its charge requires. */
export type ChargedCourse = Pick<
  EnrollableCourse,
  'courseId' | 'courseKind' | 'courseName' | 'fee' | 'teacher'
>;

/** The one way in which money comes in. A repeated key posts nothing and returns the same entry. */
export type RecordPayment = (payment: Payment) => Promise<LedgerEntry>;

interface Discount {
  readonly key: string;
  readonly studentId: string;
  readonly courseId: string;
  /** A percentage of the price as charged; null for an amount. */
  readonly percent: number | null;
  readonly amountPaisa: number | null;
  /** An amount beyond what is left of the price is reduced to it, instead of refused. */
  readonly isCapped?: boolean;
  /** The code of a coupon; `scholarship` or `discount` for one that an administrator grants. */
  readonly reference: string;
  readonly note: string;
  readonly byId: string | null;
}

export type GrantDiscount = (discount: Discount) => Promise<LedgerEntry>;

/** Money of a payment that goes back. */
interface Refund {
  readonly key: string;
  readonly amountPaisa: number;
  readonly method: PaymentMethod;
  readonly reason: string;
  readonly byId: string | null;
  /** The payment paid for nothing: the price stays, also after the end of the enrolment. */
  readonly isUncharged?: boolean;
}

/** A repeated key posts nothing and returns the same entry. */
export type RefundPayment = (entryId: string, refund: Refund) => Promise<LedgerEntry>;

/** The account of a student in a course, opened if the course costs anything, or for a caller who has checked both. */
export type RequireAccount = (
  studentId: string,
  courseId: string,
  checked?: ChargedCourse & Pick<Payment, 'isUncharged'>,
) => Promise<FeeAccount>;

/** Takes back the payment that was recorded by the key. Does nothing for a key without one, and where money was refunded. */
export type TakeBackPayment = (key: string, reason: string, byId: string | null) => Promise<void>;

/** When the school began to keep a ledger. */
export interface ChargeStart {
  /** ISO 8601. */
  startedAt(): Promise<string>;
}

/** The batch in which a student is taught a course, with its teacher; null: none. */
interface TaughtIn {
  readonly batchId: string;
  readonly teacher: string;
}

export type FindBatch = (studentId: string, courseId: string) => Promise<TaughtIn | null>;
