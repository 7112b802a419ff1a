import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts as questionsTexts } from '../../questions/texts.ts';
import { signs } from '../../scores/texts.ts';
import styles from './answer-palette.module.css';
import type { ReviewedAnswer } from './reviewed-answer.ts';
import { slowAnswers } from './slow-answers.ts';
import { texts } from './texts.ts';

interface AnswerPaletteProps {
  readonly answers: readonly ReviewedAnswer[];
  readonly onGo: (answer: ReviewedAnswer) => void;
}

/** All questions by number, each with the sign of its outcome; below it those that took the longest. */
export function AnswerPalette({ answers, onGo }: AnswerPaletteProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const slow = slowAnswers(answers);
  return (
    <nav className={styles['palette']} aria-label={text(texts.palette)} data-print="no">
      <ol className={styles['numbers']}>
        {answers.map((answer) => (
          <li key={answer.question.questionId}>
            <button
              type="button"
              className={styles['number']}
              data-outcome={answer.outcome}
              aria-label={text(texts.paletteItem, {
                n: answer.number,
                state: text(questionsTexts.review[answer.outcome]),
              })}
              onClick={() => onGo(answer)}
            >
              {format.number(answer.number)}
              <span aria-hidden="true">{signs[answer.outcome]}</span>
            </button>
          </li>
        ))}
      </ol>
      {slow.length > 0 && (
        <p className={styles['slow']}>
          {text(texts.slow)}
          {slow.map((answer) => (
            <button
              key={answer.question.questionId}
              type="button"
              className={styles['link']}
              onClick={() => onGo(answer)}
            >
              {text(texts.slowItem, { n: answer.number, time: format.duration(answer.seconds * 1000) })}
            </button>
          ))}
        </p>
      )}
    </nav>
  );
}
