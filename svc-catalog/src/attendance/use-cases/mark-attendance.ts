import type { ClassAudience, Classes } from '../../classes/index.ts';
import {
  absenceDueAt,
  type AttendanceCounts,
  type AttendanceState,
  countMarks,
  type Mark,
  partOf,
  partsOf,
  sheetId,
} from '../domain/attendance.ts';
import type { Sheets } from '../ports.ts';
import type { OpenSheets } from './open-sheets.ts';
import { requireBegun, requireClass } from './require-open.ts';

interface MarkAttendanceDependencies {
  readonly classes: Pick<Classes, 'find'>;
  readonly audience: Pick<ClassAudience, 'invitedOf'>;
  readonly sheets: Sheets;
  readonly open: OpenSheets;
  readonly now: () => number;
}

interface MarkAttendanceCommand {
  readonly classId: string;
  readonly marks: readonly { readonly studentId: string; readonly state: AttendanceState | null }[];
}

/** Stores the marks of a list in one write a part. Students who are not invited are left out, unless they have a mark. */
export function markAttendance(deps: MarkAttendanceDependencies) {
  const { classes, audience, sheets, now } = deps;
  return async ({
    classId,
    marks,
  }: MarkAttendanceCommand): Promise<{ counts: AttendanceCounts; notInvited: string[] }> => {
    const one = await requireClass(classes, classId);
    requireBegun(one, now());
    await deps.open(one);
    const ids = marks.map(({ studentId }) => studentId);
    const invited = await audience.invitedOf(one, ids);
    const stored = await sheets.ofClass(classId);
    const isKnown = (id: string) =>
      invited.has(id) || stored.some(({ entries }) => Object.hasOwn(entries, id));
    const at = new Date(now()).toISOString();
    const parts = partsOf(one);
    const byPart = new Map<number, Map<string, Mark | null>>();
    for (const { studentId, state } of marks.filter(({ studentId: id }) => isKnown(id))) {
      const part = partOf(studentId, parts);
      const ofPart = byPart.get(part) ?? new Map<string, Mark | null>();
      byPart.set(part, ofPart.set(studentId, state && { state, source: 'list', at }));
    }
    const due = { absenceDueAt: absenceDueAt(one, now()) };
    for (const [part, ofPart] of byPart) await sheets.mark(sheetId(classId, part), ofPart, due);
    const after = await sheets.ofClass(classId);
    const counts = countMarks(after.flatMap(({ entries }) => Object.values(entries)));
    return { counts, notInvited: ids.filter((id) => !isKnown(id)) };
  };
}
