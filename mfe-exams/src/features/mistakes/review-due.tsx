import { Button } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useMistakesReview } from '../../practice/use-mistakes-review.ts';
import { texts } from './texts.ts';

/** Shows how many questions are due, and starts a practice of them. */
export function ReviewDue(): ReactNode {
  const translate = useText();
  const { practice } = useSiteFeatures();
  const { summary, review, isStarting } = useMistakesReview();
  return (
    <QueryStates query={summary}>
      {({ due, total }) => (
        <>
          <p>{translate(due > 0 ? texts.due : texts.nothingDue, { n: due, total })}</p>
          {practice && (
            <p>
              <Button kind={due > 0 ? 'primary' : 'secondary'} isBusy={isStarting} onClick={review}>
                {translate(due > 0 ? texts.review : texts.reviewAnyway)}
              </Button>
            </p>
          )}
        </>
      )}
    </QueryStates>
  );
}
