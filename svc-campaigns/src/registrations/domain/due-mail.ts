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

/** The mails of a release: one to everybody with a result, and one to those whose rank changed in a later version. */
export const releaseMailKinds = ['released', 'reissued'] as const;

export type MailKind = (typeof registrationMailKinds)[number] | (typeof releaseMailKinds)[number];

export const isOfRelease = (kind: MailKind): boolean => releaseMailKinds.some((known) => known === kind);

/** Whether the mail is about the result. After the release a visitor's link opens the result, no longer the exam. */
export const isAboutResult = (
  kind: MailKind,
  { resultsReleasedAt }: { readonly resultsReleasedAt: string | null },
): boolean => isOfRelease(kind) || (kind === 'sitting' && resultsReleasedAt !== null);

/** The next mail of a registration. The job `send-mails` sends it. */
export interface DueMail {
  readonly mailDue: MailKind | null;
  /** Epoch ms; null when no mail is due. */
  readonly mailDueAt: number | null;
  /** The number of failures of the due mail. */
  readonly mailFailures?: number;
}

export const dueMail = (mailDue: MailKind, mailDueAt: number) => ({ mailDue, mailDueAt, mailFailures: 0 });

export const noMail = { mailDue: null, mailDueAt: null } as const;

/** A mail that waits for a later moment is due. */
export const mailNow = <State extends DueMail>(state: State, nowMs: number): State =>
  state.mailDue === null ? state : { ...state, mailDueAt: nowMs };

interface Addressed {
  readonly basicInfo: { readonly email: string; readonly mobile: string };
  readonly studentId: string | null;
  readonly isAddressProved?: boolean;
}

/**
 * Whether the registrant reads the mails to the address. Older registrations of accounts lack the field: they were confirmed
 * when they were made.
 */
export const isProved = ({ isAddressProved, studentId }: Omit<Addressed, 'basicInfo'>): boolean =>
  isAddressProved ?? studentId !== null;

/**
 * The mail, or SMS to a registration by number, that may be sent: none once the account and its address were deleted, and only
 * the first one to an unproved address. Offers are made to proved addresses only.
 */
export function reachedBy(kind: MailKind, addressed: Addressed, nowMs: number): DueMail {
  const isReached = kind === 'offer' || kind === 'offer-ended' || isProved(addressed);
  const { email, mobile } = addressed.basicInfo;
  return (email === '' && mobile === '') || !isReached ? noMail : dueMail(kind, nowMs);
}

/** Whether it is a mail that may go to an unproved address. */
export const isFirstMail = (kind: MailKind): kind is 'registered' | 'waiting' =>
  kind === 'registered' || kind === 'waiting';
