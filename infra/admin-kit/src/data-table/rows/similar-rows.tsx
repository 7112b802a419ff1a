import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../data-table.module.css';

const texts = {
  similar: {
    en: 'No exact match for “{text}”. Similar rows, with “{words}”:',
    bn: '“{text}” হুবহু কোথাও নেই। কাছাকাছি সারি, “{words}” দিয়ে:',
  },
  or: { en: '” or “', bn: '” বা “' },
};

export interface SimilarRowsProps {
  /** The text as it was typed. */
  readonly text: string;
  /** The words that were searched for in its place; undefined if there were none. */
  readonly words: readonly string[] | undefined;
}

/** Above rows that only resemble what was searched for. Always there, so that screen readers announce it when it is filled. */
export function SimilarRows({ text, words }: SimilarRowsProps): ReactNode {
  const translate = useText();
  return (
    <output className={styles['similar']}>
      {words && translate(texts.similar, { text, words: words.join(translate(texts.or)) })}
    </output>
  );
}
