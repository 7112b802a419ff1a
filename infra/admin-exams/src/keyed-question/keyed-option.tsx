import { optionLetters } from '../question-editor/draft/question-draft.ts';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './keyed-option.module.css';

const texts = { correct: { en: 'correct', bn: 'সঠিক' } };

/** ক খ গ ঘ or A B C D of an option; the index counts from 0. */
export function useOptionLetter(): (index: number) => string {
  const language = useLanguage();
  return (index) => optionLetters[language][index] ?? String(index + 1);
}

export interface KeyedOptionProps {
  /** The index, from 0. */
  readonly index: number;
  /** Rich text. */
  readonly text: string;
  readonly isCorrect: boolean;
}

/** An option with its letter; the correct one is marked by a sign and a word. */
export function KeyedOption({ index, text, isCorrect }: KeyedOptionProps): ReactNode {
  const translate = useText();
  const letterOf = useOptionLetter();
  return (
    <span className={styles['option']}>
      <span className={styles['letter']}>{letterOf(index)}</span>
      <RichText html={text} isInline className={styles['text'] ?? ''} />
      {isCorrect && (
        <span className={styles['correct']}>
          <span aria-hidden="true">✓</span> {translate(texts.correct)}
        </span>
      )}
    </span>
  );
}
