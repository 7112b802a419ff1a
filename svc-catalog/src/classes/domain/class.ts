import type { Edited } from '@pathshala/contract-kit/edited';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import { dhakaDayOf, dhakaTimeOfDay, fromDhakaWallTime } from '@pathshala/rules/dhaka-time';
import type { Deletable } from '@pathshala/rules/undo-window';

/** The fields that a class has by itself and a series for all of its classes. */
export interface ClassDetails {
  readonly title: string;
  readonly courseId: string;
  /** The name when it was saved, renamed with the course. */
  readonly courseName: string;
  /** Empty: everybody who is enrolled in the course. */
  readonly batchId: string;
  readonly batchName: string;
  readonly teacher: string;
  readonly durationMinutes: number;
  readonly room: string;
  readonly joinLink: string;
}

/** The state of a class that its students know, by its creation or the latest notice; a cancelled class has no start. */
export interface KnownClass {
  /** ISO 8601; empty: that it does not take place. */
  readonly startsAt: string;
  readonly room: string;
}

export interface ScheduledClass extends ClassDetails, Deletable {
  readonly _id: string;
  readonly seriesId: string | null;
  /** The day of the series that it stands for, also after it was moved to another day; null outside of a series. */
  readonly seriesDay: string | null;
  /** `listKeyOf` of the title, for sorting and searching. */
  readonly titleKey: string;
  /** Search keys, by which clashes are found; empty: none. */
  readonly teacherKey: string;
  readonly roomKey: string;
  /** The day in Dhaka. */
  readonly day: string;
  /** ISO 8601 with milliseconds. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly recordingLink: string;
  /** Rich text. */
  readonly note: string;
  readonly createdAt: string;
  readonly removalDueAt: number | null;
  /** Names the deletion, which may have taken further classes of the series along. */
  readonly deletionId: string | null;
  readonly edited?: Edited;
  readonly editorId?: string | null;
  /** The state that its students know, where it is not the stored one. */
  readonly known?: KnownClass;
  /** When they are notified of a change, epoch ms; null or missing: there is none. */
  readonly noticeDueAt?: number | null;
}

const minuteMs = 60_000;
const joinMs = 15 * minuteMs;

/** The fields that follow from details and start. */
export function scheduled<Details extends ClassDetails>(details: Details, startsAt: string) {
  const start = Date.parse(startsAt);
  return {
    ...details,
    titleKey: listKeyOf(details.title),
    teacherKey: searchKeyOf(details.teacher),
    roomKey: searchKeyOf(details.room),
    day: dhakaDayOf(start),
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + details.durationMinutes * minuteMs).toISOString(),
  };
}

/** A time of a day of Dhaka as ISO 8601. */
export function instantOf(day: string, timeOfDay: string): string {
  return fromDhakaWallTime(`${day}T${timeOfDay}`) ?? '';
}

export function timeOfDayOf({ startsAt }: Pick<ScheduledClass, 'startsAt'>): string {
  return dhakaTimeOfDay(Date.parse(startsAt));
}

export function hasBegun({ startsAt }: Pick<ScheduledClass, 'startsAt'>, now: number): boolean {
  return Date.parse(startsAt) <= now;
}

/** From then on those who are invited see the link, and attendance is taken. ISO 8601. */
export function joinOpensAt({ startsAt }: Pick<ScheduledClass, 'startsAt'>): string {
  return new Date(Date.parse(startsAt) - joinMs).toISOString();
}

/** Whether it can be joined: from 15 minutes before the start until its end. `now` in epoch milliseconds. */
export function isOpen(one: Pick<ScheduledClass, 'startsAt' | 'endsAt'>, now: number): boolean {
  return Date.parse(joinOpensAt(one)) <= now && now < Date.parse(one.endsAt);
}
