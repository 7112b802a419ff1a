import type { DailyGoal } from '../domain/daily-goal.ts';
import { withDailyGoal } from '../domain/student.ts';
import type { Students } from '../ports.ts';

export interface SetDailyGoalDependencies {
  readonly students: Pick<Students, 'update'>;
}

/** Rejects with `not-found` without a record. */
export function setDailyGoal({ students }: SetDailyGoalDependencies) {
  return async (studentId: string, goal: DailyGoal): Promise<DailyGoal> => {
    await students.update(studentId, (record) => ({ state: withDailyGoal(record, goal) }));
    return goal;
  };
}
