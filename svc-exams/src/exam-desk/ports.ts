import type { EditMark } from '@pathshala/back-office/edit-mark';
import type { Broadcast } from '@pathshala/contract-kit/held-stream';
import type { ExamKind } from '../papers/index.ts';

/** An announcement for the students in progress, in their language; `at` is ISO 8601. */
interface Announcement {
  readonly _id: string;
  readonly en: string;
  readonly bn: string;
  readonly at: string;
}

export interface DeskAct {
  readonly _id: string;
  readonly kind: 'minutes-for-all' | 'minutes' | 'reopened' | 'announced' | 'withdrawn';
  /** ISO 8601. */
  readonly at: string;
  readonly by: string | null;
  readonly editorId: string | null;
  readonly minutes: number | null;
  readonly attemptId: string | null;
  readonly studentId: string | null;
}

/** The acts of administrators on an exam in progress; `_id` is the exam's. */
export interface ExamDesk extends Partial<EditMark> {
  readonly _id: string;
  readonly announcements: readonly Announcement[];
  /** Each change of the announcements increments it. */
  readonly newsNo: number;
  /** The latest last. */
  readonly acts: readonly DeskAct[];
  /** Acts that are recorded and may not have reached the attempts. */
  readonly unfinished: readonly DeskAct[];
  /** Epoch ms of the first of them; null: none. */
  readonly unfinishedSince: number | null;
}

export interface ExamDesks {
  /** Returns an empty desk before the first act. */
  find(examId: string): Promise<ExamDesk>;
  /** Load, rule, conditional write; the rule is repeated on a lost race. */
  change(examId: string, rule: (desk: ExamDesk) => ExamDesk): Promise<ExamDesk>;
  /** Desks with unfinished acts that were recorded before then (epoch ms). */
  unfinishedBefore(time: number): Promise<readonly ExamDesk[]>;
  /** Removes the name of a deleted account. */
  forgetEditor(userId: string): Promise<void>;
}

/** A signal of one process to the others: these attempts have changed; null: every attempt of the exam may have. */
export interface DeskSignal {
  readonly _id: string;
  readonly examId: string;
  /** Epoch ms. */
  readonly at: number;
  readonly attemptIds: readonly string[] | null;
}

export interface DeskSignals {
  publish(signals: readonly DeskSignal[]): Promise<void>;
  since(examId: string, time: number): Promise<readonly DeskSignal[]>;
  removeBefore(time: number): Promise<void>;
}

/** Messages of one process for the pages whose streams gateways hold, whichever process they read from. */
export interface PageMessages {
  readonly _id: string;
  /** Epoch ms. */
  readonly at: number;
  readonly messages: readonly Broadcast[];
}

export interface PublishedMessages {
  publish(published: PageMessages): Promise<void>;
  /** Sorted by time. */
  since(time: number): Promise<readonly PageMessages[]>;
  removeBefore(time: number): Promise<void>;
}

/** One student of the exam; ISO 8601. */
export interface DeskRow {
  readonly studentId: string;
  readonly state: 'not-started' | 'sitting' | 'submitted';
  readonly attemptId: string | null;
  readonly startedAt: string | null;
  readonly deadlineAt: string | null;
  readonly savedAt: string | null;
  readonly seenAt: string | null;
  readonly answered: number;
  readonly submittedAt: string | null;
  readonly closedBy: 'student' | 'clock' | null;
}

export interface DeskRows {
  readonly rows: readonly DeskRow[];
  /** The exam has more students than a desk shows. */
  readonly isCut: boolean;
}

/** The news of the desk for an exam page. */
export interface DeskNews {
  /** Undefined: nothing was announced, or the store is unavailable. At most 2 s old, older while the store is unavailable. */
  readonly newsNoOf: (exam: {
    readonly examId: string;
    readonly examKind: ExamKind;
  }) => Promise<number | undefined>;
  /** Rejects where they cannot be read and nothing is cached. */
  of(examId: string): Promise<Pick<ExamDesk, 'announcements' | 'newsNo'>>;
  /** Invalidates the cached announcements of the exam in this process. */
  forget(examId: string): void;
}
