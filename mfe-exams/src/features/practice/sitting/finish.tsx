import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { isFixed } from './answers.ts';
import styles from './practice-sitting.module.css';
import { texts } from './texts.ts';
import type { Place } from './use-place.ts';
import type { Practice } from './use-practice.ts';

interface FinishProps {
  readonly practice: Practice;
  /** Questions without an answer. */
  readonly left: number;
  /** null: all questions are in one list. */
  readonly place: Place | null;
}

/** Previous and next, and the end; with questions left it asks once. */
export function Finish({ practice, left, place }: FinishProps): ReactNode {
  const translate = useText();
  const [isAsking, setAsking] = useState(false);
  const { finish, isFinishing, finishError, answers } = practice;
  const failed = finishError !== null && (
    <Notice tone="bad" isLive>
      <p>{finishError}</p>
    </Notice>
  );
  if (isAsking && left > 0) {
    return (
      <Notice tone="attention" isLive>
        <p>{translate(texts.finishLeft, { n: left })}</p>
        <p className={styles['actions']}>
          <Button kind="primary" onClick={() => setAsking(false)}>
            {translate(texts.keepOn)}
          </Button>
          <Button isBusy={isFinishing} onClick={finish}>
            {translate(texts.finish)}
          </Button>
        </p>
        {failed}
      </Notice>
    );
  }
  return (
    <>
      {failed}
      <div className={styles['steps']}>
        {place && (
          <Steps
            place={place}
            isNextMain={left > 0 && place.question !== undefined && isFixed(answers, place.question)}
          />
        )}
        <Button
          kind={left === 0 ? 'primary' : 'quiet'}
          isBusy={isFinishing}
          onClick={left === 0 ? finish : () => setAsking(true)}
        >
          {translate(texts.finish)}
        </Button>
      </div>
    </>
  );
}

interface StepsProps {
  readonly place: Place;
  readonly isNextMain: boolean;
}

function Steps({ place, isNextMain }: StepsProps): ReactNode {
  const translate = useText();
  return (
    <>
      <Button disabled={place.isFirst} onClick={() => place.move(-1)}>
        {translate(texts.previous)}
      </Button>
      <Button
        kind={isNextMain ? 'primary' : 'secondary'}
        disabled={place.isLast}
        onClick={() => place.move(1)}
      >
        {translate(texts.next)}
      </Button>
    </>
  );
}
