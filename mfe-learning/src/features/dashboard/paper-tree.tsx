import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { leafPlaces } from './leaf-places.ts';
import styles from './paper-tree.module.css';
import { texts } from './texts.ts';

/** A banyan with a leaf for each finished paper. */
export function PaperTree({ papers }: { readonly papers: number }): ReactNode {
  const translate = useText();
  const places = leafPlaces(papers);
  return (
    <figure className={styles['figure']}>
      <svg viewBox="0 0 200 150" className={styles['tree']} aria-hidden="true" fill="none">
        <path d="M20 142h160" stroke="var(--line-strong)" strokeWidth="2" />
        <g stroke="var(--line-strong)" strokeLinecap="round">
          <path d="M88 142c8-6 10-20 10-46M112 142c-8-6-10-20-10-46M100 142V92" strokeWidth="4" />
          <path
            d="M100 98C90 80 70 70 46 60M100 92C96 72 86 56 74 38M100 92C104 72 114 56 126 38M100 98C110 80 130 70 154 60M100 92V48"
            strokeWidth="3"
          />
          <path d="M60 66v40M140 66v36M76 76v20" strokeWidth="1.5" />
        </g>
        {places.map(({ x, y, turn }, index) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path
              d="M0 8C-6 3-6-4 0-9 6-4 6 3 0 8Z"
              fill="var(--green)"
              opacity={index % 3 === 0 ? 0.75 : 1}
              className={index === places.length - 1 ? styles['latest'] : undefined}
            />
          </g>
        ))}
      </svg>
      <figcaption>{wordsOf(papers, translate)}</figcaption>
    </figure>
  );
}

function wordsOf(papers: number, translate: ReturnType<typeof useText>): string {
  if (papers === 0) return translate(texts.leavesNone);
  return papers === 1 ? translate(texts.leavesOne) : translate(texts.leaves, { n: papers });
}
