import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import {
  changeStudent,
  createStudent,
  deleteStudent,
  listStudents,
  readDashboard,
  readOwnStudent,
} from '@pathshala/svc-auth-contract/http';
import type { StudentChange } from '@pathshala/svc-auth-contract/student';
import type { StudentRecord } from '../domain/student.ts';
import { dashboardOf, studentOf } from '../domain/views.ts';
import type { Students } from '../use-cases/ports.ts';

export interface StudentRoutesDeps {
  readonly students: Pick<Students, 'list'>;
  readonly now: () => number;
  readonly readStudent: (studentId: string | null) => Promise<StudentRecord>;
  readonly changeStudent: (studentId: string, change: StudentChange) => Promise<StudentRecord>;
  readonly createStudent: (
    identity: Identity,
    given: StudentChange & { studentId?: string | undefined },
  ) => Promise<StudentRecord>;
  readonly deleteStudent: (studentId: string) => Promise<void>;
}

export function studentRoutes(deps: StudentRoutesDeps): readonly BoundRoute[] {
  return [
    handle(readOwnStudent, async ({ identity }) => studentOf(await deps.readStudent(identity.userId))),
    handle(readDashboard, async ({ identity }) =>
      dashboardOf(await deps.readStudent(identity.userId), deps.now()),
    ),
    handle(changeStudent, async ({ params, body }) => studentOf(await deps.changeStudent(params.id, body))),
    handle(createStudent, async ({ identity, body }) => studentOf(await deps.createStudent(identity, body))),
    handle(deleteStudent, async ({ params }) => {
      await deps.deleteStudent(params.id);
      return { _id: params.id };
    }),
    handle(listStudents, async ({ query }) => {
      const { items, total } = await deps.students.list(query);
      return { items: items.map(studentOf), total, page: query.page, pageSize: query.pageSize };
    }),
  ];
}
