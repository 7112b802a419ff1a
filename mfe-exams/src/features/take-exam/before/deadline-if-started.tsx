import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { sharedTexts } from '../../../texts.ts';
import type { ServerClock } from '../model/server-clock.ts';
import { useServerNow } from '../use-server-now.ts';
import { texts } from './texts.ts';

interface DeadlineIfStartedProps {
  readonly overview: PaperOverview;
  readonly clock: ServerClock;
}

/** The deadline that Start would set, by the server's clock, updated every second. */
export function DeadlineIfStarted({ overview, clock }: DeadlineIfStartedProps): ReactNode {
  const say = useText();
  const format = useFormat();
  const now = useServerNow(clock, 0);
  const end = endOf(overview, now);
  return (
    <p>
      <strong>{say(texts.deadline, { time: `${format.time(end)} (${say(sharedTexts.factZone)})` })}</strong>{' '}
      {say(texts.server)}
    </p>
  );
}

/** Computes the deadline as the server does: the time limit from now on, cut by the end of the window. */
function endOf({ deadlineIfStartedNow, serverNow, closesAt }: PaperOverview, now: number): number {
  const end = now + Date.parse(deadlineIfStartedNow) - Date.parse(serverNow);
  if (closesAt === null) return end;
  return deadlineIfStartedNow === closesAt ? Date.parse(closesAt) : Math.min(end, Date.parse(closesAt));
}
