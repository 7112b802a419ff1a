import type { Attempt, DeskAttempts, DeskAttempt } from '../../attempts/index.ts';
import { type Entitlements, scopeOf } from '../../entitlements/index.ts';
import type { Papers } from '../../papers/index.ts';
import { rowOf, rowWithoutAttempt } from '../domain/desk-row.ts';
import { partsOf } from '../domain/parts-of.ts';
import type { DeskRow } from '../ports.ts';
import { requireExam } from './require-exam.ts';

/** The number of attempts in one read, between which saves of students are processed. */
const attemptsOfRead = 500;

interface ReadRowsDependencies {
  readonly deskAttempts: Pick<DeskAttempts, 'atDesk' | 'deskPage'>;
  readonly papers: Papers;
  readonly entitlements: Entitlements;
}

export type ReadRows = ReturnType<typeof readRows>;

/** The students in progress, and those with a right who have not begun. */
export function readRows({ deskAttempts, papers, entitlements }: ReadRowsDependencies) {
  return {
    async all(examId: string): Promise<readonly DeskRow[]> {
      const registered = await entitlements.studentsOf(scopeOf(await requireExam(papers, examId)));
      const rows = new Map(registered.map((studentId) => [studentId, rowWithoutAttempt(studentId)]));
      // An attempt that is submitted meanwhile is read twice, and the later row stays.
      for (const status of ['open', 'submitted'] as const) {
        for await (const attempt of allWith(examId, status)) rows.set(attempt.studentId, rowOf(attempt));
      }
      return [...rows.values()];
    },

    /** The rows of these attempts. */
    async of(examId: string, attemptIds: readonly string[]): Promise<readonly DeskRow[]> {
      const rows: DeskRow[] = [];
      for (const ids of partsOf(attemptIds, attemptsOfRead)) {
        rows.push(...(await deskAttempts.atDesk(examId, ids)).map(rowOf));
      }
      return rows;
    },
  };

  async function* allWith(examId: string, status: Attempt['status']): AsyncGenerator<DeskAttempt> {
    let after = '';
    for (;;) {
      const page = { status, after, limit: attemptsOfRead };
      const found: readonly DeskAttempt[] = await deskAttempts.deskPage(examId, page);
      yield* found;
      const last = found.at(-1);
      if (last === undefined || found.length < attemptsOfRead) return;
      after = last._id;
    }
  }
}
