import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { DueMails } from '@pathshala/service-kit/mail/send-due-mails';
import type { TimeRange } from '@pathshala/rules/dhaka-time';
import type { Campaign } from '../campaigns/index.ts';
import type { Account } from './domain/account-registration.ts';
import type { MailKind } from './domain/due-mail.ts';
import type { Registration, RegistrationStatus } from './domain/registration.ts';

/** An iCalendar file (RFC 5545) with the campaign as its event, times in UTC. */
export type WriteCalendarFile = (
  campaign: Campaign,
  registration: Pick<Registration, '_id' | 'registeredAt'>,
  page: { readonly url: string; readonly site: string },
) => string;

interface RegistrationQuery {
  readonly campaignId: string;
  /** Part of a name, email or mobile number, or a roll number. */
  readonly q?: string | undefined;
  readonly skip: number;
  readonly limit: number;
}

/** Active: registered or waiting. */
export interface Registrations extends AggregateStore<Registration> {
  findActive(studentId: string, campaignId: string): Promise<Registration | null>;
  /** Whether its student has another active or claiming registration in its campaign. */
  hasOther(registration: Registration): Promise<boolean>;
  listActiveOfStudent(studentId: string): Promise<Registration[]>;
  /** All registrations of a student and all that used one of the addresses, including cancelled ones. */
  listOfPerson(studentId: string, addressKeys: readonly string[]): Promise<Registration[]>;
  /** Registrations with this address that are not cancelled. */
  listByAddress(addressKey: string): Promise<Registration[]>;
  /** The registration of an account or a participant, the active one first, including cancelled ones. */
  findSitting(campaignId: string, sitterId: string): Promise<Registration | null>;
  /** The number of older held places from its network. */
  countHoldsBefore(registration: Registration & { readonly network: string }): Promise<number>;
  /** The youngest place that is held for an unproved registration. */
  findYoungestHold(campaignId: string): Promise<Registration | null>;
  /** Makes mails to this mailbox due that waited until an earlier one was opened. */
  makeMailsDue(emailKey: string, now: number): Promise<void>;
  /** The latest registration with the link: one that a late link begins has the link of the expired one. */
  findByLink(linkHash: string): Promise<Registration | null>;
  findByCheckInCode(campaignId: string, checkInCode: string): Promise<Registration | null>;
  /** The registration with this mailbox or mobile number in the campaign that is not cancelled. */
  findByContact(
    campaignId: string,
    key: { readonly emailKey: string } | { readonly mobileKey: string },
  ): Promise<Registration | null>;
  /** The unconfirmed registration with this mailbox or mobile number; an offered one counts as confirmed. */
  findUnconfirmed(
    campaignId: string,
    key: { readonly emailKey: string } | { readonly mobileKey: string },
  ): Promise<Registration | null>;
  /** Registrations by number alone with a due message of these kinds, the oldest first. */
  listTextsDue(kinds: readonly MailKind[], nowMs: number, limit: number): Promise<Registration[]>;
  /** Active registrations of a campaign, oldest first. */
  list(query: RegistrationQuery): Promise<{ items: Registration[]; total: number }>;
  countByStatus(campaignId: string, status: RegistrationStatus): Promise<number>;
  countUnconfirmed(campaignId: string, status: RegistrationStatus): Promise<number>;
  countRanked(campaignId: string): Promise<number>;
  /** Active registrations of all campaigns that were made in this time. */
  countMade(range: TimeRange): Promise<number>;
  /** The first confirmed registration on the waiting list. */
  findFirstWaiting(campaignId: string): Promise<Registration | null>;
  /** Registrations with an open offer. */
  listOffered(campaignId: string, limit: number): Promise<Registration[]>;
  /** Registrations with a confirmed place that were not reminded of this start (ISO 8601), with no mail due. */
  listToRemind(
    campaign: { readonly _id: string; readonly startDate: string },
    limit: number,
  ): Promise<Registration[]>;
  /** Active registrations whose `confirmBy` is not after `now` (ISO 8601). */
  listOverdue(campaignId: string, now: string, limit: number): Promise<Registration[]>;
  /** Active registrations that were stored before they had `personKeys`. */
  listWithoutPersonKeys(campaignId: string, limit: number): Promise<Registration[]>;
  listActiveWithoutResult(campaignId: string, limit: number): Promise<Registration[]>;
  /** Position on the waiting list, from 1. */
  waitingPosition(registration: Registration): Promise<number>;
  /** Registrations still `claiming` although they began before the moment (ISO 8601). */
  listAbandoned(before: string, limit: number): Promise<Registration[]>;
  /** Removes a registration that is still `claiming`. */
  remove(id: string): Promise<void>;
}

