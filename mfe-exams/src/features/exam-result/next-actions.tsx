import type { Result } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useStartPracticeFromResult } from '../../practice/use-create-practice.ts';
import { sharedTexts } from '../../texts.ts';
import { hasQuestions } from './has-questions.ts';
import styles from './next-actions.module.css';
import { texts } from './texts.ts';
import type { ResultPaths } from './result-paths.ts';
import { answersId, goTo, type Review } from './use-review.ts';
import { useResultPaths } from './use-result-paths.ts';

interface NextActionsProps {
  readonly result: Result;
  readonly review: Review;
}

/** Lists what to do with a result: look at the mistakes, practise them, sit again, go back. */
export function NextActions({ result, review }: NextActionsProps): ReactNode {
  const say = useText();
  const paths = useResultPaths(result);
  const hasMistakes = result.keyUrl !== undefined && (result.wrong ?? 0) + (result.blank ?? 0) > 0;
  return (
    <div className={styles['actions']} data-print="no">
      {hasMistakes && <LearnFromMistakes result={result} review={review} />}
      {paths !== null && paths.again !== null && (
        <LinkButton to={paths.again} kind={hasMistakes || !hasQuestions(result) ? 'secondary' : 'primary'}>
          {say(texts.again)}
        </LinkButton>
      )}
      {paths !== null && (
        <LinkButton to={paths.back} kind="quiet">
          <BackText to={paths.backText} />
        </LinkButton>
      )}
    </div>
  );
}

function LearnFromMistakes({ result, review }: NextActionsProps): ReactNode {
  const text = useText();
  const user = useUser();
  const { practice } = useSiteFeatures();
  const { startPracticeFromResult, isStarting } = useStartPracticeFromResult();
  const hasWrong = (result.wrong ?? 0) > 0;
  const look = (): void => {
    review.show(hasWrong ? 'wrong' : 'blank');
    goTo(answersId);
  };
  return (
    <>
      <Button kind="primary" onClick={look}>
        {text(hasWrong ? texts.review : texts.reviewBlank)}
      </Button>
      {practice && user?._id === result.studentId && (
        <Button isBusy={isStarting} onClick={() => startPracticeFromResult(result._id, !hasWrong)}>
          {text(texts.practise)}
        </Button>
      )}
    </>
  );
}

function BackText({ to }: { readonly to: ResultPaths['backText'] }): string {
  const text = useText();
  if (to === 'subjects') return text(commonTexts.backToTheSubjects);
  if (to === 'practice') return text(texts.backPractice);
  if (to === 'campaign') return text(texts.backCampaign);
  return text(sharedTexts.back[to]);
}
