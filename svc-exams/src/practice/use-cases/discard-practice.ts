import { type Attempts, requireOpen } from '../../attempts/index.ts';
import type { PracticeTest } from '../domain/practice-test.ts';
import { requirePractice, type CheckCommand } from './check-answer.ts';

interface DiscardPracticeDependencies {
  readonly attempts: Pick<Attempts, 'find' | 'discard' | 'latest'>;
  readonly removePractice: (test: Pick<PracticeTest, '_id'>) => Promise<void>;
}

type DiscardCommand = Pick<CheckCommand, 'attemptId' | 'studentId'>;

/** Removes an open practice, and its test where no other attempt at it has a result. */
export function discardPractice({ attempts, removePractice }: DiscardPracticeDependencies) {
  return async (command: DiscardCommand): Promise<void> => {
    const { _id, studentId, examKind, examId } = await requirePractice(attempts, command);
    if (!(await attempts.discard(_id))) {
      // Read again: another call has discarded or submitted it meanwhile.
      requireOpen(await requirePractice(attempts, command));
    }
    if ((await attempts.latest({ studentId, examKind, examId })) === null) {
      await removePractice({ _id: examId });
    }
  };
}
