import type { OutgoingMail, WaitingMail } from '../domain/waiting-mail.ts';

export interface WaitingMails {
  insert(mail: WaitingMail): Promise<void>;
  due(now: number, limit: number): Promise<readonly WaitingMail[]>;
  /** Moves the next try to `until`; false when another process was faster. */
  take(mail: WaitingMail, until: number): Promise<boolean>;
  retryAt(id: string, dueAt: number, failures: number): Promise<void>;
  giveUp(id: string, at: number, reason: string): Promise<void>;
  delete(id: string): Promise<void>;
  deleteAbout(about: readonly string[]): Promise<void>;
  deleteGivenUpBefore(time: number): Promise<void>;
}

/** Encrypts what waits to be sent, under a key that is not in the store. */
export interface Seal {
  close(text: string): string;
  /** Throws on what this site did not close. */
  open(sealed: string): string;
}

export interface MailQueue {
  /** Resolves when the mail is sent, put off, or on its way for a few seconds. Never rejects for a mail server's sake. */
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes what waits about these accounts and sign-ups. */
  forget(about: readonly string[]): Promise<void>;
}

/** Whom a mail with a code or link goes to, and from which network it was asked for. */
export interface MailTarget {
  readonly purpose: 'code' | 'reset' | 'unlock';
  readonly emailKey: string;
  readonly address: string;
}

/** Limits mails to one mailbox. Rejects with `unavailable` when the counters cannot be stored. */
export interface MailLimits {
  /** Counts the mail when every limit has room and answers 0; otherwise answers the seconds until the next one. */
  take(target: MailTarget): Promise<number>;
  /** Counts a guess at a code that was mailed for another browser's sign-up; false when the day's guesses are spent. */
  takeGuess(emailKey: string): Promise<boolean>;
}
