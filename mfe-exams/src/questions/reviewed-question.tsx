import { Badge } from '@pathshala/web-kit/parts/badge';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useFormat, useLanguage } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { optionLetter } from './option-letter.ts';
import styles from './reviewed-question.module.css';

interface ReviewedOption {
  readonly _id: string;
  readonly text: string;
  readonly isCorrect: boolean;
}

export interface ReviewedQuestionProps {
  readonly number: number;
  readonly question: {
    readonly question: string;
    readonly points: number;
    readonly explanation: string;
    readonly options: readonly ReviewedOption[];
  };
  /** What the student made of it; without it only the key is shown. */
  readonly answer?: {
    readonly selectedOption: string | null;
    readonly outcome: 'correct' | 'wrong' | 'blank';
    readonly score: number;
  };
}

const tones = { correct: 'good', wrong: 'bad', blank: 'neutral' } as const;

/** A question with its key, its explanation and the chosen answer, marked by text and signs, not by colour alone. */
export function ReviewedQuestion({ number, question, answer }: ReviewedQuestionProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const { points, options, explanation } = question;
  return (
    <article className={styles['question']}>
      <header className={styles['head']}>
        <h3 className={styles['number']}>{format.number(number)}</h3>
        {answer && <Badge tone={tones[answer.outcome]}>{say(`review.${answer.outcome}`)}</Badge>}
        <span className={styles['score']}>
          {answer
            ? say('review.score', { score: answer.score, points })
            : say('question.marks', { n: points })}
        </span>
      </header>
      <RichText html={question.question} />
      <ul className={styles['options']}>
        {options.map((option, index) => (
          <Option
            key={option._id}
            option={option}
            index={index}
            isChosen={answer?.selectedOption === option._id}
          />
        ))}
      </ul>
      {explanation.trim() !== '' && (
        <div className={styles['explanation']}>
          <p className={styles['title']}>{say('review.explanation')}</p>
          <RichText html={explanation} />
        </div>
      )}
    </article>
  );
}

interface OptionProps {
  readonly option: ReviewedOption;
  readonly index: number;
  readonly isChosen: boolean;
}

function Option({ option, index, isChosen }: OptionProps): ReactNode {
  const say = useTexts();
  const language = useLanguage();
  const { isCorrect, text } = option;
  const notes = [isCorrect && say('review.key'), isChosen && say('review.yours')].filter(Boolean);
  const state = isCorrect ? 'correct' : isChosen ? 'wrong' : 'other';
  return (
    <li className={styles['option']} data-state={state}>
      <span className={styles['letter']}>{optionLetter(language, index)}</span>
      <RichText html={text} isInline />
      {notes.length > 0 && (
        <span className={styles['note']}>
          <span aria-hidden="true">{isCorrect ? '✓' : '✗'}</span> {notes.join(' · ')}
        </span>
      )}
    </li>
  );
}
