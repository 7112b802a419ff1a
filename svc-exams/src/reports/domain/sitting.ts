import { dhakaClock, dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { ExamKind } from '../../papers/index.ts';

/** A result as reports store it, without a student. */
export interface Sitting {
  readonly attemptId: string;
  readonly examId: string;
  readonly examKind: ExamKind;
  readonly score: number;
  /** Each correction increments it. */
  readonly scoreVersion: number;
  /** ISO 8601. */
  readonly submittedAt: string;
}

/** The kind, the exam and the hour by which a sitting is counted. */
interface SittingKey {
  readonly examKind: string;
  /** 0 to 23, in Dhaka. */
  readonly hour: number;
  readonly examId: string;
}

const separator = '|';

export function keyOfSitting({ examKind, submittedAt, examId }: Sitting): string {
  return [examKind, dhakaClock(Date.parse(submittedAt)).getUTCHours(), examId].join(separator);
}

export function readSittingKey(key: string): SittingKey {
  const [examKind = '', hour = '', ...examId] = key.split(separator);
  return { examKind, hour: Number(hour), examId: examId.join(separator) };
}

/** The day in Dhaka on which it was submitted, `2026-01-31`. */
export function dayOfSitting({ submittedAt }: Sitting): string {
  return dhakaDayOf(Date.parse(submittedAt));
}

/** The key that sittings of the same kind and hour share. */
export function activityKeyOf(key: string): string {
  const { examKind, hour } = readSittingKey(key);
  return [examKind, hour].join(separator);
}

/** The exam for which a sitting counts; null: a practice test, which belongs to one student. */
export function reportedExamOf(key: string): string | null {
  const { examKind, examId } = readSittingKey(key);
  return examKind === 'practice' ? null : examId;
}
