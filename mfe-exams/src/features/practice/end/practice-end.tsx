import type { readPracticeProgress } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Page } from '@pathshala/web-kit/parts/page';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { practicePaths } from '../../../practice/paths.ts';
import { usePracticeHome } from '../../../practice/use-practice-home.ts';
import { successRate } from '../../../practice/success-rate.ts';
import { useStartPracticeFromResult } from '../../../practice/use-create-practice.ts';
import { useNamed } from '../../../questions/use-named.ts';
import type { Tally } from '../../../scores/tally-bar.tsx';
import { TallyLegend } from '../../../scores/tally-legend.tsx';
import { Improvement } from './improvement.tsx';
import styles from './practice-end.module.css';
import { ReturningQuestions } from './returning.tsx';
import { TallyRing } from './tally-ring.tsx';
import { texts } from './texts.ts';

interface PracticeEndProps {
  readonly result: {
    readonly _id: string;
    readonly attemptId: string;
    readonly title: string;
    readonly correct: number | null;
    readonly wrong: number | null;
    readonly blank: number | null;
  };
  readonly onAgain: () => void;
}

/** Shows how the practice went, the next step, what has changed, and what comes again. */
export function PracticeEnd({ result, onAgain }: PracticeEndProps): ReactNode {
  const named = useNamed();
  const tally = talliesOf(result);
  return (
    <Page title={named(result.title)} width="text" back={usePracticeHome()}>
      <div className={styles['end']}>
        <Outcome tally={tally} percent={Math.round(successRate(result) ?? 0)} />
        <NextSteps resultId={result._id} hasWrong={tally.wrong > 0} onAgain={onAgain} />
        <Changes attemptId={result.attemptId} />
      </div>
    </Page>
  );
}

/** A practice hides no score. */
function talliesOf({ correct, wrong, blank }: PracticeEndProps['result']): Tally {
  return { correct: correct ?? 0, wrong: wrong ?? 0, blank: blank ?? 0 };
}

function Outcome({ tally, percent }: { readonly tally: Tally; readonly percent: number }): ReactNode {
  const translate = useText();
  const { correct } = tally;
  const total = correct + tally.wrong + tally.blank;
  const words = correct === total ? texts.allRight : percent >= 50 ? texts.good : texts.started;
  return (
    <div className={styles['outcome']}>
      <TallyRing tally={tally} percent={percent} />
      <div aria-live="polite">
        <p className={styles['words']}>{translate(words)}</p>
        <p>{translate(texts.rateText, { correct, total })}</p>
        <TallyLegend tally={tally} />
      </div>
    </div>
  );
}

interface NextStepsProps {
  readonly resultId: string;
  readonly hasWrong: boolean;
  readonly onAgain: () => void;
}

/** One main step: the wrong ones, or else another practice. */
function NextSteps({ resultId, hasWrong, onAgain }: NextStepsProps): ReactNode {
  const translate = useText();
  const { practice } = useSiteFeatures();
  const { startPracticeFromResult, isStarting } = useStartPracticeFromResult();
  const review = <LinkButton to={`/exams/results/${resultId}`}>{translate(texts.review)}</LinkButton>;
  return (
    <div className={styles['steps']}>
      {hasWrong && practice ? (
        <Button kind="primary" isWide isBusy={isStarting} onClick={() => startPracticeFromResult(resultId)}>
          {translate(texts.wrongAgain)}
        </Button>
      ) : (
        <LinkButton kind="primary" isWide to={practicePaths.home}>
          {translate(texts.next)}
        </LinkButton>
      )}
      {review}
      <Button onClick={onAgain}>{translate(texts.again)}</Button>
    </div>
  );
}

/** Is optional: the end of a practice is complete without it. */
function Changes({ attemptId }: { readonly attemptId: string }): ReactNode {
  const translate = useText();
  const { data, error, refetch } = useApiQuery<typeof readPracticeProgress>(
    '/exams/practice/attempts/{id}/progress',
    { params: { id: attemptId } },
  );
  if (data) {
    return (
      <>
        <Improvement chapters={data.chapters} />
        <ReturningQuestions questions={data.returning} />
      </>
    );
  }
  if (!error) return <p className={styles['note']}>{translate(texts.loading)}</p>;
  return (
    <p className={styles['note']}>
      {translate(texts.failed)}{' '}
      <Button size="small" onClick={() => void refetch()}>
        {translate(commonTexts.tryAgain)}
      </Button>
    </p>
  );
}
