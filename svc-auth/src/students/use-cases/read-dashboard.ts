import { dashboardOf, type Dashboard } from '../domain/dashboard.ts';
import type { StudentRecord } from '../domain/student.ts';

interface ReadDashboardDependencies {
  readonly readStudent: (studentId: string | null) => Promise<StudentRecord>;
  readonly now: () => number;
}

export function readDashboard({ readStudent, now }: ReadDashboardDependencies) {
  return async (studentId: string | null): Promise<Dashboard> =>
    dashboardOf(await readStudent(studentId), now());
}
