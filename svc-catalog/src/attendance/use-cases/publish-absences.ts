import { pending } from '@pathshala/service-kit/events/aggregate';
import { studentAbsent } from '@pathshala/svc-catalog-contract/events';
import type { BatchDirectory } from '../../batches/index.ts';
import type { Classes, ScheduledClass } from '../../classes/index.ts';
import { type AttendanceSheet, isNews } from '../domain/attendance.ts';
import type { Absences, Sheets } from '../ports.ts';

interface PublishAbsencesDependencies {
  readonly classes: Pick<Classes, 'find'>;
  readonly batches: Pick<BatchDirectory, 'find'>;
  readonly sheets: Pick<Sheets, 'absencesDue' | 'absencesPublished'>;
  readonly absences: Absences;
  /** Returns the same id for the same parts. */
  readonly idOf: (...parts: readonly (string | number)[]) => string;
  readonly now: () => number;
}

const sheetsAtOnce = 100;
/** Longer than a class is news. */
const lifetimeMs = 30 * 24 * 3_600_000;

/**
 * The job `publish-absences`: publishes the absences of batches that tell guardians, half an hour after the class and the latest
 * change of its list. An absence is published once, also when the list is changed again afterwards.
 */
export function publishAbsences({
  classes,
  batches,
  sheets,
  absences,
  idOf,
  now,
}: PublishAbsencesDependencies) {
  async function publish(one: ScheduledClass, sheet: AttendanceSheet): Promise<void> {
    const absent = Object.entries(sheet.entries).filter(([, { state }]) => state === 'absent');
    for (const [studentId] of absent) {
      const absenceId = idOf('absence', one._id, studentId);
      const event = pending(studentAbsent, {
        absenceId,
        studentId,
        classId: one._id,
        classTitle: one.title,
        batchName: one.batchName,
        startsAt: one.startsAt,
      });
      await absences.add({ _id: absenceId, studentId, createdAt: now() }, event);
    }
  }

  return async (): Promise<void> => {
    for (const sheet of await sheets.absencesDue(now(), sheetsAtOnce)) {
      const one = await classes.find(sheet.classId);
      const batch = await batches.find(sheet.batchId);
      const isWanted = one !== null && one.deletedAt === null && batch?.notifiesGuardian === true;
      if (isWanted && isNews(one, now())) await publish(one, sheet);
      await sheets.absencesPublished(sheet);
    }
    await absences.removeBefore(now() - lifetimeMs);
  };
}
