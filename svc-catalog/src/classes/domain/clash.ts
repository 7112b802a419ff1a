import type { ScheduledClass } from './class.ts';

/** The fields of a class by which clashes are found. */
export type Slot = Pick<
  ScheduledClass,
  '_id' | 'title' | 'courseId' | 'batchId' | 'teacherKey' | 'roomKey' | 'day' | 'startsAt' | 'endsAt'
>;

export type ClashKind = 'teacher' | 'room' | 'students';

interface Clash {
  readonly kind: ClashKind;
  readonly other: Slot;
}

/** A class of a whole course has the students of all of its batches. */
function haveSameStudents(one: Slot, other: Slot): boolean {
  if (one.courseId !== other.courseId) return false;
  return one.batchId === '' || other.batchId === '' || one.batchId === other.batchId;
}

const isSame: Readonly<Record<ClashKind, (one: Slot, other: Slot) => boolean>> = {
  teacher: (one, other) => one.teacherKey !== '' && one.teacherKey === other.teacherKey,
  room: (one, other) => one.roomKey !== '' && one.roomKey === other.roomKey,
  students: haveSameStudents,
};

const kinds = Object.keys(isSame) as readonly ClashKind[];

function overlap(one: Slot, other: Slot): boolean {
  return one._id !== other._id && one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** The first clash of each kind. */
export function clashesOf(slots: readonly Slot[], others: readonly Slot[]): readonly Clash[] {
  const byDay = new Map<string, Slot[]>();
  for (const other of others) byDay.set(other.day, [...(byDay.get(other.day) ?? []), other]);
  const pairs = slots.flatMap((slot) =>
    daysAround(slot.day)
      .flatMap((day) => byDay.get(day) ?? [])
      .filter((other) => overlap(slot, other))
      .map((other) => ({ slot, other })),
  );
  return kinds.flatMap((kind) => {
    const found = pairs.find(({ slot, other }) => isSame[kind](slot, other));
    return found === undefined ? [] : [{ kind, other: found.other }];
  });
}

/** The day and those beside it: a class may end after midnight. */
export function daysAround(day: string): readonly string[] {
  const time = Date.parse(`${day}T00:00Z`);
  return [-1, 0, 1].map((step) => new Date(time + step * 86_400_000).toISOString().slice(0, 10));
}
