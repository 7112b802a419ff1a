import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { practicePaths } from '../../../practice/paths.ts';
import { useMistakesReview } from '../../../practice/use-mistakes-review.ts';
import { Panel } from './panel.tsx';
import styles from './practice-home.module.css';
import { texts } from './texts.ts';

/** The number of questions that are due, and the way to them. */
export function MistakesPanel(): ReactNode {
  const translate = useText();
  const { practice } = useSiteFeatures();
  const { summary, review, isStarting } = useMistakesReview();
  return (
    <Panel title={translate(texts.mistakes)}>
      <QueryStates query={summary}>
        {({ due, total, nextDueAt }) => (
          <>
            <DueText due={due} nextDueAt={nextDueAt} />
            {total > 0 && (
              <p className={styles['actions']}>
                {practice && (
                  <Button kind={due > 0 ? 'primary' : 'secondary'} isBusy={isStarting} onClick={review}>
                    {translate(due > 0 ? texts.review : texts.reviewAnyway)}
                  </Button>
                )}
                <LinkButton to={practicePaths.mistakes} kind="quiet">
                  {translate(texts.notebook)}
                </LinkButton>
              </p>
            )}
          </>
        )}
      </QueryStates>
    </Panel>
  );
}

function DueText({ due, nextDueAt }: { readonly due: number; readonly nextDueAt: string | null }): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (nextDueAt === null) return <p>{translate(texts.noMistakes)}</p>;
  if (due === 0) return <p>{translate(texts.nothingDue, { day: format.date(nextDueAt) })}</p>;
  return (
    <p className={styles['due']}>{due === 1 ? translate(texts.dueOne) : translate(texts.due, { n: due })}</p>
  );
}
