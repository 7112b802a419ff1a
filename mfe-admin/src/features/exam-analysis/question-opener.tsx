import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { firstWords } from '../../exam-questions/first-words.ts';
import type { AnalysedQuestion } from './analysis-values.ts';
import styles from './exam-analysis.module.css';
import { texts } from './texts.ts';

interface QuestionOpenerProps {
  readonly question: AnalysedQuestion;
  readonly onOpen: (questionId: string) => void;
}

/** Number and first words of a question; opens it. */
export function QuestionOpener({
  question: { questionId, number: n, question },
  onOpen,
}: QuestionOpenerProps): ReactNode {
  const translate = useText();
  const words = firstWords(question, useLanguage()) || translate(texts.picture);
  return (
    <button type="button" className={styles['opener']} onClick={() => onOpen(questionId)}>
      {translate(texts.numbered, { n, words: '' })}
      <RichText html={words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} isInline />
    </button>
  );
}
