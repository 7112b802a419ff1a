import type { ScheduledClass } from '../../classes/index.ts';
import { partsOf, sheetId } from '../domain/attendance.ts';
import type { Sheets } from '../ports.ts';

/** Students without a mark are absent from then on after the end of the class. */
const closeMs = 6 * 3_600_000;

export const closeDueAt = ({ endsAt }: Pick<ScheduledClass, 'endsAt'>): number =>
  Date.parse(endsAt) + closeMs;

/** Stores the sheets of a class unless they are there. All of its parts: also those without a mark are closed. */
export function openSheets({ sheets }: { readonly sheets: Pick<Sheets, 'ofClass' | 'open'> }) {
  return async (one: ScheduledClass): Promise<void> => {
    const parts = partsOf(one);
    const { _id: classId, courseId, batchId, day, startsAt } = one;
    if ((await sheets.ofClass(classId)).length === parts) return;
    for (let part = 0; part < parts; part += 1) {
      const place = { classId, part, courseId, batchId, day, startsAt };
      await sheets.open({
        _id: sheetId(classId, part),
        ...place,
        entries: {},
        rev: 1,
        closeDueAt: closeDueAt(one),
      });
    }
  };
}

export type OpenSheets = ReturnType<typeof openSheets>;
