import type { NoticeChannel, NoticeKind, NoticeRequest } from '@pathshala/contract-kit/notice';
import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { PushDevice } from '@pathshala/service-kit/push/port';
import type { NoticeSend } from './domain/notice-send.ts';
import type { QuietHours } from './domain/quiet-hours.ts';
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

/** The choices of the owner of an account who turned something off: a kind on a channel, or all mails of notices. */
export interface NoticeChoices {
  isOff(userId: string, kind: NoticeKind, channel: NoticeChannel): Promise<boolean>;
  read(userId: string): Promise<{
    readonly areMailsOff: boolean;
    readonly off: Readonly<Record<NoticeChannel, readonly NoticeKind[]>>;
  }>;
  /** Without a choice: all mails. The choices by kind stay stored. */
  turnOff(userId: string, choice?: NoticeChoice): Promise<void>;
  turnOn(userId: string, choice?: NoticeChoice): Promise<void>;
  forget(userId: string): Promise<void>;
}

export interface NoticeChoice {
  readonly kind: NoticeKind;
  readonly channel: NoticeChannel;
}

export interface QuietHoursStore {
  /** null: none. The usual ones for who never chose. */
  read(userId: string): Promise<QuietHours | null>;
  write(userId: string, hours: QuietHours | null): Promise<void>;
  forget(userId: string): Promise<void>;
}

/** A browser of a student that takes notices. Times in epoch ms. */
export interface StoredDevice extends PushDevice {
  /** A digest of the endpoint. */
  readonly _id: string;
  readonly userId: string;
  /** `Chrome on Android`; may be empty. */
  readonly name: string;
  /** The key of the school under which it has subscribed. */
  readonly publicKey: string;
  readonly createdAt: number;
  readonly schemaVersion: 1;
}

export interface PushDevices {
  /** A browser belongs to the student who registered it last; of one student's the latest ten stay. */
  store(device: StoredDevice): Promise<void>;
  /** The latest first. */
  listOf(userId: string, publicKey: string): Promise<readonly StoredDevice[]>;
  find(id: string): Promise<StoredDevice | null>;
  /** False: the student has no such device. */
  remove(userId: string, id: string): Promise<boolean>;
  forget(userId: string): Promise<void>;
}

export interface NoticeSends {
  /** Has no effect if the notice goes or went this way already. */
  add(send: NoticeSend): Promise<void>;
  due(now: number, limit: number): Promise<readonly NoticeSend[]>;
  /** Moves the next try to `until`; null when another process has leased it. */
  lease(send: NoticeSend, until: number): Promise<NoticeSend | null>;
  /** Does nothing when the lease has ended and another process has it. */
  retryAt(
    leased: NoticeSend,
    next: Pick<NoticeSend, 'failures' | 'devicesLeft'> & { readonly dueAt: number },
  ): Promise<void>;
  /** False: another process has it. */
  finish(leased: NoticeSend, at: number): Promise<boolean>;
  /** Tries again what was finished before it failed. */
  reopen(finished: NoticeSend, dueAt: number): Promise<void>;
  deleteDoneBefore(time: number): Promise<void>;
  forget(studentId: string): Promise<void>;
}

/** The kinds of notices whose SMS the school pays for. */
export interface SmsKinds extends EditMark {
  readonly kinds: readonly NoticeKind[];
}

export interface SmsKindsStore {
  find(): Promise<SmsKinds | null>;
  update(change: (stored: SmsKinds | null) => SmsKinds): Promise<SmsKinds>;
  forgetEditor(userId: string): Promise<void>;
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
  isRead(id: string): Promise<boolean>;
  /** False: the student has no notice of this id. */
  markRead(studentId: string, id: string): Promise<boolean>;
  /** ISO 8601, included. */
  markReadUntil(studentId: string, until: string): Promise<void>;
  forget(studentId: string): Promise<void>;
}
