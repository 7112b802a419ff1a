import type { Members, Places } from '../ports.ts';

interface ForgetStudentDependencies {
  readonly members: Pick<Members, 'forget'>;
  readonly places: Pick<Places, 'forget'>;
  readonly leaveStandings: (studentId: string) => Promise<void>;
}

/** Removes name, points and place permanently with the deleted account. */
export function forgetStudent({ members, places, leaveStandings }: ForgetStudentDependencies) {
  return async (studentId: string): Promise<void> => {
    await members.forget(studentId);
    await leaveStandings(studentId);
    await places.forget(studentId);
  };
}
