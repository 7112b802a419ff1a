import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './merit-list.module.css';
import { texts } from './texts.ts';

const marked = new Map<number, { en: string; bn: string }>([
  [1, texts.first],
  [2, texts.second],
  [3, texts.third],
]);

/** The rank; the first three in a rosette, with their word for screen readers. */
export function RankMark({ rank }: { readonly rank: number }): ReactNode {
  const text = useText();
  const { number } = useFormat();
  const word = marked.get(rank);
  if (!word) return <span className={styles['rank']}>{number(rank)}</span>;
  return (
    <span className={styles['rosette']} data-rank={rank} title={text(word)}>
      <svg viewBox="0 0 32 40" aria-hidden="true">
        <path className={styles['ribbon']} d="M9 22 5 39l7-4 4 4V24zM23 22l4 17-7-4-4 4V24z" />
        <circle className={styles['medal']} cx="16" cy="14" r="13" />
      </svg>
      <span className={styles['rank']}>{number(rank)}</span>
    </span>
  );
}
