/** The mails about a registration. */
export const registrationMailKinds = [
  'registered',
  'waiting',
  'offer',
  'offer-ended',
  'sitting',
  'reminder',
  'cancelled',
  'deleted',
] as const;

/** The mails of a release: one to everybody who sat the exam, and one to those whose rank changed in a later version. */
export const releaseMailKinds = ['released', 'reissued'] as const;

export type MailKind = (typeof registrationMailKinds)[number] | (typeof releaseMailKinds)[number];

export const isOfRelease = (kind: MailKind): boolean => releaseMailKinds.some((known) => known === kind);

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

interface Addressed {
  readonly basicInfo: { readonly email: string };
}

/** The mail, unless the account was deleted and its address with it. */
export const reachedBy = (kind: MailKind, { basicInfo }: Addressed, nowMs: number): DueMail =>
  basicInfo.email === '' ? noMail : dueMail(kind, nowMs);
