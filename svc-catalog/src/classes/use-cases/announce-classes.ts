import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import {
  classCancelledNotice,
  classMovedNotice,
  classSoonNotice,
} from '@pathshala/svc-catalog-contract/class-notices';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import {
  announcedBeforeMs,
  type ClassNotice,
  isCurrent,
  noticeOf,
  soonNoticeOf,
} from '../domain/class-notice.ts';
import type { ClassAudience, Classes, ClassNotices } from '../ports.ts';

interface AnnounceClassesDependencies {
  readonly classes: Pick<Classes, 'find' | 'update' | 'startingBetween' | 'listToAnnounce'>;
  readonly classNotices: ClassNotices;
  readonly audience: Pick<ClassAudience, 'studentsAfter'>;
  readonly now: () => number;
}

const classesAtOnce = 100;
/** The notices of this many students are stored with the position until they are published. */
const studentsAtOnce = 200;
const week = 7 * 24 * 60 * 60_000;

function requestOf(notice: ClassNotice): (studentId: string) => PendingEvent {
  const { kind, title, courseName, startsAt, room, before, classId } = notice;
  const path = kind === 'cancelled' ? '/routine' : `/routine/classes/${classId}`;
  const values = { title, courseName, startsAt, room, path };
  return (studentId) => {
    if (kind === 'soon') return pending(noticeRequested, classSoonNotice.request(studentId, values));
    return kind === 'moved'
      ? pending(noticeRequested, classMovedNotice.request(studentId, { ...values, before }))
      : pending(noticeRequested, classCancelledNotice.request(studentId, values));
  };
}

/**
 * The job `announce-classes`: tells the students of a class that it starts within 15 minutes, and of another start or room and
 * of its cancellation, each once. Each write of a batch also stores the position: a crash, or another process, repeats and skips
 * nobody.
 */
export function announceClasses({ classes, classNotices, audience, now }: AnnounceClassesDependencies) {
  async function beginSoon(): Promise<void> {
    const range = { from: now(), to: now() + announcedBeforeMs };
    for (const one of await classes.startingBetween(range, classesAtOnce))
      await classNotices.begin(soonNoticeOf(one, now()));
  }

  async function beginChanged(): Promise<void> {
    for (const one of await classes.listToAnnounce(now(), classesAtOnce)) {
      const notice = noticeOf(one, now());
      if (notice !== null) await classNotices.begin(notice);
      const known =
        one.deletedAt === null ? { startsAt: one.startsAt, room: one.room } : { startsAt: '', room: '' };
      await classes.update(one._id, (latest) =>
        latest.noticeDueAt === one.noticeDueAt ? { state: { ...latest, known, noticeDueAt: null } } : null,
      );
    }
  }

  /** The notice after its next batch; null: it is done. */
  async function announceSome(found: ClassNotice): Promise<ClassNotice | null> {
    const isStale = !isCurrent(found, await classes.find(found.classId), now());
    const next = isStale ? [] : await audience.studentsAfter(found, found.upTo, studentsAtOnce);
    const last = next.at(-1);
    const request = requestOf(found);
    const stored = await classNotices.update(found._id, (latest) => {
      if (latest.upTo !== found.upTo || latest.dueAt === null) return null;
      if (last === undefined) return { state: { ...latest, dueAt: null } };
      return {
        state: { ...latest, upTo: last.position },
        events: next.map(({ studentId }) => request(studentId)),
      };
    });
    return stored.dueAt === null ? null : stored;
  }

  return async (): Promise<void> => {
    await beginSoon();
    await beginChanged();
    for (const due of await classNotices.listDue(now(), classesAtOnce)) {
      let left: ClassNotice | null = due;
      while (left !== null) left = await announceSome(left);
    }
    await classNotices.deleteBefore(new Date(now() - week).toISOString());
  };
}
