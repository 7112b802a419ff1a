import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { ClassAudience, Classes } from '../classes/index.ts';
import { studentAbsent } from '@pathshala/svc-catalog-contract/events';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { BatchDirectory } from '../batches/index.ts';
import { createHmacAttendanceCodes } from './adapters/hmac-attendance-codes.ts';
import { onUserDeleted } from './events.ts';
import { attendanceRoutes } from './http/routes.ts';
import { absenceAggregates, absenceIndexes, createDocumentAbsences } from './storage/document-absences.ts';
import { attendanceIndexes, createDocumentAttendanceSheets } from './storage/document-attendance-sheets.ts';
import { attendClass, readAttendanceCode } from './use-cases/attend-class.ts';
import { closeSheets } from './use-cases/close-sheets.ts';
import { markAttendance } from './use-cases/mark-attendance.ts';
import { openSheets } from './use-cases/open-sheets.ts';
import { readAttendance } from './use-cases/read-attendance.ts';
import { publishAbsences } from './use-cases/publish-absences.ts';
import { reportOfPlace, reportOfStudent } from './use-cases/report-attendance.ts';

const closeMs = 60_000;

interface AttendanceDependencies {
  readonly classes: Classes;
  readonly audience: ClassAudience;
  readonly batchDirectory: Pick<BatchDirectory, 'find'>;
}

/** Attendance of classes: by list, by a code in the room, by opening the link; its reports. It stores ids of students alone. */
export function createAttendanceCapability(
  platform: Pick<Platform, 'documents' | 'now' | 'newId' | 'secrets'>,
  { batchDirectory: batches, ...others }: AttendanceDependencies,
): Capability {
  const { documents, now, secrets } = platform;
  const absences = createDocumentAbsences(platform);
  const stored = {
    ...others,
    batches,
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
    subscriptions: [onUserDeleted(absences)],
    publishes: [studentAbsent],
    aggregates: absenceAggregates,
    jobs: [
      { name: 'close-attendance', everyMs: closeMs, run: closeSheets(deps) },
      {
        name: 'publish-absences',
        everyMs: closeMs,
        run: publishAbsences({ ...deps, absences, idOf: derivedId }),
      },
    ],
    indexes: [...attendanceIndexes, ...absenceIndexes],
  };
}
