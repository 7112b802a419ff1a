import type { AggregateStore } from '@pathshala/service-kit/events';
import type { Registration, RegistrationStatus } from '../domain/registration.ts';

export interface RegistrationRepository extends AggregateStore<Registration> {
  ofStudent(studentId: string, campaignIds?: readonly string[]): Promise<Registration[]>;
  byEmail(emailKey: string): Promise<Registration[]>;
  page(
    campaignId: string,
    options: { skip: number; limit: number },
  ): Promise<{ items: Registration[]; total: number }>;
  countByStatus(campaignId: string, status: RegistrationStatus): Promise<number>;
  firstWaiting(campaignId: string): Promise<Registration | null>;
  /** How many wait before this one, plus one. */
  waitingPosition(registration: Registration): Promise<number>;
  /** Those whose claim began before the moment and was never ended. */
  stuckSince(before: string, limit: number): Promise<Registration[]>;
  mailsDue(nowMs: number, limit: number): Promise<Registration[]>;
  /** Puts the mail off to the moment; false when somebody else has done so, or it is no longer due. */
  takeMail(registration: Registration, untilMs: number): Promise<boolean>;
  markMailed(registration: Registration): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Verified email addresses and whose they are, as the account service told it. */
export interface AccountRepository {
  ownerOf(emailKey: string): Promise<string | null>;
  /** False when the account was deleted, whichever was told first: then nothing is remembered. */
  remember(emailKey: string, userId: string): Promise<boolean>;
  forget(userId: string): Promise<void>;
}
