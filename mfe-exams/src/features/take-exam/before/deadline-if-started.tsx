import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import type { ServerClock } from '../model/server-clock.ts';
import { useServerNow } from '../use-server-now.ts';

interface DeadlineIfStartedProps {
  readonly overview: PaperOverview;
  readonly clock: ServerClock;
}

/** The deadline that Start would set, by the server's clock, updated every second. */
export function DeadlineIfStarted({ overview, clock }: DeadlineIfStartedProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const now = useServerNow(clock, 0);
  const end = endOf(overview, now);
  return (
    <p>
      <strong>{say('before.deadline', { time: `${format.time(end)} (${say('fact.zone')})` })}</strong>{' '}
      {say('before.server')}
    </p>
  );
}

/** Computes the deadline as the server does: the time limit from now on, cut by the end of the window. */
function endOf({ deadlineIfStartedNow, serverNow, closesAt }: PaperOverview, now: number): number {
  const end = now + Date.parse(deadlineIfStartedNow) - Date.parse(serverNow);
  if (closesAt === null) return end;
  return deadlineIfStartedNow === closesAt ? Date.parse(closesAt) : Math.min(end, Date.parse(closesAt));
}
