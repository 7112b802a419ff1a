import type { Result } from '@pathshala/svc-exams-contract/http';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../texts.ts';
import { useFeedback } from './use-feedback.ts';

export interface ReceivedProps {
  readonly result: Result;
  readonly scoreVisibleFrom: string;
  readonly onTime: () => void;
}

/** Thousands wait for one moment: they look over so many milliseconds after it. */
const spread = 5_000;
/** A device whose clock runs fast looks again after this. */
const shortestWait = 15_000;
/** A timer of a browser holds no longer than 24 days. */
const longestWait = 3_600_000;

/** Handed in while others still sit: what was received, and when the score comes; it appears by itself. */
export function Received({ result, scoreVisibleFrom, onTime }: ReceivedProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const feedback = useFeedback(result);
  useEffect(() => {
    const left = Math.max(shortestWait, Date.parse(scoreVisibleFrom) - Date.now());
    const timer = setInterval(onTime, Math.min(left + Math.random() * spread, longestWait));
    return () => clearInterval(timer);
  }, [scoreVisibleFrom, onTime]);
  const { answered } = result;
  return (
    <Notice tone="good" title={say('result.received')}>
      <p>{say('result.receivedText', { n: answered, answered, time: format.dateTime(scoreVisibleFrom) })}</p>
      <p>{feedback}</p>
    </Notice>
  );
}
