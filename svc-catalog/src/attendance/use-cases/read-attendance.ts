import type { ClassAudience, Classes, ScheduledClass } from '../../classes/index.ts';
import { type AttendanceCounts, countMarks, type Mark } from '../domain/attendance.ts';
import type { Sheets } from '../ports.ts';
import { requireClass } from './require-open.ts';

interface ReadAttendanceDependencies {
  readonly classes: Pick<Classes, 'find'>;
  readonly audience: Pick<ClassAudience, 'studentsAfter'>;
  readonly sheets: Pick<Sheets, 'ofClass'>;
}

/** The students of a class with their marks, a page of them. */
export interface ListedAttendance {
  readonly one: ScheduledClass;
  readonly students: readonly { readonly studentId: string; readonly mark: Mark | null }[];
  readonly next: string | null;
  readonly counts: AttendanceCounts;
}

const pageSize = 100;

/** A student who has left since is not listed; the mark stays and counts. */
export function readAttendance({ classes, audience, sheets }: ReadAttendanceDependencies) {
  return async (classId: string, after = ''): Promise<ListedAttendance> => {
    const one = await requireClass(classes, classId);
    const [stored, found] = await Promise.all([
      sheets.ofClass(classId),
      audience.studentsAfter(one, after, pageSize),
    ]);
    const marks = new Map(stored.flatMap(({ entries }) => Object.entries(entries)));
    return {
      one,
      students: found.map(({ studentId }) => ({ studentId, mark: marks.get(studentId) ?? null })),
      next: found.length < pageSize ? null : (found.at(-1)?.position ?? null),
      counts: countMarks([...marks.values()]),
    };
  };
}
