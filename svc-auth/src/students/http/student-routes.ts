import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import {
  changeStudent,
  createStudent,
  deleteStudent,
  listStudents,
  readDashboard,
  readOwnStudent,
} from '@pathshala/svc-auth-contract/http';
import type { Dashboard } from '../domain/dashboard.ts';
import type { StudentChange, StudentRecord } from '../domain/student.ts';
import type { StudentListQuery, Students } from '../ports.ts';
import type { CreateStudentCommand } from '../use-cases/create-student.ts';
import { dashboardView, studentView } from './views.ts';

export interface StudentRoutesDependencies {
  readonly listStudents: (query: StudentListQuery) => ReturnType<Students['list']>;
  readonly readStudent: (studentId: string | null) => Promise<StudentRecord>;
  readonly readDashboard: (studentId: string | null) => Promise<Dashboard>;
  readonly changeStudent: (studentId: string, change: StudentChange) => Promise<StudentRecord>;
  readonly createStudent: (command: CreateStudentCommand) => Promise<StudentRecord>;
  readonly deleteStudent: (studentId: string) => Promise<void>;
}

export function studentRoutes(deps: StudentRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readOwnStudent, async ({ identity }) => studentView(await deps.readStudent(identity.userId))),
    handle(readDashboard, async ({ identity }) => dashboardView(await deps.readDashboard(identity.userId))),
    handle(changeStudent, async ({ params, body }) => studentView(await deps.changeStudent(params.id, body))),
    handle(createStudent, async ({ identity, body }) => {
      const { studentId, ...change } = body;
      return studentView(await deps.createStudent({ identity, studentId, change }));
    }),
    handle(deleteStudent, async ({ params }) => {
      await deps.deleteStudent(params.id);
      return { _id: params.id };
    }),
    handle(listStudents, async ({ query }) => {
      const { items, total } = await deps.listStudents(query);
      return { items: items.map(studentView), total, page: query.page, pageSize: query.pageSize };
    }),
  ];
}
