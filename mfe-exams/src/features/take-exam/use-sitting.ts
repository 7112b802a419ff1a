import { useStore } from '@pathshala/web-kit/store';
import { useUser } from '@pathshala/web-kit/use-session';
import { useEffect, useState } from 'react';
import { createAnswerKeeper } from './engine/answer-keeper.ts';
import type { OpenedExam } from './engine/open-exam.ts';
import { createSitting, type Sitting, type SittingEnd } from './engine/sitting.ts';
import type { SittingState } from './engine/sitting-state.ts';
import type { ExamDesk } from './use-exam-desk.ts';

/** Runs a sitting for as long as its page is shown; leaving the page never hands it in. */
export function useSitting(
  exam: OpenedExam,
  { calls, clock }: ExamDesk,
  onDone: (end: SittingEnd) => void,
): readonly [Sitting, SittingState] {
  const user = useUser();
  const [sitting] = useState(() => {
    const place = { userId: user?._id ?? '', attemptId: exam.attempt.attemptId, page: newPageId() };
    const keeper = createAnswerKeeper(localStorage, place);
    return createSitting({ exam, calls, clock, keeper, onDone, random: Math.random });
  });
  useEffect(() => {
    sitting.start();
    const leave = attend(sitting);
    return () => {
      leave();
      sitting.stop();
    };
  }, [sitting]);
  return [sitting, useStore(sitting.state)];
}

function newPageId(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
}

/** What the browser tells of the line, the device's sleep and the page's end. */
function attend(sitting: Sitting): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const wake = (): void => {
    if (document.visibilityState === 'hidden') sitting.flush();
    else sitting.wakeUp();
  };
  const warn = (event: BeforeUnloadEvent): void => {
    if (sitting.hasUnsaved()) event.preventDefault();
  };
  globalThis.addEventListener('online', sitting.retry, { signal });
  globalThis.addEventListener('offline', sitting.loseLine, { signal });
  globalThis.addEventListener('pagehide', sitting.flush, { signal });
  globalThis.addEventListener('beforeunload', warn, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  return () => controller.abort();
}
