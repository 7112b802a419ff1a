import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { Routine, RoutineClass } from '@pathshala/svc-catalog-contract/classes';
import type { TimedExam } from '../../exams/timed-exam.ts';

const dayMs = 86_400_000;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The week of the school begins on Saturday. */
export function weekOf(day: string): readonly string[] {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  const first = dayAfter(day, -((weekday + 1) % 7));
  return Array.from({ length: 7 }, (_, index) => dayAfter(first, index));
}

/** Something that is on at a time (ISO 8601). */
export type RoutineEntry = { readonly id: string; readonly at: string } & (
  | { readonly kind: 'class'; readonly one: RoutineClass }
  | { readonly kind: 'exam'; readonly exam: TimedExam }
  | { readonly kind: 'assignment'; readonly assignment: Routine['assignments'][number] }
);

/** The entries of each of these days in Dhaka, the earlier first. */
export function entriesByDay(
  days: readonly string[],
  { classes, assignments }: Routine,
  exams: readonly TimedExam[],
): readonly { readonly day: string; readonly entries: readonly RoutineEntry[] }[] {
  const all: readonly RoutineEntry[] = [
    ...classes.map((one) => ({ kind: 'class' as const, id: one._id, at: one.startsAt, one })),
    ...exams.map((exam) => ({ kind: 'exam' as const, id: exam.examId, at: exam.opensAt, exam })),
    ...assignments.map((assignment) => ({
      kind: 'assignment' as const,
      id: assignment._id,
      at: assignment.dueDate,
      assignment,
    })),
  ];
  const sorted = all.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return days.map((day) => ({
    day,
    entries: sorted.filter(({ at }) => dhakaDayOf(Date.parse(at)) === day),
  }));
}
