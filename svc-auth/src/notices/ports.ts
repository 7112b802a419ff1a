import type { NoticeKind, NoticeRequest } from '@pathshala/contract-kit/notice';
import type { StoredNotice } from './domain/stored-notice.ts';

/** The notice functions that other capabilities use. */
export interface NoticePorts {
  readonly giveNotice: GiveNotice;
  readonly noticeChoices: Pick<NoticeChoices, 'isOff'>;
}

interface GivenNotice extends NoticeRequest {
  /** A notice of an id is given once. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Gives a notice of svc-auth itself: what an event of another service requests. */
export type GiveNotice = (notice: GivenNotice) => Promise<void>;

/** Which mails of notices the owner of an account turned off: those of a kind, or all. */
export interface NoticeChoices {
  isOff(userId: string, kind: NoticeKind): Promise<boolean>;
  read(userId: string): Promise<{ readonly areAllOff: boolean; readonly off: readonly NoticeKind[] }>;
  /** Without a kind: all mails. The choices by kind stay stored. */
  turnOff(userId: string, kind?: NoticeKind): Promise<void>;
  turnOn(userId: string, kind?: NoticeKind): Promise<void>;
  forget(userId: string): Promise<void>;
}

/** The latest notices of each student. */
export interface StoredNotices {
  /** Has no effect if a notice of this id is stored. Older ones beyond the bound of the student are deleted. */
  add(notice: StoredNotice): Promise<void>;
  /** The latest first. */
  list(
    studentId: string,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly items: readonly StoredNotice[]; readonly total: number }>;
  countUnread(studentId: string): Promise<number>;
  /** False: the student has no notice of this id. */
  markRead(studentId: string, id: string): Promise<boolean>;
  /** ISO 8601, included. */
  markReadUntil(studentId: string, until: string): Promise<void>;
  forget(studentId: string): Promise<void>;
}
