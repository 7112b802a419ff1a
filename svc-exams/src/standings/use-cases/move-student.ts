import { weeksAt } from '@pathshala/rules/standings';
import type { StudentPlace } from '../domain/standing-list.ts';
import type { CountWeeks, Places } from '../ports.ts';

interface MoveStudentDependencies {
  readonly places: Places;
  readonly countWeeks: CountWeeks;
  readonly now: () => number;
}

interface Move {
  readonly studentId: string;
  /** The place in the profile; null: the courses have changed. */
  readonly place: (StudentPlace & { readonly version: number }) | null;
}

/** Moves all weeks of a member to the current lists after another district, college or course. */
export function moveStudent({ places, countWeeks, now }: MoveStudentDependencies) {
  return async ({ studentId, place }: Move): Promise<void> => {
    if (place !== null) await places.record(studentId, place);
    await countWeeks(studentId, weeksAt(now()));
  };
}
