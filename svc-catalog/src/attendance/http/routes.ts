import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { AttendanceList } from '@pathshala/svc-catalog-contract/attendance';
import * as contract from '@pathshala/svc-catalog-contract/attendance-routes';
import { joinOpensAt } from '../../classes/index.ts';
import type { attendClass, readAttendanceCode } from '../use-cases/attend-class.ts';
import type { markAttendance } from '../use-cases/mark-attendance.ts';
import type { ListedAttendance, readAttendance } from '../use-cases/read-attendance.ts';
import type { reportOfPlace, reportOfStudent } from '../use-cases/report-attendance.ts';

interface AttendanceUseCases {
  readonly attendClass: ReturnType<typeof attendClass>;
  readonly markAttendance: ReturnType<typeof markAttendance>;
  readonly readAttendance: ReturnType<typeof readAttendance>;
  readonly readAttendanceCode: ReturnType<typeof readAttendanceCode>;
  readonly reportOfPlace: ReturnType<typeof reportOfPlace>;
  readonly reportOfStudent: ReturnType<typeof reportOfStudent>;
}

function viewList({ one, students, next, counts }: ListedAttendance): AttendanceList {
  const { title, courseName, batchName, room, startsAt, endsAt } = one;
  return {
    title,
    courseName,
    batchName,
    room,
    startsAt,
    endsAt,
    opensAt: joinOpensAt(one),
    isOnline: one.joinLink !== '',
    students: students.map(({ studentId, mark }) => ({
      studentId,
      state: mark?.state ?? null,
      source: mark?.source ?? null,
      markedAt: mark?.at ?? null,
    })),
    next,
    counts,
  };
}

export function attendanceRoutes(useCases: AttendanceUseCases): BoundRoute[] {
  return [
    handle(contract.readAttendance, async ({ params, query }) =>
      viewList(await useCases.readAttendance(params.id, query.after)),
    ),
    handle(contract.markAttendance, ({ params, body }) =>
      useCases.markAttendance({ classId: params.id, marks: body.marks }),
    ),
    handle(contract.readAttendanceCode, ({ params }) => useCases.readAttendanceCode(params.id)),
    handle(contract.attendClass, async ({ params, body, identity }) => {
      const command = { classId: params.id, code: body.code, caller: identity };
      const { state, at } = await useCases.attendClass(command);
      return { state, markedAt: at };
    }),
    handle(contract.readStudentAttendance, async ({ params, query }) => {
      const { items, ...report } = await useCases.reportOfStudent(params.studentId, query);
      return { ...report, items: [...items], page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.readAttendanceReport, async ({ query }) => {
      const { items, ...report } = await useCases.reportOfPlace(query);
      return { ...report, items: [...items], page: query.page, pageSize: query.pageSize };
    }),
  ];
}
