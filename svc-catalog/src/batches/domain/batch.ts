import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Edited } from '@pathshala/contract-kit/edited';
import { listKeyOf } from '@pathshala/rules/bengali-order';

/** The fields that an administrator writes. */
export interface BatchDraft {
  readonly name: string;
  readonly courseIds: readonly string[];
  /** Empty: no account. */
  readonly teacherId: string;
  readonly teacherName: string;
  readonly room: string;
  /** null: no limit but that of every batch. */
  readonly capacity: number | null;
  /** `2026-01-31` in Dhaka; empty: not set. */
  readonly startsOn: string;
  readonly endsOn: string;
  /** The guardian of a member is notified of an absence; missing in older batches: no. */
  readonly notifiesGuardian?: boolean | undefined;
}

/** A group of students who are taught together. Its members are documents of their own. */
export interface Batch extends BatchDraft {
  readonly _id: string;
  /** Name, room and teacher for sorting and searching. */
  readonly nameKey: string;
  /** ISO 8601, by course: when it became one of the batch. Members are enrolled as of then, or of when they joined. */
  readonly courseSince: Readonly<Record<string, string>>;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null: it is in the lists. */
  readonly archivedAt: string | null;
  /** Counts the changes that were published. */
  readonly version: number;
  readonly edited: Edited;
  readonly editorId: string | null;
}

function wrongFields({ name, courseIds, startsOn, endsOn }: BatchDraft): Record<string, string> {
  return {
    ...(name === '' && { name: 'catalog.batch.name' }),
    ...(courseIds.length === 0 && { courseIds: 'catalog.batch.courses' }),
    ...(startsOn !== '' && endsOn !== '' && endsOn < startsOn && { endsOn: 'catalog.batch.dates' }),
  };
}

/** Throws `invalid` with the fields that are missing or inconsistent. Each course counts once. */
export function requireComplete(draft: BatchDraft): BatchDraft {
  const fields = wrongFields(draft);
  if (Object.keys(fields).length > 0)
    throw new DomainError('invalid', 'catalog.batch.incomplete', { fields });
  return { ...draft, courseIds: [...new Set(draft.courseIds)] };
}

/** Name, room and teacher for sorting and searching. */
export function nameKeyOf({ name, room, teacherName }: Pick<BatchDraft, 'name' | 'room' | 'teacherName'>) {
  return listKeyOf([name, room, teacherName].filter((text) => text !== '').join(' '));
}

/** The fields of a batch that follow from what was written. `now` is ISO 8601. */
export function authoredBatch(draft: BatchDraft, before: Pick<Batch, 'courseSince'> | null, now: string) {
  const since = (courseId: string) => before?.courseSince[courseId] ?? now;
  return {
    ...draft,
    nameKey: nameKeyOf(draft),
    courseSince: Object.fromEntries(draft.courseIds.map((courseId) => [courseId, since(courseId)])),
  };
}

export const isArchived = ({ archivedAt }: Pick<Batch, 'archivedAt'>): boolean => archivedAt !== null;
