import type { Members, Places } from '../ports.ts';

export interface ForgetStudentDependencies {
  readonly members: Pick<Members, 'forget'>;
  readonly places: Pick<Places, 'forget'>;
  readonly leaveStandings: (studentId: string) => Promise<void>;
}

/** The account was deleted: name, points and place go with it, and do not come back. */
export function forgetStudent({ members, places, leaveStandings }: ForgetStudentDependencies) {
  return async (studentId: string): Promise<void> => {
    await members.forget(studentId);
    await leaveStandings(studentId);
    await places.forget(studentId);
  };
}
