import type { ScheduledClass, ToldClass } from './class.ts';

/** One notice about a class on its way to all of its students. */
export interface ClassNotice {
  /** The class, what is told, and when that was found. */
  readonly _id: string;
  readonly classId: string;
  readonly kind: 'soon' | 'moved' | 'cancelled';
  readonly title: string;
  readonly courseId: string;
  readonly courseName: string;
  readonly batchId: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly room: string;
  /** The start that students knew; null: it was cancelled before. Only of a moved class. */
  readonly before: string | null;
  /** The position in the audience up to which students have it. */
  readonly upTo: string;
  /** Epoch ms; null: everybody has it. */
  readonly dueAt: number | null;
  readonly schemaVersion: 1;
}

/** How long before its start a class is announced: from then on it can be joined. */
export const announcedBeforeMs = 15 * 60_000;

/** A change waits so long for the next one, or for being undone: the last state is told, once. */
export const settlingMs = 2 * 60_000;

/** Students are told of a change this long before the class: the routine has what is later. */
const toldBeforeMs = 7 * 24 * 60 * 60_000;

export function toldOf({ told, startsAt, room }: ScheduledClass): ToldClass {
  return told ?? { startsAt, room };
}

/** The fields of a class after a change of its start or room, which students are to be told; none for other changes. */
export function tellingOf(
  before: ScheduledClass,
  after: Pick<ScheduledClass, 'startsAt' | 'room'>,
  now: number,
): Pick<ScheduledClass, 'told' | 'noticeDueAt'> {
  if (before.startsAt === after.startsAt && before.room === after.room) return {};
  const earlier = Math.min(Date.parse(before.startsAt), Date.parse(after.startsAt));
  return { told: toldOf(before), noticeDueAt: Math.max(now + settlingMs, earlier - toldBeforeMs) };
}

/** What is to be told of a class whose change has settled; null: students know it, or it is over. */
export function noticeOf(one: ScheduledClass, now: number): ClassNotice | null {
  const told = toldOf(one);
  const { _id: classId, title, courseId, courseName, batchId } = one;
  const kind = one.deletedAt === null ? 'moved' : 'cancelled';
  const { startsAt, room } = kind === 'moved' ? one : told;
  const isKnown = kind === 'moved' ? told.startsAt === startsAt && told.room === room : told.startsAt === '';
  if (isKnown || Date.parse(startsAt) <= now) return null;
  // A series may be cancelled for a year: its students are told of the next classes.
  if (kind === 'cancelled' && Date.parse(startsAt) > now + toldBeforeMs) return null;
  const before = kind === 'moved' && told.startsAt !== '' ? told.startsAt : null;
  const place = { title, courseId, courseName, batchId, startsAt, room, before };
  const _id = `${classId}-${kind}-${one.noticeDueAt ?? 0}`;
  return { _id, classId, kind, ...place, upTo: '', dueAt: now, schemaVersion: 1 };
}

export function soonNoticeOf(one: ScheduledClass, now: number): ClassNotice {
  const { _id: classId, title, courseId, courseName, batchId, startsAt, room } = one;
  const _id = `${classId}-soon-${Date.parse(startsAt)}`;
  const place = { title, courseId, courseName, batchId, startsAt, room, before: null };
  return { _id, classId, kind: 'soon', ...place, upTo: '', dueAt: now, schemaVersion: 1 };
}

/** Whether a notice still says what is so: nobody is told of a start that has changed meanwhile. */
export function isCurrent(notice: ClassNotice, one: ScheduledClass | null, now: number): boolean {
  if (Date.parse(notice.startsAt) <= now) return false;
  if (notice.kind === 'cancelled') return one === null || one.deletedAt !== null;
  return one !== null && one.deletedAt === null && one.startsAt === notice.startsAt;
}
