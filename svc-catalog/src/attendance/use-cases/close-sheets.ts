import type { ClassAudience, Classes, ScheduledClass } from '../../classes/index.ts';
import { absenceDueAt, type Mark, partOf, partsOf } from '../domain/attendance.ts';
import type { Sheets } from '../ports.ts';
import { closeDueAt } from './open-sheets.ts';

interface CloseSheetsDependencies {
  readonly classes: Pick<Classes, 'find'>;
  readonly audience: Pick<ClassAudience, 'studentsAfter'>;
  readonly sheets: Sheets;
  readonly now: () => number;
}

/** Sheets of one run: a class of a whole course has several. */
const sheetsAtOnce = 400;
const studentsAtOnce = 500;

/**
 * The job `close-attendance`: some hours after a class with attendance, its students without a mark are absent. A sheet that
 * somebody changes meanwhile is closed by the next run.
 */
export function closeSheets({ classes, audience, sheets, now }: CloseSheetsDependencies) {
  async function studentIdsOf(one: ScheduledClass): Promise<string[]> {
    const ids: string[] = [];
    let position = '';
    for (;;) {
      const some = await audience.studentsAfter(one, position, studentsAtOnce);
      ids.push(...some.map(({ studentId }) => studentId));
      const last = some.at(-1);
      if (last === undefined || some.length < studentsAtOnce) return ids;
      ({ position } = last);
    }
  }

  async function closeClass(one: ScheduledClass): Promise<void> {
    const ids = await studentIdsOf(one);
    const mark: Mark = { state: 'absent', source: 'end', at: new Date(now()).toISOString() };
    for (const sheet of await sheets.ofClass(one._id)) {
      const missing = ids.filter(
        (id) => partOf(id, partsOf(one)) === sheet.part && sheet.entries[id] === undefined,
      );
      const due = { absenceDueAt: absenceDueAt(one, now()) };
      await sheets.close(sheet, new Map(missing.map((id) => [id, mark])), due);
    }
  }

  return async (): Promise<void> => {
    for (const classId of await sheets.classesToClose(now(), sheetsAtOnce)) {
      const one = await classes.find(classId);
      if (one === null || one.deletedAt !== null) await sheets.closeLater(classId, null);
      else if (closeDueAt(one) > now()) await sheets.closeLater(classId, closeDueAt(one));
      else await closeClass(one);
    }
  };
}
