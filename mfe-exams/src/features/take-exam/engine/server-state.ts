import type { AttemptAnswer } from '@pathshala/svc-exams-contract/http';
import { type OpenedExam, resumedAttempt } from './open-exam.ts';
import type { SittingCalls } from './sitting-calls.ts';
import type { SittingStore } from './sitting-state.ts';

interface ServerStateDependencies {
  readonly exam: OpenedExam;
  readonly calls: Pick<SittingCalls, 'read' | 'start' | 'checkTime'>;
  readonly store: Pick<SittingStore, 'change' | 'dispatch'>;
  /** The attempt is submitted. */
  readonly onDone: (resultId: string) => void;
}

export interface ServerState {
  /** Merges the server's answers under those of this screen. */
  readonly answers: () => Promise<void>;
  /** Sets the deadline again by a small call. */
  readonly clock: () => Promise<void>;
  /** Makes this device the one that the attempt goes on on. Returns whether it is still open. */
  readonly takeOver: () => Promise<boolean>;
}

/** Reads the attempt, or its deadline alone, and applies the server's state. */
export function createServerState(dependencies: ServerStateDependencies): ServerState {
  const { exam, calls, onDone } = dependencies;
  const { change, dispatch } = dependencies.store;
  const { attemptId } = exam.attempt;

  function apply(answer: AttemptAnswer): boolean {
    change({ deadline: Date.parse(answer.deadlineAt) });
    if (answer.resultId === null) dispatch({ type: 'merged', from: answer });
    else onDone(answer.resultId);
    return answer.resultId === null;
  }
  async function answers(): Promise<void> {
    apply(await calls.read(attemptId));
  }
  return {
    answers,
    clock: async () => {
      const deadlineAt = await calls.checkTime(attemptId);
      if (deadlineAt === null) await answers();
      else change({ deadline: Date.parse(deadlineAt) });
    },
    takeOver: async () => apply(await resumedAttempt(calls, exam.attempt)),
  };
}
