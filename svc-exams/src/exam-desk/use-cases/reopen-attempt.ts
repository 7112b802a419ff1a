import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Attempts, type CloseOverdue, scoreHiddenUntil } from '../../attempts/index.ts';
import type { Releases } from '../../entitlements/index.ts';
import type { Papers } from '../../papers/index.ts';
import { beginAct, newAct, type DeskEdit } from '../domain/desk-acts.ts';
import { requireUnmarked } from '../domain/reopened-attempt.ts';
import type { ExamDesks } from '../ports.ts';
import type { applyAct } from './apply-act.ts';
import { requireAttempt, requireExam, requireUnreleased } from './require-exam.ts';

interface ReopenAttemptDependencies {
  readonly desks: ExamDesks;
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly releases: Releases;
  readonly closeOverdue: CloseOverdue;
  readonly applyAct: ReturnType<typeof applyAct>;
  readonly newId: () => string;
  readonly now: () => number;
}

interface ReopenCommand extends DeskEdit {
  readonly examId: string;
  readonly attemptId: string;
  readonly minutes: number;
}

/** The saved answers stay; the next submit marks them again, with a higher version than the withdrawn result. */
export function reopenAttempt(dependencies: ReopenAttemptDependencies) {
  const { desks, attempts, papers, releases, closeOverdue, newId, now } = dependencies;
  return async (command: ReopenCommand): Promise<void> => {
    const { examId, attemptId, minutes } = command;
    const time = now();
    const head = await requireExam(papers, examId);
    await requireUnreleased(releases, head);
    const found = await closeOverdue(await requireAttempt(attempts, examId, attemptId), time);
    requireUnmarked(found);
    // A student who has seen a score knows whether the answers were right.
    if (scoreHiddenUntil(head, time) === null) throw new DomainError('conflict', 'exams.reopen-score-shown');
    const { studentId } = found;
    const facts = { _id: newId(), at: new Date(time).toISOString(), minutes, attemptId, studentId };
    const act = newAct('reopened', command, facts);
    await desks.change(examId, (desk) => beginAct(desk, act, command));
    if (await dependencies.applyAct(examId, act)) return;
    requireUnmarked(await requireAttempt(attempts, examId, attemptId));
    throw new DomainError('conflict', 'common.conflict');
  };
}
