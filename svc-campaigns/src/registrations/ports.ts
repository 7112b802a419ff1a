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
  /** Another one of its student in its campaign that is active or claims a place. */
  hasOther(registration: Registration): Promise<boolean>;
  listActiveOfStudent(studentId: string): Promise<Registration[]>;
  /** All of a student and all that used one of the addresses, cancelled ones included. */
  listOfPerson(studentId: string, addressKeys: readonly string[]): Promise<Registration[]>;
  /** Those with this address that are not cancelled. */
  listByAddress(addressKey: string): Promise<Registration[]>;
  /** Of an account or a participant, the active one first, cancelled ones included. */
  findSitting(campaignId: string, sitterId: string): Promise<Registration | null>;
  /** How many held places from its network are older. */
  countHoldsBefore(registration: Registration & { readonly network: string }): Promise<number>;
  /** The youngest place that is held for somebody unproved. */
  findYoungestHold(campaignId: string): Promise<Registration | null>;
  /** Mails to this mailbox that wait because nobody had opened an earlier one are due now. */
  makeMailsDue(emailKey: string, now: number): Promise<void>;
  /** The latest: one that a late link begins has the link of the expired one. */
  findByLink(linkHash: string): Promise<Registration | null>;
  findByCheckInCode(campaignId: string, checkInCode: string): Promise<Registration | null>;
  /** The registration with this mailbox or mobile number in the campaign that is not cancelled. */
  findByContact(
    campaignId: string,
    key: { readonly emailKey: string } | { readonly mobileKey: string },
  ): Promise<Registration | null>;
  /** The same, if it is unconfirmed; an offered one is confirmed. */
  findUnconfirmed(
    campaignId: string,
    key: { readonly emailKey: string } | { readonly mobileKey: string },
  ): Promise<Registration | null>;
  /** Active ones of a campaign, oldest first. */
  list(query: RegistrationQuery): Promise<{ items: Registration[]; total: number }>;
  countByStatus(campaignId: string, status: RegistrationStatus): Promise<number>;
  countUnconfirmed(campaignId: string, status: RegistrationStatus): Promise<number>;
  countRanked(campaignId: string): Promise<number>;
  /** Active ones of all campaigns that were made in this time. */
  countMade(range: TimeRange): Promise<number>;
  /** First of the confirmed ones on the waiting list. */
  findFirstWaiting(campaignId: string): Promise<Registration | null>;
  /** With an open offer. */
  listOffered(campaignId: string, limit: number): Promise<Registration[]>;
  /** With a confirmed place, not reminded of this start (ISO 8601), and no mail due. */
  listToRemind(
    campaign: { readonly _id: string; readonly startDate: string },
    limit: number,
  ): Promise<Registration[]>;
  /** Active ones whose `confirmBy` is not after `now` (ISO 8601). */
  listOverdue(campaignId: string, now: string, limit: number): Promise<Registration[]>;
  /** Active ones that were stored before they had `personKeys`. */
  listWithoutPersonKeys(campaignId: string, limit: number): Promise<Registration[]>;
  listActiveWithoutResult(campaignId: string, limit: number): Promise<Registration[]>;
  /** Position on the waiting list, from 1. */
  waitingPosition(registration: Registration): Promise<number>;
  /** Still `claiming` although they began before the moment (ISO 8601). */
  listAbandoned(before: string, limit: number): Promise<Registration[]>;
  /** Removes a registration that is still `claiming`. */
  remove(id: string): Promise<void>;
}

/** The due mails of registrations. */
export type RegistrationMails = DueMails<Registration>;

/** An account and when it first proved the address, ISO 8601. */
export interface ProvedAccount extends Account {
  readonly verifiedAt: string;
}

/** Mailboxes and numbers that stay taken until their campaign is over, although nothing is stored of the person any more. */
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
  /** Returns what is stored; null, and nothing is stored, for a deleted account, whatever the order of the events. */
  save(emailKey: string, account: ProvedAccount): Promise<ProvedAccount | null>;
  /** The address no longer belongs to the account. Leaves it where another account has it by now. */
  release(emailKey: string, userId: string): Promise<void>;
  /** Records the deletion before the account's data is removed. Returns the account's addresses. */
  markDeleted(userId: string): Promise<string[]>;
  remove(userId: string): Promise<void>;
}

/** As the list of failed mails has it. `nextTryAt` in epoch ms; null: it was given up. */
export interface FailedRegistrationMail {
  /** The registration. */
  readonly ref: string;
  readonly template: string;
  readonly nextTryAt: number | null;
}

export interface RegistrationMailRetries {
  /** False where the registration has another mail by now, or this one is being sent. */
  makeDue(
    registrationId: string,
    mail: { readonly kind: MailKind; readonly nextTryAt: number | null; readonly now: number },
  ): Promise<boolean>;
}

export interface ReleasedResult {
  readonly score: number;
  readonly totalMarks: number;
  readonly rank: number;
  /** How many are in the list. */
  readonly of: number;
}

/** The result in the latest version of the merit list; null without one. */
export type ReadReleasedResult = (registration: Registration) => Promise<ReleasedResult | null>;

type LinkHolder = Pick<Registration, '_id' | 'linkNonce'>;

/** Tokens of the links by which a visitor sits the exam. They are not stored. */
export interface SittingTokens {
  /** Null for a registration without links. */
  tokenOf(registration: LinkHolder, no: number): string | null;
  /** As the token states it; null for a token of another form. */
  registrationIdIn(token: string): string | null;
  /** The number of the link, compared in constant time; null for a token that is not this registration's. */
  noOf(token: string, registration: LinkHolder): number | null;
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
