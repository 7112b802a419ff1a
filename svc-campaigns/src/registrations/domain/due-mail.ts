/** The mails about a registration. */
export type MailKind = 'registered' | 'waiting' | 'cancelled' | 'deleted' | 'released';

/** The next mail of a registration. The job `send-mails` sends it. */
export interface DueMail {
  readonly mailDue: MailKind | null;
  /** Epoch ms; null when no mail is due. */
  readonly mailDueAt: number | null;
  /** How often the due mail failed. */
  readonly mailFailures?: number;
}

export const dueMail = (mailDue: MailKind, mailDueAt: number) => ({ mailDue, mailDueAt, mailFailures: 0 });

export const noMail = { mailDue: null, mailDueAt: null } as const;
