import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { usePracticeHome } from '../../../practice/use-practice-home.ts';
import { successRate } from '../../../practice/success-rate.ts';
import { useStartPracticeFromResult } from '../../../practice/use-create-practice.ts';
import { useNamed } from '../../../questions/use-named.ts';
import styles from './practice-sitting.module.css';
import { texts } from './texts.ts';

interface PracticeEndProps {
  readonly result: {
    readonly _id: string;
    readonly title: string;
    readonly correct: number | null;
    readonly wrong: number | null;
    readonly blank: number | null;
  };
  readonly onAgain: () => void;
}

/** The success rate, and what to do next: the wrong ones first. */
export function PracticeEnd({ result, onAgain }: PracticeEndProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const named = useNamed();
  const { practice } = useSiteFeatures();
  const { startPracticeFromResult, isStarting } = useStartPracticeFromResult();
  const { _id, title } = result;
  const { correct, wrong, blank } = talliesOf(result);
  const total = correct + wrong + blank;
  const hasWrong = wrong > 0;
  return (
    <Page title={named(title)} width="text" back={usePracticeHome()}>
      <Notice tone={hasWrong ? 'neutral' : 'good'} title={translate(texts.rate)} isLive>
        <p className={styles['rate']}>{format.percent(Math.round(successRate(result) ?? 0))}</p>
        <p>{translate(texts.rateText, { correct, total })}</p>
        {hasWrong && <p>{translate(texts.someWrong)}</p>}
        {correct === total && <p>{translate(texts.allRight)}</p>}
      </Notice>
      <p className={styles['actions']}>
        {hasWrong && practice && (
          <Button kind="primary" isBusy={isStarting} onClick={() => startPracticeFromResult(_id)}>
            {translate(texts.wrongAgain)}
          </Button>
        )}
        <LinkButton to={`/exams/results/${_id}`}>{translate(texts.review)}</LinkButton>
        <Button kind="quiet" onClick={onAgain}>
          {translate(texts.again)}
        </Button>
      </p>
    </Page>
  );
}

/** A practice hides no score. */
function talliesOf({ correct, wrong, blank }: PracticeEndProps['result']) {
  return { correct: correct ?? 0, wrong: wrong ?? 0, blank: blank ?? 0 };
}
