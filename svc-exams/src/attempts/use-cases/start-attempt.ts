import { DomainError } from '@pathshala/service-kit/errors';
import type { Entitlements } from '../../entitlements/domain/entitlements.ts';
import { refusalToStart, scopeOf } from '../../entitlements/domain/right-to-sit.ts';
import type { Paper } from '../../papers/domain/paper.ts';
import type { Papers, PreparedPaper } from '../../papers/domain/papers.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../domain/attempts.ts';
import { newAttempt } from '../domain/start-attempt.ts';
import type { CloseOverdueAttempt } from './close-overdue-attempt.ts';

/** Each lost race means that another call of the same student got further; more than a few is no race. */
const MOST_RACES = 5;

interface Dependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly entitlements: Entitlements;
  readonly closeOverdue: CloseOverdueAttempt;
}

export interface StartCommand {
  readonly studentId: string;
  readonly examKind: string;
  readonly examId: string;
  /** Names of the chosen optional subjects; of no effect on an attempt that is open. */
  readonly subjects: readonly string[];
  readonly now: number;
}

export interface Started {
  readonly attempt: Attempt;
  readonly paper: PreparedPaper;
  readonly isNew: boolean;
}

/** Starts an exam, or answers the open attempt. Any number of calls at once make one attempt. */
export function startAttempt({ attempts, papers, entitlements, closeOverdue }: Dependencies) {
  return async (command: StartCommand): Promise<Started> => {
    for (let race = 0; race < MOST_RACES; race += 1) {
      const head = await papers.head(command.examId);
      if (head === null || head.examKind !== command.examKind) {
        throw new DomainError('not-found', 'exams.not-found');
      }
      const exam = { studentId: command.studentId, examKind: head.examKind, examId: head.paperId };
      const latest = await attempts.latest(exam);
      const last = latest === null ? null : await closeOverdue(latest, command.now);
      if (last?.status === 'open') {
        return { attempt: last, paper: await papers.version(exam.examId, last.paperVersion), isNew: false };
      }

      const paper = await papers.version(head.paperId, head.paperVersion);
      await requireRight(paper.paper, head.isWithdrawn, command);
      requireAnotherAttempt(paper.paper, last);
      const attemptNo = (last?.attemptNo ?? 0) + 1;
      const id = attempts.idOf({ ...exam, attemptNo });
      const attempt = newAttempt(paper.paper, { ...command, id, attemptNo });
      if (await attempts.begin(attempt)) return { attempt, paper, isNew: true };
    }
    throw new DomainError('conflict', 'common.conflict');
  };

  async function requireRight(paper: Paper, isWithdrawn: boolean, { studentId, now }: StartCommand) {
    const scope = scopeOf(paper);
    const isEntitled = await entitlements.has(studentId, scope);
    const refusal = refusalToStart({ scope, isEntitled, isWithdrawn, window: paper.window, now });
    if (refusal !== null) throw refusal;
  }
}

/** A campaign exam is sat once; a past year any number of times. */
function requireAnotherAttempt(paper: Paper, last: Attempt | null): void {
  if (paper.examKind === 'campaign' && last !== null) throw new DomainError('conflict', 'exams.already-sat');
}
