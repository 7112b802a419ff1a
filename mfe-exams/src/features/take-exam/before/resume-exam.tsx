import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat } from '@pathshala/web-kit/texts';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import { openExam } from '../engine/open-exam.ts';
import type { ServerClock } from '../model/server-clock.ts';
import { useServerNow } from '../use-server-now.ts';
import { isSittingHere } from '../sitting-mark.ts';
import type { EntryStateProps } from './entry-state.ts';
import { useEnter } from './use-enter.ts';

/** Resumes an open attempt: at once after a reload, else by a button. */
export function ResumeExam({
  attemptId,
  overview,
  desk,
  onOpened,
}: EntryStateProps & { readonly attemptId: string }): ReactNode {
  const say = useTexts();
  const { enter, isBusy, error } = useEnter(onOpened);
  const { paperUrl } = overview;
  const resume = useCallback(
    () => enter(openExam(desk.calls, desk.calls.read(attemptId), paperUrl)),
    [attemptId, desk, enter, paperUrl],
  );
  const isReload = useRef(isSittingHere(attemptId));
  useEffect(() => {
    if (!isReload.current) return;
    isReload.current = false;
    void resume();
  }, [resume]);
  return (
    <Notice tone="attention" title={say('before.openTitle')}>
      <p>{say('before.openText')}</p>
      {overview.openAttempt !== null && <OpenFacts openAttempt={overview.openAttempt} clock={desk.clock} />}
      {error !== null && <p role="alert">{error}</p>}
      <Button kind="primary" isBusy={isBusy} onClick={() => void resume()}>
        {say('before.goOn')}
      </Button>
    </Notice>
  );
}

interface OpenFactsProps {
  readonly openAttempt: NonNullable<PaperOverview['openAttempt']>;
  readonly clock: ServerClock;
}

/** How much time is left, and how many answers are there. */
function OpenFacts({ openAttempt, clock }: OpenFactsProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const deadline = Date.parse(openAttempt.deadlineAt);
  const left = Math.max(0, deadline - useServerNow(clock, deadline));
  return (
    <Facts
      facts={[
        [say('time.left'), format.clock(left)],
        [say('submit.answered'), format.number(openAttempt.answered)],
      ]}
    />
  );
}
