import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ClassAudience, Classes } from '../../classes/index.ts';
import type { Caller } from '../../enrolments/index.ts';
import { type Mark, ownState, partOf, partsOf, sheetId } from '../domain/attendance.ts';
import type { AttendanceCodes, Sheets } from '../ports.ts';
import type { OpenSheets } from './open-sheets.ts';
import { requireClass, requireOpen } from './require-open.ts';

interface AttendClassDependencies {
  readonly classes: Pick<Classes, 'find'>;
  readonly audience: Pick<ClassAudience, 'isInvited'>;
  readonly sheets: Pick<Sheets, 'markOnce'>;
  readonly codes: AttendanceCodes;
  readonly open: OpenSheets;
  readonly now: () => number;
}

interface AttendClassCommand {
  readonly classId: string;
  /** The code that is shown in the room; empty: the link was opened. */
  readonly code: string;
  readonly caller: Caller;
}

/** A student marks themselves. A mark that is there, also one of an administrator, stays. */
export function attendClass(deps: AttendClassDependencies) {
  const { classes, audience, sheets, codes, now } = deps;
  return async ({ classId, code, caller }: AttendClassCommand): Promise<Mark> => {
    const one = await requireClass(classes, classId);
    if (!(await audience.isInvited(caller, one))) throw new DomainError('forbidden', 'catalog.not-enrolled');
    requireOpen(one, now());
    if (code === '' && one.joinLink === '') throw new DomainError('invalid', 'catalog.attendance.in-room');
    if (code !== '' && !codes.isValid(classId, code, now())) {
      throw new DomainError('invalid', 'catalog.attendance.code');
    }
    await deps.open(one);
    const studentId = caller.userId ?? '';
    const source = code === '' ? 'link' : 'code';
    const mark: Mark = { state: ownState(one, now()), source, at: new Date(now()).toISOString() };
    return sheets.markOnce(sheetId(classId, partOf(studentId, partsOf(one))), studentId, mark);
  };
}

type ReadCodeDependencies = Pick<AttendClassDependencies, 'classes' | 'codes' | 'now'>;

/** The address that the code in the room has. */
export function readAttendanceCode({ classes, codes, now }: ReadCodeDependencies) {
  return async (classId: string): Promise<{ path: string; nextAt: string }> => {
    requireOpen(await requireClass(classes, classId), now());
    const { code, nextAt } = codes.at(classId, now());
    return { path: `/routine/attend/${classId}?code=${code}`, nextAt: new Date(nextAt).toISOString() };
  };
}
