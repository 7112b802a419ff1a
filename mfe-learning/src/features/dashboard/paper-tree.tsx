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
        <path
          d="M92 142c4-26 2-40-14-54M108 142c-4-26-2-44 16-58M100 142V70M78 88c-10-8-22-10-34-8M124 84c10-8 22-10 34-6M100 70c-2-12 2-24 8-32M56 80v24M146 78v26"
          stroke="var(--line-strong)"
          strokeWidth="4"
          strokeLinecap="round"
        />
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
