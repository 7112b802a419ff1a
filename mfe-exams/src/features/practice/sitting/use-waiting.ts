import { useServices } from '@pathshala/web-kit/services';
import { useUser } from '@pathshala/web-kit/use-session';
import { useCallback, useEffect, useRef } from 'react';
import {
  type AnswerOutcome,
  putWaiting,
  sendWaiting,
  type WaitingAnswer,
} from '../../../practice/waiting-answers.ts';

/** Milliseconds between two attempts: not every lost connection is announced by the browser. */
const pauseMs = 15_000;

interface Waiting {
  readonly put: (answer: WaitingAnswer) => void;
  /** Resolves when everything is sent, or the connection is lost again. */
  readonly send: () => Promise<void>;
}

/** Sends the answers of this practice that were given without a connection, as soon as there is one. */
export function useWaiting(
  attemptId: string,
  isWaiting: boolean,
  onOutcome: (outcome: AnswerOutcome) => void,
): Waiting {
  const { api } = useServices();
  const userId = useUser()?._id ?? '';
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  const running = useRef<Promise<void>>(null);
  const send = useCallback((): Promise<void> => {
    if (running.current) return running.current;
    const place = { userId, attemptId };
    const sending = sendWaiting(api, place, (outcome) => latest.current(outcome)).finally(() => {
      running.current = null;
    });
    running.current = sending;
    return sending;
  }, [api, userId, attemptId]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const begin = (): void => {
      send().catch((error: unknown) => reportError(error));
    };
    begin();
    const timer = setInterval(begin, pauseMs);
    addEventListener('online', begin);
    return () => {
      clearInterval(timer);
      removeEventListener('online', begin);
    };
  }, [send, isWaiting]);
  return { put: (answer) => putWaiting({ userId, attemptId }, answer), send };
}
