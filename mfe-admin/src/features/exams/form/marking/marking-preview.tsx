import { numberOf } from '@pathshala/admin-kit/values/number-of';
import { MarkingSchemeSummary } from '@pathshala/web-kit/parts/marking-scheme';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import styles from '../exam-form.module.css';
import type { ExamValues } from '../exam-values.ts';
import { formTexts } from '../texts.ts';
import { valueOf } from '../typed-number.ts';
import { useScheme } from './use-scheme.ts';

/** Questions of the example for an exam that has none yet. */
const usualCount = 100;

/** The marking in plain words with an example, as students read it before they start. */
export function MarkingPreview(): ReactNode {
  const translate = useText();
  const scheme = useScheme();
  const [list, passing] = useWatch<ExamValues, ['mcqs', 'passingScore']>({ name: ['mcqs', 'passingScore'] });
  const mcqs = useDeferredValue(list.get());
  return (
    <div className={styles['example']}>
      <strong>{translate(formTexts.example)}</strong>
      <MarkingSchemeSummary
        scheme={scheme}
        points={numberOf(mcqs[0]?.points ?? '') || 1}
        questions={mcqs.length || usualCount}
        passingScore={valueOf(passing) || undefined}
      />
    </div>
  );
}
