import type { CardGrade, CheckedAnswer, gradeMistake } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from './practice-sitting.module.css';
import { texts } from './texts.ts';

const grades: readonly CardGrade[] = ['hard', 'good', 'easy'];

interface GradeCardProps {
  readonly card: NonNullable<CheckedAnswer['card']>;
  readonly onGraded: (dueAt: string) => void;
}

/** A question of the notebook that was answered right: how hard it was decides when it comes again. */
export function GradeCard({ card, onGraded }: GradeCardProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { toast } = useServices();
  const [grade, setGrade] = useState<CardGrade>('good');
  const { mutate, isPending } = useApiMutation<typeof gradeMistake>('put', '/exams/mistakes/{id}/grade', {
    onSuccess: ({ dueAt }) => onGraded(dueAt),
    onError: ({ message }) => toast.error(message),
  });
  return (
    <fieldset className={styles['grade']}>
      <legend>{translate(texts.grade)}</legend>
      {grades.map((one) => (
        <Button
          key={one}
          size="small"
          aria-pressed={grade === one}
          isBusy={isPending}
          onClick={() => {
            setGrade(one);
            mutate({ params: { id: card.cardId }, body: { grade: one } });
          }}
        >
          {translate(texts[one])}
        </Button>
      ))}
      <span className={styles['about']} aria-live="polite">
        {translate(texts.dueAgain, { day: format.date(card.dueAt) })}
      </span>
    </fieldset>
  );
}
