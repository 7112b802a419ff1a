import { Notice } from '@pathshala/web-kit/parts/notice';
import { useAskUntil } from '@pathshala/web-kit/use-ask-until';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';

export interface RightOnItsWayProps {
  readonly refusal: 'exams.not-enrolled' | 'exams.not-registered';
  /** Asks the exams again. */
  readonly onRefresh: () => void;
}

/** To a student who is enrolled or registered while the exams do not know of it yet: nothing is to be done, the page asks again. */
export function RightOnItsWay({ refusal, onRefresh }: RightOnItsWayProps): ReactNode {
  const say = useTexts();
  useAskUntil(true, onRefresh);
  return (
    <Notice isLive>
      <p>{say(`late.${refusal}`)}</p>
      <p>{say('late.text')}</p>
    </Notice>
  );
}