/** The due mails of registrations. */
export type RegistrationMails = DueMails<Registration>;

/** An account and the time at which it first proved the address, ISO 8601. */
export interface ProvedAccount extends Account {
  readonly verifiedAt: string;
}

/** Mailboxes and numbers that stay taken until their campaign is over, after all other personal data is removed. */
export interface ReservedContacts {
  /** Safe to repeat. */
  reserve(registration: Pick<Registration, '_id' | 'campaignId' | 'personKeys'>): Promise<void>;
  /** The registrations that have reserved one of the keys. */
  findHolders(personKeys: readonly string[]): Promise<string[]>;
  release(registrationId: string): Promise<void>;
  listCampaigns(limit: number): Promise<string[]>;
  releaseCampaign(campaignId: string): Promise<void>;
}

/** Verified email addresses and their accounts, as published by svc-auth. */
export interface Accounts {
  findOwner(emailKey: string): Promise<Account | null>;
  /** Returns the stored account; null, and stores nothing, for a deleted account, in any order of the events. */
  save(emailKey: string, account: ProvedAccount): Promise<ProvedAccount | null>;
  /** The address no longer belongs to the account. Does nothing where another account has it since. */
  release(emailKey: string, userId: string): Promise<void>;
  /** Records the deletion before the account's data is removed. Returns the account's addresses. */
  markDeleted(userId: string): Promise<string[]>;
  remove(userId: string): Promise<void>;
}

/** The entry of the list of failed mails. `nextTryAt` in epoch ms; null: all tries failed. */
export interface FailedRegistrationMail {
  /** The registration. */
  readonly ref: string;
  readonly template: string;
  readonly nextTryAt: number | null;
}

export interface RegistrationMailRetries {
  /** False where the registration has another mail now, or this one is being sent. */
  makeDue(
    registrationId: string,
    mail: { readonly kind: MailKind; readonly nextTryAt: number | null; readonly now: number },
  ): Promise<boolean>;
}

export interface ReleasedResult {
  readonly score: number;
  readonly totalMarks: number;
  readonly rank: number;
  /** The number of participants in the list. */
  readonly of: number;
}

/** The result in the latest version of the merit list; null without one. */
export type ReadReleasedResult = (registration: Registration) => Promise<ReleasedResult | null>;

type LinkHolder = Pick<Registration, '_id' | 'linkNonce'>;

/** Tokens of the links by which a visitor sits the exam. They are not stored. */
export interface SittingTokens {
  /** Null for a registration without links. */
  tokenOf(registration: LinkHolder, no: number): string | null;
  /** The id in the token; null for a token of another form. */
  registrationIdIn(token: string): string | null;
  /** The number of the link, compared in constant time; null for a token of another registration. */
  noOf(token: string, registration: LinkHolder): number | null;
}

/** The codes by which a mobile number is proved. They are not stored. */
export interface MobileCodes {
  codeOf(registration: Pick<Registration, '_id' | 'linkNonce' | 'codes'>): string;
  /** Compared in constant time. */
  isCodeOf(code: string, registration: Registration): boolean;
}

/** Random codes in the alphabet of `rules/check-in-code`. */
export interface CheckInCodes {
  issue(): string;
}

/** Random tokens of mailed links. Only hashes and nonces are stored. */
export interface LinkTokens {
  issue(): { readonly nonce: string; readonly hash: string };
  tokenOf(nonce: string): string;
  hashOf(token: string): string;
}
