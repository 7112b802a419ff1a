import { Button } from '@pathshala/web-kit/parts/button';
import type { ReactNode } from 'react';
import { useNamed } from '../../../questions/use-named.ts';
import { useTexts } from '../../../texts.ts';
import type { Question } from '../model/paper-questions.ts';
import { choiceOf } from '../model/sheet.ts';
import { Enlargeable } from './enlargeable.tsx';
import { Options } from './options.tsx';
import styles from './question-card.module.css';
import type { SittingView } from './sitting-view.ts';

export interface QuestionCardProps {
  readonly view: SittingView;
  readonly question: Question;
}

/** One question with its options. */
export function QuestionCard({ view, question }: QuestionCardProps): ReactNode {
  const say = useTexts();
  const named = useNamed();
  const { sitting, state, counts } = view;
  const { _id, number, subjectName, points } = question;
  const isMarked = state.sheet.marked.includes(_id);
  const choice = choiceOf(state.sheet, _id);
  const place = say('question.of', { n: number, total: counts.total });
  return (
    <section aria-labelledby={`question-${_id}`}>
      <div className={styles['head']}>
        <h2 id={`question-${_id}`} className={styles['heading']} tabIndex={-1} data-question-heading>
          {place}
          <span className={styles['about']}>
            {named(subjectName)} · {say('question.marks', { n: points })}
          </span>
        </h2>
        <Button
          size="small"
          className={styles['mark'] ?? ''}
          aria-pressed={isMarked}
          data-print="no"
          onClick={() => sitting.toggleMark(_id)}
        >
          <Flag />
          {say('question.mark')}
        </Button>
      </div>
      <Enlargeable html={question.question} title={say('question.largerTitle', { n: number })} />
      <Options
        question={question}
        label={`${place}. ${say('question.choose')}`}
        choice={choice}
        onChoose={(option) => sitting.choose(_id, option)}
      />
      <div className={styles['clear']} data-print="no">
        <Button kind="quiet" disabled={choice === null} onClick={() => sitting.choose(_id, null)}>
          {say('question.clear')}
        </Button>
      </div>
    </section>
  );
}

function Flag(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 15V2h9l-2 3 2 3H4" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
