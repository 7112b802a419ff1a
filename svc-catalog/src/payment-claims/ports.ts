import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Claim, Method, State } from './domain/claim.ts';

export interface ClaimQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  /** Text in the student's name or the transaction id. */
  readonly q?: string | undefined;
  readonly state?: State | undefined;
  readonly method?: Method | undefined;
}

export interface StudentClaimQuery {
  readonly studentId: string;
  readonly courseId?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export interface ClaimPage {
  readonly items: readonly Claim[];
  readonly total: number;
}

/** `insert` rejects with DuplicateKeyError for a transaction that is used, and for a second open claim for a course. */
export interface Claims extends AggregateStore<Claim> {
  list(query: ClaimQuery): Promise<ClaimPage>;
  /** Latest first. */
  listOfStudent(query: StudentClaimQuery): Promise<ClaimPage>;
  withTransaction(transactionKey: string): Promise<Claim | null>;
  /** The claims of these transactions, a few hundred at once. */
  withTransactions(transactionKeys: readonly string[]): Promise<readonly Claim[]>;
  /** Claims of a method without a decision, sent from `from` until before `to` (ISO 8601), oldest first. */
  waitingBetween(query: {
    readonly method: Method;
    readonly from: string;
    readonly to: string;
    readonly limit: number;
  }): Promise<readonly Claim[]>;
  withOpenKey(openKey: string): Promise<Claim | null>;
  /** Ids of claims whose student should have been enrolled, or whose enrolment should have ended, by `now` (epoch ms). */
  enrolmentDue(now: number, limit: number): Promise<readonly string[]>;
  allOfStudent(studentId: string): Promise<readonly Claim[]>;
  delete(id: string): Promise<void>;
  /** Removes the name of a deleted administrator from the decisions. */
  forgetDecider(userId: string): Promise<void>;
}
