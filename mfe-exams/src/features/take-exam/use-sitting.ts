import { browserStorage } from '@pathshala/web-kit/browser-storage';
import { randomId } from '@pathshala/web-kit/random-id';
import { useStore } from '@pathshala/web-kit/store';
import { useServices } from '@pathshala/web-kit/services';
import { useSession } from '@pathshala/web-kit/use-session';
import { useEffect, useState } from 'react';
import { useHeldSession } from '../../log-in-again/use-held-session.ts';
import { createAnswerStorage } from './engine/answer-storage.ts';
import type { OpenedExam } from './engine/open-exam.ts';
import { createSitting, type Sitting, type SittingEnd } from './engine/sitting.ts';
import { createSittingCalls } from './engine/sitting-calls.ts';
import type { SittingState } from './engine/sitting-state.ts';
import type { ExamDesk } from './use-exam-desk.ts';
import { useStoredExam } from './use-stored-exam.ts';

/** Runs a sitting while its page is shown; leaving the page never submits it. */
export function useSitting(
  exam: OpenedExam,
  { calls, clock }: ExamDesk,
  onDone: (end: SittingEnd) => void,
): readonly [Sitting, SittingState] {
  const { user } = useSession();
  const { api } = useServices();
  useHeldSession();
  const { attemptId } = exam.attempt;
  const [{ sitting, tabs }] = useState(() => {
    const tabs = channelOf(attemptId);
    const place = { userId: user?._id ?? '', attemptId, page: randomId() };
    const answerStorage = createAnswerStorage(browserStorage(), place);
    const post = tabs?.postMessage.bind(tabs);
    const onSaved = (): void => post?.(attemptId);
    const sitting = createSitting({
      exam,
      calls: { ...calls, ...createSittingCalls(api, clock) },
      clock,
      answerStorage,
      onDone,
      onSaved,
      random: Math.random,
    });
    return { sitting, tabs };
  });
  useStoredExam(exam, sitting, clock);
  useEffect(() => {
    sitting.start();
    const leave = listenToBrowser(sitting);
    tabs?.addEventListener('message', sitting.readAnswers);
    return () => {
      leave();
      tabs?.removeEventListener('message', sitting.readAnswers);
      sitting.stop();
    };
  }, [sitting, tabs]);
  return [sitting, useStore(sitting.state)];
}

/** Joins the tabs of this browser that show one attempt. A channel that no page listens to any more is collected. */
function channelOf(attemptId: string): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis
    ? new BroadcastChannel(`pathshala-attempt-${attemptId}`)
    : undefined;
}

/** Follows the browser's events: connection lost and back, page left and shown, page closed. */
function listenToBrowser(sitting: Sitting): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') {
      sitting.log.leave();
      sitting.flush();
    } else {
      sitting.log.comeBack();
      sitting.checkClock();
    }
  };
  const warn = (event: BeforeUnloadEvent): void => {
    if (sitting.hasUnsaved()) event.preventDefault();
  };
  globalThis.addEventListener('online', sitting.retry, { signal });
  globalThis.addEventListener('offline', sitting.goOffline, { signal });
  globalThis.addEventListener('pagehide', sitting.flush, { signal });
  globalThis.addEventListener('beforeunload', warn, { signal });
  // Another window or app may cover the page without hiding it.
  globalThis.addEventListener('blur', sitting.log.leave, { signal });
  globalThis.addEventListener('focus', sitting.log.comeBack, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => controller.abort();
}
