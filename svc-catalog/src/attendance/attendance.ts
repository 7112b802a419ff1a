import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { ClassAudience, Classes } from '../classes/index.ts';
import { createHmacAttendanceCodes } from './adapters/hmac-attendance-codes.ts';
import { attendanceRoutes } from './http/routes.ts';
import { attendanceIndexes, createDocumentAttendanceSheets } from './storage/document-attendance-sheets.ts';
import { attendClass, readAttendanceCode } from './use-cases/attend-class.ts';
import { closeSheets } from './use-cases/close-sheets.ts';
import { markAttendance } from './use-cases/mark-attendance.ts';
import { openSheets } from './use-cases/open-sheets.ts';
import { readAttendance } from './use-cases/read-attendance.ts';
import { reportOfPlace, reportOfStudent } from './use-cases/report-attendance.ts';

const closeMs = 60_000;

interface AttendanceDependencies {
  readonly classes: Classes;
  readonly audience: ClassAudience;
}

/** Attendance of classes: by list, by a code in the room, by opening the link; its reports. It stores ids of students alone. */
export function createAttendanceCapability(
  { documents, now, secrets }: Pick<Platform, 'documents' | 'now' | 'secrets'>,
  others: AttendanceDependencies,
): Capability {
  const stored = {
    ...others,
    sheets: createDocumentAttendanceSheets(documents),
    codes: createHmacAttendanceCodes(secrets.sessionSecret),
    now,
  };
  const deps = { ...stored, open: openSheets(stored) };
  return {
    routes: attendanceRoutes({
      attendClass: attendClass(deps),
      markAttendance: markAttendance(deps),
      readAttendance: readAttendance(deps),
      readAttendanceCode: readAttendanceCode(deps),
      reportOfPlace: reportOfPlace(deps),
      reportOfStudent: reportOfStudent(deps),
    }),
    jobs: [{ name: 'close-attendance', everyMs: closeMs, run: closeSheets(deps) }],
    indexes: attendanceIndexes,
  };
}
