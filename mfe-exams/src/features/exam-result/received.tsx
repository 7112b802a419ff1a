import type { Result } from '@pathshala/svc-exams-contract/http';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect } from 'react';
import { useFeedback } from './use-feedback.ts';
import { texts } from './texts.ts';

interface ReceivedProps {
  readonly result: Result;
  readonly scoreVisibleFrom: string;
  readonly onTime: () => void;
}

/** Thousands wait for one moment: their calls are spread over so many milliseconds after it. */
const spread = 5_000;
/** A device whose clock is fast asks again after this. */
const minWait = 15_000;
/** Browser timers are limited to 24 days. */
const maxWait = 3_600_000;

/** Submitted while others still sit: what was received, and when the score is shown; it appears by itself. */
export function Received({ result, scoreVisibleFrom, onTime }: ReceivedProps): ReactNode {
  const say = useText();
  const format = useFormat();
  const feedback = useFeedback(result);
  useEffect(() => {
    const left = Math.max(minWait, Date.parse(scoreVisibleFrom) - Date.now());
    const timer = setInterval(onTime, Math.min(left + Math.random() * spread, maxWait));
    return () => clearInterval(timer);
  }, [scoreVisibleFrom, onTime]);
  const { answered } = result;
  return (
    <Notice tone="good" title={say(texts.received)}>
      <p>{say(texts.receivedText, { n: answered, answered, time: format.dateTime(scoreVisibleFrom) })}</p>
      <p>{feedback}</p>
    </Notice>
  );
}
