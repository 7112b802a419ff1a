import { maxMinutesAltogether } from './exam-desk.ts';

interface Limit {
  readonly min: number;
  readonly max: number;
  /** While no administrator has set another. */
  readonly standard: number;
}

/**
 * The bounds of what an administrator may set for exams: below or above, an exam would be unfair or the service overloaded.
 */
export const examLimits = {
  /** Accepted after the deadline, which is never shown: a slow network takes seconds; more is time to answer. */
  graceSeconds: { min: 1, max: 10, standard: 3 },
  /** The starts by one student within an hour, of exams that can be taken again: an honest attempt takes minutes. */
  startsOfOneExam: { min: 5, max: 100, standard: 20 },
  /** The same, of all exams together. */
  startsOfAllExams: { min: 10, max: 300, standard: 60 },
  /** The minutes that the exam desk gives altogether to one exam, or to a student who sits it. */
  deskMinutes: { min: 10, max: maxMinutesAltogether, standard: maxMinutesAltogether },
} as const satisfies Record<string, Limit>;

export type ExamLimits = Readonly<Record<keyof typeof examLimits, number>>;

export const standardExamLimits: ExamLimits = {
  graceSeconds: examLimits.graceSeconds.standard,
  startsOfOneExam: examLimits.startsOfOneExam.standard,
  startsOfAllExams: examLimits.startsOfAllExams.standard,
  deskMinutes: examLimits.deskMinutes.standard,
};
