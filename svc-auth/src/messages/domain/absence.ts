import type { Recipient } from './recipient.ts';

export interface Absent {
  readonly absenceId: string;
  readonly studentId: string;
  readonly classTitle: string;
  /** ISO 8601. */
  readonly startsAt: string;
}

interface AbsenceFacts {
  readonly absent: Absent;
  readonly account: { readonly name: string; readonly username: string };
  readonly title: Readonly<Record<'bn' | 'en', string>>;
  readonly toGuardian: boolean;
  /** Epoch ms. */
  readonly at: number;
}

/** The record of the announcement of an absence, stored before the guardian's SMS is sent, or after the student got the notice. */
export function absenceRecord({ absent, account, title, toGuardian, at }: AbsenceFacts): Recipient {
  return {
    _id: absent.absenceId,
    messageId: '',
    studentId: absent.studentId,
    name: account.name,
    username: account.username,
    nameKey: '',
    bell: toGuardian ? 'unused' : 'sent',
    mail: 'unused',
    sms: toGuardian ? 'sending' : 'unused',
    isOpen: false,
    isMissed: false,
    mailKey: '',
    mailReason: '',
    mailCheckAt: 0,
    createdAt: at,
    absence: { title, toGuardian },
  };
}
