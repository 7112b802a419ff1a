import type { Attempt, DeskAttempts, DeskAttempt } from '../../attempts/index.ts';
import { type Entitlements, scopeOf } from '../../entitlements/index.ts';
import type { Papers } from '../../papers/index.ts';
import { rowOf, rowWithoutAttempt } from '../domain/desk-row.ts';
import { partsOf } from '../domain/parts-of.ts';
import type { DeskRow, DeskRows } from '../ports.ts';
import { requireExam } from './require-exam.ts';

/** The number of attempts in one read, between which saves of students are processed. */
const attemptsOfRead = 500;

/** A desk has no more rows than that, however many students an exam has. */
export const rowsOfDesk = 50_000;

interface ReadRowsDependencies {
  /** `rowsOfDesk` */
  readonly maxRows?: number;
  readonly deskAttempts: Pick<DeskAttempts, 'atDesk' | 'deskPage'>;
  readonly papers: Papers;
  readonly entitlements: Pick<Entitlements, 'studentPage'>;
}

export type ReadRows = ReturnType<typeof readRows>;

/** The students who sit, then those who have submitted, then those with a right who have not begun. */
export function readRows(dependencies: ReadRowsDependencies) {
  const { deskAttempts, papers, entitlements, maxRows = rowsOfDesk } = dependencies;
  return {
    async all(examId: string): Promise<DeskRows> {
      const scope = scopeOf(await requireExam(papers, examId));
      const rows = new Map<string, DeskRow>();
      for await (const row of rowsIn(examId, scope, rows)) {
        if (rows.size === maxRows && !rows.has(row.studentId))
          return { rows: [...rows.values()], isCut: true };
        rows.set(row.studentId, row);
      }
      return { rows: [...rows.values()], isCut: false };
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

  /** `begun` has the students whose attempts were read. */
  async function* rowsIn(
    examId: string,
    scope: ReturnType<typeof scopeOf>,
    begun: ReadonlyMap<string, DeskRow>,
  ): AsyncGenerator<DeskRow> {
    // An attempt that is submitted meanwhile is read twice, and the later row stays.
    for (const status of ['open', 'submitted'] as const) {
      for await (const attempt of allWith(examId, status)) yield rowOf(attempt);
    }
    for await (const studentId of registeredFor(scope)) {
      if (!begun.has(studentId)) yield rowWithoutAttempt(studentId);
    }
  }

  async function* registeredFor(scope: ReturnType<typeof scopeOf>): AsyncGenerator<string> {
    for (let after = ''; ;) {
      const found: readonly string[] = await entitlements.studentPage(scope, {
        after,
        limit: attemptsOfRead,
      });
      yield* found;
      const last = found.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

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
