import { isApiError } from '@pathshala/web-kit/api-error';
import { forgetForPerson, keepForPerson, storedForPerson } from '@pathshala/web-kit/person-cache';
import { useUser } from '@pathshala/web-kit/use-session';
import { useEffect, useState } from 'react';
import type { Answers } from './answers.ts';
import type { PracticeRun } from './practice-run.ts';

const nameOf = (examId: string): string => `practice/${examId}`;

/** Keeps the practice in this browser as far as the server has answered it: it goes on without a connection. */
export function useKeepRun(run: PracticeRun, { checked, held }: Answers): { readonly forget: () => void } {
  const userId = useUser()?._id ?? '';
  const { examId } = run.attempt;
  useEffect(() => {
    const stored: PracticeRun = {
      ...run,
      checked: Object.values(checked),
      held: Object.entries(held).map(([questionId, options]) => ({
        questionId,
        selectedOptions: [...options],
      })),
    };
    keepForPerson(userId, nameOf(examId), stored).catch((error: unknown) => reportError(error));
  }, [userId, examId, run, checked, held]);
  return {
    forget: () => {
      forgetForPerson(userId, nameOf(examId)).catch((error: unknown) => reportError(error));
    },
  };
}

/** The practice as this browser keeps it, once a call has failed because the server cannot be reached. */
export function useStoredRun(examId: string, failure: unknown): PracticeRun | null {
  const userId = useUser()?._id ?? '';
  const [run, setRun] = useState<PracticeRun | null>(null);
  const isUnreachable = isApiError(failure, 0);
  useEffect(() => {
    if (!isUnreachable) return;
    storedForPerson<PracticeRun>(userId, nameOf(examId)).then(
      (found) => setRun((before) => before ?? found),
      (error: unknown) => reportError(error),
    );
  }, [isUnreachable, userId, examId]);
  return run;
}
