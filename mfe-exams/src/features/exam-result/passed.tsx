import type { Result } from '@pathshala/svc-exams-contract/http';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './score-sheet.module.css';
import { texts } from './texts.ts';

/** Whether the exam was passed, where it has a pass mark or minima. */
export function Passed({ result }: { readonly result: Result }): ReactNode {
  const text = useText();
  const { isPassed, passingScore } = result;
  if (isPassed === null) return null;
  return (
    <p className={styles['passed']}>
      <Badge tone={isPassed ? 'good' : 'bad'}>{text(isPassed ? texts.passed : texts.failed)}</Badge>
      {passingScore !== null && <span>{text(texts.passMark, { marks: passingScore })}</span>}
    </p>
  );
}
