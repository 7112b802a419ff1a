import type { Attempts } from '../../attempts/ports.ts';
import { scopeOf, type Entitlements } from '../../entitlements/ports.ts';
import type { Papers } from '../../papers/ports.ts';
import { rowOf, rowWithoutAttempt } from '../domain/desk-row.ts';
import type { DeskRow } from '../ports.ts';
import { requireExam } from './require-exam.ts';

/** More ids than this are read with the whole exam. */
const maxIds = 500;

export interface ReadRowsDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly entitlements: Entitlements;
}

export type ReadRows = ReturnType<typeof readRows>;

/** Who sits the exam, and who may and has not begun. */
export function readRows({ attempts, papers, entitlements }: ReadRowsDependencies) {
  return {
    async all(examId: string): Promise<readonly DeskRow[]> {
      const head = await requireExam(papers, examId);
      const [sat, registered] = await Promise.all([
        attempts.atDesk(examId),
        entitlements.studentsOf(scopeOf(head)),
      ]);
      const begun = new Set(sat.map(({ studentId }) => studentId));
      const waiting = registered.filter((studentId) => !begun.has(studentId));
      return [...sat.map(rowOf), ...waiting.map(rowWithoutAttempt)];
    },

    /** Those of these attempts; null: too many to read one by one. */
    async of(examId: string, attemptIds: readonly string[]): Promise<readonly DeskRow[] | null> {
      if (attemptIds.length > maxIds) return null;
      if (attemptIds.length === 0) return [];
      return (await attempts.atDesk(examId, attemptIds)).map(rowOf);
    },
  };
}
