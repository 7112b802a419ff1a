import type { Result } from '@pathshala/svc-exams-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { HeldNotice } from '../../questions/held-notice.tsx';
import { immutable, type PaperKeyResource, type PaperResource } from '../../questions/paper-resources.ts';
import { sharedTexts } from '../../texts.ts';
import { reviewedAnswers } from './reviewed-answer.ts';
import { ReviewedAnswers } from './reviewed-answers.tsx';
import type { Review } from './use-review.ts';

interface AnswersProps {
  readonly result: Result;
  readonly keyUrl: string;
  readonly review: Review;
}

/** Loads paper and key side by side; the browser has the paper from the exam page. */
export function Answers({ result, keyUrl, review }: AnswersProps): ReactNode {
  const say = useText();
  const paper = useApiQuery<PaperResource>(result.paperUrl, {}, immutable);
  const key = useApiQuery<PaperKeyResource>(keyUrl, {}, immutable);
  return (
    <QueryStates query={paper} loadingText={say(sharedTexts.answersLoading)}>
      {(loadedPaper) => (
        <QueryStates query={key} loadingText={say(sharedTexts.answersLoading)}>
          {(loadedKey) => (
            <>
              <HeldNotice held={loadedKey.heldQuestions} />
              <ReviewedAnswers
                answers={reviewedAnswers(result, loadedPaper, loadedKey)}
                result={result}
                review={review}
              />
            </>
          )}
        </QueryStates>
      )}
    </QueryStates>
  );
}
