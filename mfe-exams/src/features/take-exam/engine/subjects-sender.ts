import type { Sheet, SheetEvent } from '../model/sheet.ts';
import type { SubjectsReceipt } from './sitting-calls.ts';
import { faultOf, messageOf } from './fault.ts';

interface SubjectsSenderDependencies {
  readonly sheet: () => Sheet;
  readonly dispatch: (event: SheetEvent) => void;
  readonly send: (subjects: readonly string[]) => Promise<SubjectsReceipt>;
  readonly onDeadline: (deadlineAt: string) => void;
  /** The server's message about the refused choice, which is reverted. */
  readonly onRefused: (message: string) => void;
}

export interface SubjectsSender {
  /** Sends a choice that waits, until the server has the latest one. Rejects as the call does, and the choice waits on. */
  readonly send: () => Promise<void>;
  readonly isSending: () => boolean;
}

/** Sends one choice of subjects at a time; concurrent callers share the promise. */
export function createSubjectsSender(dependencies: SubjectsSenderDependencies): SubjectsSender {
  const { sheet, dispatch, onDeadline, onRefused } = dependencies;
  let sending: Promise<void> | null = null;

  async function sendAll(): Promise<void> {
    for (let { subjectsChange: change } = sheet(); change !== null; change = sheet().subjectsChange) {
      const { no } = change;
      dispatch({ type: 'subjects-sent' });
      try {
        const { subjects, deadlineAt } = await dependencies.send(sheet().subjects);
        onDeadline(deadlineAt);
        dispatch({ type: 'subjects-acknowledged', subjects, no });
      } catch (error) {
        if (faultOf(error) !== 'refused') throw error;
        onRefused(messageOf(error));
        dispatch({ type: 'subjects-refused' });
      }
    }
  }

  async function sendOnce(): Promise<void> {
    try {
      await sendAll();
    } finally {
      sending = null;
    }
  }

  return {
    send: () => {
      sending ??= sendOnce();
      return sending;
    },
    isSending: () => sending !== null,
  };
}
