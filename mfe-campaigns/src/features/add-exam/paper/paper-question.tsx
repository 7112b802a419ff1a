import { optionLetters } from '@pathshala/admin-kit/question-editor/question-draft';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useLanguage } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { SavedExam } from '../exam-types.ts';
import { useExamTexts } from '../texts.ts';
import styles from './paper.module.css';

type Question = SavedExam['subjects'][number]['mcqs'][number];

/** A question with its key. */
export function PaperQuestion({ question, number }: { question: Question; number: number }): ReactNode {
  const translate = useExamTexts();
  const language = useLanguage();
  const { options, explanation, points } = question;
  return (
    <li className={styles['question']}>
      <p className={styles['head']}>
        <strong>{translate('paper.question', { n: number })}</strong>
        <span>{translate('paper.points', { n: points })}</span>
      </p>
      <RichText html={question.question} />
      <ul className={styles['options']}>
        {options.map(({ _id, text, isCorrect }, index) => (
          <li key={_id} data-correct={isCorrect}>
            <span className={styles['letter']}>{optionLetters[language][index]}</span>
            <RichText html={text} />
            {isCorrect && <span className={styles['correct']}>✓ {translate('paper.correct')}</span>}
          </li>
        ))}
      </ul>
      {options.some(({ isCorrect }) => isCorrect) || (
        <p className={styles['noKey']}>{translate('paper.noKey')}</p>
      )}
      {explanation.trim() !== '' && (
        <details className={styles['explanation']}>
          <summary>{translate('paper.explanation')}</summary>
          <RichText html={explanation} />
        </details>
      )}
    </li>
  );
}
