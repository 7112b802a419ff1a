import type { MailMessage } from '@pathshala/service-kit/mail/port';
import type { FailedMails } from '@pathshala/back-office/failed-mails';
import type { OutgoingMail, QueuedMail } from './domain/queued-mail.ts';

/** The mail functions that other capabilities use. */
export interface MailPorts {
  readonly mailQueue: MailQueue;
  readonly mailLimits: MailLimits;
}

/** A mail of a key; null: it was deleted unsent, because it expired. */
export interface KeyedMail {
  readonly state: UnsentState | 'sent';
  /** The last failure, without the address; empty without one. */
  readonly reason: string;
}

/** `failed`: all tries failed. */
export type UnsentState = 'waiting' | 'failed';

export interface MailQueue {
  /**
   * Resolves when the mail was sent, when it is queued for a retry, after a timeout, or when one with its key was sent before.
   * Never rejects because of the mail server.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Stores a mail that is sent at this time, epoch ms, or soon after it. */
  sendAt(mail: OutgoingMail, dueAt: number): Promise<void>;
  /** Whether a mail about the account, sign-up or invitation is not sent yet. */
  isWaiting(about: string): Promise<boolean>;
  /** The state of the unsent mail of each of these, a few hundred at once; those without an unsent mail are left out. */
  unsentOf(about: readonly string[]): Promise<ReadonlyMap<string, UnsentState>>;
  /** The ids of all accounts and invitations with a mail of this kind in this state. */
  aboutIn(kind: OutgoingMail['kind'], state: UnsentState): Promise<readonly string[]>;
  /** The mails of this kind with these keys, a few hundred at once; those that are no longer stored are left out. */
  keyed(kind: OutgoingMail['kind'], keys: readonly string[]): Promise<ReadonlyMap<string, KeyedMail>>;
  /** Deletes queued mails about these accounts and sign-ups. */
  deleteAbout(about: readonly string[]): Promise<void>;
}

/** The recipient of a mail, or of an SMS, with a code or link, and the client address that requested it. */
export interface MailTarget {
  readonly purpose: 'code' | 'reset' | 'unlock' | 'email-change' | 'mobile-change';
  /** `telKeyOf` of a number. */
  readonly emailKey: string;
  readonly address: string;
}

/** Limits the mails to one mailbox. Rejects with `unavailable` when the counters cannot be stored. */
export interface MailLimits {
  /** Counts the mail and returns 0 when every limit allows it; otherwise returns the seconds until the next mail is allowed. */
  take(target: MailTarget): Promise<number>;
  /** Counts a guess at a code that was mailed for another browser's sign-up; false above the daily limit. */
  takeGuess(emailKey: string): Promise<boolean>;
}

/** Mails that are not sent yet, and the ids of mails that must not be sent twice. Times in epoch ms. */
export interface QueuedMails {
  /** False when a mail with this id is stored already. */
  insert(mail: QueuedMail): Promise<boolean>;
  due(now: number, limit: number): Promise<readonly QueuedMail[]>;
  /** Moves the next try to `until` and returns the updated mail; null when another process has leased it. */
  lease(mail: QueuedMail, until: number): Promise<QueuedMail | null>;
  /** Does nothing when the lease has ended and another process has leased the mail; so does `giveUp`. */
  retryAt(leased: QueuedMail, dueAt: number, failures: number): Promise<void>;
  giveUp(leased: QueuedMail, at: number, reason: string): Promise<void>;
  /** Makes a mail due that waits for its try at `nextTryAt`; false when it no longer waits for that. */
  tryNow(id: string, nextTryAt: number, now: number): Promise<boolean>;
  delete(id: string): Promise<void>;
  /** Removes the content and keeps the id. */
  markSent(id: string, at: number): Promise<void>;
  isWaiting(about: string): Promise<boolean>;
  unsentOf(about: readonly string[]): Promise<ReadonlyMap<string, UnsentState>>;
  aboutIn(kind: QueuedMail['kind'], state: UnsentState): Promise<readonly string[]>;
  findMany(
    ids: readonly string[],
  ): Promise<readonly Pick<QueuedMail, '_id' | 'sentAt' | 'givenUpAt' | 'reason'>[]>;
  deleteAbout(about: readonly string[]): Promise<void>;
  deleteGivenUpBefore(time: number): Promise<void>;
  deleteSentBefore(time: number): Promise<void>;
}

/** The mails that could not be sent, as administrators see them. */
export type FailedMailList = FailedMails;

type RenderedMail = Pick<MailMessage, 'subject' | 'text' | 'html' | 'headers'>;

export interface MailRenderer {
  /** Rejects for a mail with a link that leaves the site. */
  render(mail: OutgoingMail): Promise<RenderedMail>;
}

/** Encrypts queued mails under a key that is not in the store. */
export interface MailCipher {
  encrypt(text: string): string;
  /** Throws for a text that was not encrypted under this key. */
  decrypt(encrypted: string): string;
}
