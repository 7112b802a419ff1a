import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { ExamValues } from './exam-values.ts';
import styles from './exam-form.module.css';
import { formTexts } from './texts.ts';

/** Shows beside Save how many questions the exam has. */
export function QuestionCount(): ReactNode {
  const translate = useText();
  const [type, mcqs] = useWatch<ExamValues, ['type', 'mcqs']>({ name: ['type', 'mcqs'] });
  const { length } = useDeferredValue(mcqs.get());
  if (type === 'Written') return null;
  return <span className={styles['count']}>{translate(formTexts.count, { n: length })}</span>;
}
