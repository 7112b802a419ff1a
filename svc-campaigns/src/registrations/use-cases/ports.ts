import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Account, Registration, RegistrationStatus } from '../domain/registration.ts';

interface RegistrationQuery {
  readonly campaignId: string;
  /** Finds a name, email, mobile or roll number. */
  readonly q?: string | undefined;
  readonly skip: number;
  readonly limit: number;
}

export interface RegistrationRepository extends AggregateStore<Registration> {
  ofStudent(studentId: string, campaignIds?: readonly string[]): Promise<Registration[]>;
  /** Of whatever state, cancelled ones included. */
  allOfPerson(studentId: string, addressKeys: readonly string[]): Promise<Registration[]>;
  byEmail(emailKey: string): Promise<Registration[]>;
  byLink(linkHash: string): Promise<Registration | null>;
  /** Unconfirmed ones that hold the email or the mobile number in the campaign. */
  unconfirmedWith(
    campaignId: string,
    keys: { emailKey?: string; mobileKey?: string },
  ): Promise<Registration[]>;
  page(query: RegistrationQuery): Promise<{ items: Registration[]; total: number }>;
  countByStatus(campaignId: string, status: RegistrationStatus): Promise<number>;
  countUnconfirmed(campaignId: string, status: RegistrationStatus): Promise<number>;
  countRanked(campaignId: string): Promise<number>;
  /** First in line among the confirmed. */
  firstWaiting(campaignId: string): Promise<Registration | null>;
  /** Those whose mailed link was not opened until then. */
  unconfirmedSince(campaignId: string, now: string, limit: number): Promise<Registration[]>;
  /** Held ones without a result. */
  heldWithoutResult(campaignId: string, limit: number): Promise<Registration[]>;
  /** How many wait before this one, plus one. */
  waitingPosition(registration: Registration): Promise<number>;
  /** Those whose claim began before the moment and was never ended. */
  stuckSince(before: string, limit: number): Promise<Registration[]>;
  mailsDue(nowMs: number, limit: number): Promise<Registration[]>;
  /** Puts the mail off to the moment; false when somebody else has done so, or it is no longer due. */
  takeMail(registration: Registration, untilMs: number): Promise<boolean>;
  markMailed(registration: Registration): Promise<void>;
  /** Due again at the moment after another failure; null gives the mail up. */
  markFailed(registration: Registration, nextMs: number | null): Promise<void>;
  remove(id: string): Promise<void>;
}

/** An account and when it first proved the address, ISO 8601. */
export interface ProvedAccount extends Account {
  readonly verifiedAt: string;
}

/** Verified email addresses and whose they are, as svc-auth published it. */
export interface AccountRepository {
  ownerOf(emailKey: string): Promise<Account | null>;
  /** The account as it is remembered; null when it was deleted, whichever event came first: then nothing is remembered. */
  remember(emailKey: string, account: ProvedAccount): Promise<ProvedAccount | null>;
  /** Remembers that the account is deleted, before what is known of it is removed. Returns its addresses. */
  markDeleted(userId: string): Promise<string[]>;
  forget(userId: string): Promise<void>;
}

/** Tokens of mailed links: random, stored as hashes. */
export interface LinkTokens {
  issue(): { readonly nonce: string; readonly hash: string };
  tokenOf(nonce: string): string;
  hashOf(token: string): string;
}
