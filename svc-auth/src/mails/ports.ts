import type { MailMessage } from '@pathshala/service-kit/mail/port';
import type { FailedMails } from '@pathshala/back-office/failed-mails';
import type { OutgoingMail, QueuedMail } from './domain/queued-mail.ts';

/** What other capabilities need of mails. */
export interface MailPorts {
  readonly mailQueue: MailQueue;
  readonly mailLimits: MailLimits;
}

/** `failed`: given up after all tries. */
export type UnsentState = 'waiting' | 'failed';

export interface MailQueue {
  /** Resolves when the mail was sent, when it is queued for a retry, after a timeout, or when one with its key was sent before. Never rejects because of the mail server. */
  send(mail: OutgoingMail): Promise<void>;
  /** Stores a mail that is sent at this time, epoch ms, or soon after it. */
  sendAt(mail: OutgoingMail, dueAt: number): Promise<void>;
  /** Whether a mail about the account, sign-up or invitation is not sent yet. */
  isWaiting(about: string): Promise<boolean>;
  /** Of these, some hundred at once, those with a mail that is not sent yet or was given up; all others have theirs. */
  unsentOf(about: readonly string[]): Promise<ReadonlyMap<string, UnsentState>>;
  /** All that have a mail of this kind in this state. */
  aboutIn(kind: OutgoingMail['kind'], state: UnsentState): Promise<readonly string[]>;
  /** Deletes queued mails about these accounts and sign-ups. */
  deleteAbout(about: readonly string[]): Promise<void>;
}

/** The recipient of a mail with a code or link, and the client address that requested it. */
export interface MailTarget {
  readonly purpose: 'code' | 'reset' | 'unlock' | 'email-change';
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
  /** Moves the next try to `until` and returns the mail as it is then; null when another process took it. */
  lease(mail: QueuedMail, until: number): Promise<QueuedMail | null>;
  /** Of no effect when the lease has ended and another process took the mail; so is `giveUp`. */
  retryAt(leased: QueuedMail, dueAt: number, failures: number): Promise<void>;
  giveUp(leased: QueuedMail, at: number, reason: string): Promise<void>;
  /** Makes a mail due that waits for its try at `nextTryAt`; false when it does not wait for that any more. */
  tryNow(id: string, nextTryAt: number, now: number): Promise<boolean>;
  delete(id: string): Promise<void>;
  /** Removes the content and leaves the id. */
  markSent(id: string, at: number): Promise<void>;
  isWaiting(about: string): Promise<boolean>;
  unsentOf(about: readonly string[]): Promise<ReadonlyMap<string, UnsentState>>;
  aboutIn(kind: QueuedMail['kind'], state: UnsentState): Promise<readonly string[]>;
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
