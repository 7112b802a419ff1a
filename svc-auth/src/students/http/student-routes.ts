import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { editorOf, type Editor } from '@pathshala/back-office/edit-mark';
import {
  changeStudent,
  createStudent,
  deleteStudent,
  listStudents,
  readDashboard,
  readOwnStudent,
  readStudentRecord,
  restoreStudent,
  setDailyGoal,
} from '@pathshala/svc-auth-contract/http';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { requireUserId } from '@pathshala/service-kit/identity/reader';
import type { DailyGoal } from '../domain/daily-goal.ts';
import type { Dashboard } from '../domain/dashboard.ts';
import type { StudentChange, StudentRecord } from '../domain/student.ts';
import type { StudentListQuery, Students } from '../ports.ts';
import type { CreateStudentCommand } from '../use-cases/author-student.ts';
import { dashboardView, ownStudentView, studentView } from './views.ts';

interface StudentRoutesDependencies {
  readonly listStudents: (query: StudentListQuery) => ReturnType<Students['list']>;
  readonly readStudent: (studentId: string | null) => Promise<StudentRecord>;
  readonly readDashboard: (studentId: string | null) => Promise<Dashboard>;
  readonly setDailyGoal: (studentId: string, goal: DailyGoal) => Promise<DailyGoal>;
  readonly changeStudent: (studentId: string, change: StudentChange) => Promise<StudentRecord>;
  readonly createStudent: (command: CreateStudentCommand) => Promise<StudentRecord>;
  readonly deleteStudent: (studentId: string, by: Editor) => Promise<{ undoUntil: string | null }>;
  readonly restoreStudent: (studentId: string) => Promise<StudentRecord>;
}

export function studentRoutes(deps: StudentRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readOwnStudent, async ({ identity }) => ownStudentView(await deps.readStudent(identity.userId))),
    handle(readDashboard, async ({ identity }) => dashboardView(await deps.readDashboard(identity.userId))),
    handle(setDailyGoal, async ({ identity, body }) => ({
      dailyGoal: await deps.setDailyGoal(requireUserId(identity), body.dailyGoal),
    })),
    handle(changeStudent, async ({ params, body, identity }) =>
      viewFor(identity, await deps.changeStudent(params.id, body)),
    ),
    handle(createStudent, async ({ identity, body }) => {
      const { studentId, ...change } = body;
      return viewFor(identity, await deps.createStudent({ identity, studentId, change }));
    }),
    handle(deleteStudent, async ({ params, identity }) => {
      const { undoUntil } = await deps.deleteStudent(params.id, editorOf(identity));
      return { _id: params.id, ...(undoUntil !== null && { undoUntil }) };
    }),
    handle(restoreStudent, async ({ params }) => studentView(await deps.restoreStudent(params.id))),
    handle(readStudentRecord, async ({ params }) => studentView(await deps.readStudent(params.id))),
    handle(listStudents, async ({ query }) => {
      const { items, total } = await deps.listStudents(query);
      return { items: items.map(studentView), total, page: query.page, pageSize: query.pageSize };
    }),
  ];
}

function viewFor({ userId }: Identity, record: StudentRecord) {
  return userId === record._id ? ownStudentView(record) : studentView(record);
}
