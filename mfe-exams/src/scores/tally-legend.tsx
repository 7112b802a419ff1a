import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Tally } from './tally-bar.tsx';
import styles from './tally-bar.module.css';
import { signs, texts } from './texts.ts';

const parts = ['correct', 'wrong', 'blank'] as const;

/** The numbers of a bar, each with its sign. */
export function TallyLegend({ tally }: { readonly tally: Tally }): ReactNode {
  const text = useText();
  const { number } = useFormat();
  return (
    <ul className={styles['legend']}>
      {parts.map((part) => (
        <li key={part}>
          <span className={styles['sign']} data-part={part} aria-hidden="true">
            {signs[part]}
          </span>
          {text(texts[part])} <strong>{number(tally[part])}</strong>
        </li>
      ))}
    </ul>
  );
}
