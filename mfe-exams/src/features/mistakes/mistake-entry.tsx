import type { Mistake, removeMistake } from '@pathshala/svc-exams-contract/http';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { StoredQuestion } from '../../practice/stored-question.tsx';
import { ReportQuestion } from '../../question-reports/report-question.tsx';
import { useNamed } from '../../questions/use-named.ts';
import styles from './mistake-entry.module.css';
import { texts } from './texts.ts';

interface MistakeEntryProps {
  readonly mistake: Mistake;
  readonly number: number;
}

/** A question of the notebook with its key; where it is from, and when it comes again. */
export function MistakeEntry({ mistake, number }: MistakeEntryProps): ReactNode {
  const translate = useText();
  const named = useNamed();
  const format = useFormat();
  const { toast } = useServices();
  const remove = useApiMutation<typeof removeMistake>('delete', '/exams/mistakes/{id}', {
    invalidates: ['/exams/mistakes', '/exams/mistakes/summary'],
    onSuccess: () => toast.success(translate(texts.removed)),
    onError: ({ message }) => toast.error(message),
  });
  const { cardId, questionId, dueAt, isDue, subjectName, title, lapses } = mistake;
  return (
    <div className={styles['entry']}>
      <p className={styles['about']}>
        <Badge tone={isDue ? 'attention' : 'neutral'}>
          {isDue ? translate(texts.isDue) : translate(texts.dueAt, { day: format.date(dueAt) })}
        </Badge>
        <span>
          {[
            named(subjectName),
            ...(title === '' ? [] : [named(title)]),
            ...(lapses > 0 ? [translate(texts.lapses, { n: lapses })] : []),
          ].join(' · ')}
        </span>
      </p>
      <StoredQuestion
        number={number}
        stored={mistake}
        foot={
          <>
            <Button
              size="small"
              kind="quiet"
              isBusy={remove.isPending}
              onClick={() => remove.mutate({ params: { id: cardId } })}
            >
              {translate(texts.remove)}
            </Button>
            <ReportQuestion place={{ kind: 'mistakes' }} questionId={questionId} />
          </>
        }
      />
    </div>
  );
}
