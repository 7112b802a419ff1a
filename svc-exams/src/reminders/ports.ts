import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { ExamAnnouncement } from './domain/exam-announcement.ts';
import type { ResultAnnouncement } from './domain/result-announcement.ts';

export interface ExamAnnouncements extends AggregateStore<ExamAnnouncement> {
  /** Has no effect if the exam is announced for this start already. */
  begin(announcement: ExamAnnouncement): Promise<void>;
  listDue(now: number, limit: number): Promise<readonly ExamAnnouncement[]>;
  /** Announcements of exams that started before this time, ISO 8601. */
  deleteBefore(startsAt: string): Promise<void>;
}

export interface ResultAnnouncements extends AggregateStore<ResultAnnouncement> {
  /** Has no effect if these results are announced already. */
  begin(announcement: ResultAnnouncement): Promise<void>;
  listDue(now: number, limit: number): Promise<readonly ResultAnnouncement[]>;
}

/** The reminder of a day in Dhaka. */
export interface ReviewDay {
  /** `2026-01-31`. */
  readonly _id: string;
  /** The students up to this id have been looked at. */
  readonly upTo: string;
  readonly isDone: boolean;
  readonly schemaVersion: 1;
}

export interface ReviewDays extends AggregateStore<ReviewDay> {
  /** The day, begun now if it is new. */
  begin(day: string): Promise<ReviewDay>;
  deleteBefore(day: string): Promise<void>;
}
