import type { ScheduledClass, KnownClass } from './class.ts';

/** One notice about a class on its way to all of its students. */
export interface ClassNotice {
  /** The class, the kind, and the time of the change or the start. */
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

/** A change waits so long for the next one, or for being undone: the last state is announced, once. */
export const settlingMs = 2 * 60_000;

/** Students are notified of a change this long before the class: the routine has what is later. */
const announcedAheadMs = 7 * 24 * 60 * 60_000;

function knownOf({ known, startsAt, room }: ScheduledClass): KnownClass {
  return known ?? { startsAt, room };
}

/** The fields of a class after a change of its start or room, of which students are notified; none for other changes. */
export function settlingOf(
  before: ScheduledClass,
  after: Pick<ScheduledClass, 'startsAt' | 'room'>,
  now: number,
): Pick<ScheduledClass, 'known' | 'noticeDueAt'> {
  if (before.startsAt === after.startsAt && before.room === after.room) return {};
  const earlier = Math.min(Date.parse(before.startsAt), Date.parse(after.startsAt));
  return { known: knownOf(before), noticeDueAt: Math.max(now + settlingMs, earlier - announcedAheadMs) };
}

type News = Pick<ClassNotice, 'kind' | 'startsAt' | 'room' | 'before'>;

/** The part of a class that its students do not know yet; null: they know it. */
function newsOf(one: ScheduledClass): News | null {
  const known = knownOf(one);
  const wasOn = known.startsAt !== '';
  if (one.deletedAt !== null) return wasOn ? { kind: 'cancelled', ...known, before: null } : null;
  const { startsAt, room } = one;
  if (known.startsAt === startsAt && known.room === room) return null;
  return { kind: 'moved', startsAt, room, before: wasOn ? known.startsAt : null };
}

/** The notice about a class whose change has settled; null: students know it, or it is over. */
export function noticeOf(one: ScheduledClass, now: number): ClassNotice | null {
  const news = newsOf(one);
  if (news === null || Date.parse(news.startsAt) <= now) return null;
  // A series may be cancelled for a year: its students are notified of the next classes.
  if (news.kind === 'cancelled' && Date.parse(news.startsAt) > now + announcedAheadMs) return null;
  const _id = `${one._id}-${news.kind}-${one.noticeDueAt ?? 0}`;
  return { ...placeOf(one), ...news, _id, upTo: '', dueAt: now, schemaVersion: 1 };
}

function placeOf({ _id: classId, title, courseId, courseName, batchId }: ScheduledClass) {
  return { classId, title, courseId, courseName, batchId };
}

export function soonNoticeOf(one: ScheduledClass, now: number): ClassNotice {
  const { startsAt, room } = one;
  const news: News = { kind: 'soon', startsAt, room, before: null };
  const _id = `${one._id}-soon-${Date.parse(startsAt)}`;
  return { ...placeOf(one), ...news, _id, upTo: '', dueAt: now, schemaVersion: 1 };
}

/** Whether a notice still says what is so: no notice names a start that has changed meanwhile. */
export function isCurrent(notice: ClassNotice, one: ScheduledClass | null, now: number): boolean {
  if (Date.parse(notice.startsAt) <= now) return false;
  if (notice.kind === 'cancelled') return one === null || one.deletedAt !== null;
  return one !== null && one.deletedAt === null && one.startsAt === notice.startsAt;
}
