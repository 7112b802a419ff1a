import type { readQuestionUsage } from '@pathshala/svc-exams-contract/question-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { examPaths } from '../../../exams/paths.ts';
import { texts } from '../texts.ts';
import styles from './question-form.module.css';

/** The exams that contain the question. */
export function QuestionUsage({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { data } = useApiQuery<typeof readQuestionUsage>('/questions/{id}/usage', { params: { id } });
  if (!data) return null;
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.usage)}</h2>
      {data.exams.length === 0 ? (
        <p className={styles['quiet']}>{translate(texts.usageNone)}</p>
      ) : (
        <>
          <ul>
            {data.exams.map(({ examId, title }) => (
              <li key={examId}>
                <Link to={examPaths.exam(examId)}>{inLanguage(title)}</Link>
              </li>
            ))}
          </ul>
          <p className={styles['quiet']}>{translate(texts.usageHelp)}</p>
        </>
      )}
    </section>
  );
}
