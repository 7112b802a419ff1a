import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../../campaigns/kind-tabs.module.css';
import { bossBatchPath } from '../../batches/batch-paths.ts';
import { texts } from '../../batches/member-texts.ts';

const batchParts = ['members', 'results'] as const;
type BatchPart = (typeof batchParts)[number];

interface BatchPartsProps {
  readonly batchId: string;
  readonly current: BatchPart;
}

/** The links between the students of a batch and their results. */
export function BatchParts({ batchId, current }: BatchPartsProps): ReactNode {
  const translate = useText();
  return (
    <nav className={styles['kinds']} aria-label={translate(texts.parts)}>
      {batchParts.map((part) => (
        <Link
          key={part}
          to={part === 'members' ? bossBatchPath(batchId) : `${bossBatchPath(batchId)}?part=${part}`}
          {...(part === current && { 'aria-current': 'page' as const })}
        >
          {translate(texts[part])}
        </Link>
      ))}
    </nav>
  );
}
