import type { searchPracticeQuestions } from '@pathshala/svc-exams-contract/practice-search';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { FoundQuestion } from './found-question.tsx';
import styles from './question-search.module.css';
import { texts } from './texts.ts';
import { usePractise } from './use-practise.ts';
import type { SearchState } from './use-search.ts';

interface FoundQuestionsProps {
  readonly found: AnswerOf<typeof searchPracticeQuestions>;
  readonly state: SearchState;
}

/** The questions of a page, and a practice of all that were found. */
export function FoundQuestions({ found, state }: FoundQuestionsProps): ReactNode {
  const { items, page, pageSize, total } = found;
  return (
    <>
      <Summary found={found} state={state} />
      <ul className={styles['list']} aria-busy={state.query.isPlaceholderData || undefined}>
        {items.map((one, index) => (
          <FoundQuestion key={one.questionId} found={one} number={(page - 1) * pageSize + index + 1} />
        ))}
      </ul>
      <Pagination page={page} pageSize={pageSize} total={total} onPage={state.onPage} />
    </>
  );
}

function Summary({ found, state }: FoundQuestionsProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { practice } = useSiteFeatures();
  const { practise, isStarting } = usePractise();
  const { total, hasMore, near } = found;
  const n = format.number(total);
  const text = hasMore ? texts.foundMore : total === 1 ? texts.foundOne : commonTexts.nQuestions;
  return (
    <div className={styles['summary']}>
      <div aria-live="polite">
        <h2>{translate(text, { n })}</h2>
        {near.length > 0 && (
          <p className={styles['origin']}>{translate(texts.near, { words: near.join(', ') })}</p>
        )}
      </div>
      {practice && (
        <Button
          kind="primary"
          isBusy={isStarting}
          onClick={() => practise({ body: { ...state.search, count: total } })}
        >
          {translate(total === 1 ? texts.practiseOne : texts.practise, { n })}
        </Button>
      )}
    </div>
  );
}
