import type { Finding } from '@pathshala/svc-exams-contract/analysis';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './exam-analysis.module.css';
import { findingTexts } from './texts.ts';

/** Lists what an author should look at, the most serious first. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }): ReactNode {
  const translate = useText();
  if (findings.length === 0) return null;
  return (
    <ul className={styles['findings']}>
      {findings.map((finding) => (
        <li key={finding}>{translate(findingTexts[finding])}</li>
      ))}
    </ul>
  );
}
