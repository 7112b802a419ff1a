import type { readPracticeProgress } from '@pathshala/svc-exams-contract/http';
import { Link } from '@pathshala/web-kit/router';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { practicePaths } from '../../../practice/paths.ts';
import { PaperText } from '../../../questions/paper-text.tsx';
import styles from './practice-end.module.css';
import { texts } from './texts.ts';

type Returning = AnswerOf<typeof readPracticeProgress>['returning'];

const shown = 5;
const dayMs = 86_400_000;

/** The questions of this practice that the notebook brings back, with the day. */
export function ReturningQuestions({ questions }: { readonly questions: Returning }): ReactNode {
  const translate = useText();
  const dayOf = useDayInWords();
  if (questions.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="practice-returning">
      <h2 id="practice-returning">{translate(texts.returning)}</h2>
      <ul className={styles['returning']}>
        {questions.slice(0, shown).map(({ questionId, question, dueAt }) => (
          <li key={questionId}>
            <PaperText text={question} className={styles['question'] ?? ''} />
            <strong>{dayOf(dueAt)}</strong>
          </li>
        ))}
      </ul>
      <Link to={practicePaths.mistakes}>
        {questions.length > shown
          ? translate(texts.allReturning, { n: questions.length })
          : translate(texts.notebook)}
      </Link>
    </section>
  );
}

function useDayInWords(): (dueAt: string) => string {
  const translate = useText();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  return (dueAt) => {
    if (Date.parse(dueAt) <= now || format.date(dueAt) === format.date(now)) return translate(texts.today);
    return format.date(dueAt) === format.date(now + dayMs) ? translate(texts.tomorrow) : format.date(dueAt);
  };
}
