import type { QuestionUse } from '@pathshala/svc-exams-contract/question';
import type { readQuestionUsage } from '@pathshala/svc-exams-contract/question-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { analysisPath } from '../../../exam-questions/paths.ts';
import { kindTexts } from '../../../exams/kind-texts.ts';
import { examPaths } from '../../../exams/paths.ts';
import { texts } from '../texts.ts';
import styles from './question-form.module.css';

/** The paper of a campaign or of a past year has no page of its own but its analysis. */
function pathOf({ examId, examKind }: QuestionUse): string {
  const isOther = examKind === 'campaign' || examKind === 'past-year';
  return isOther ? analysisPath(examId) : examPaths.exam(examId);
}

/** The papers that contain the question, and when. */
export function QuestionUsage({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { data } = useApiQuery<typeof readQuestionUsage>('/questions/{id}/usage', { params: { id } });
  const factsOf = ({ examKind, usedAt }: QuestionUse): readonly string[] => [
    ...(examKind ? [translate(kindTexts[examKind])] : []),
    ...(usedAt ? [format.shortDate(usedAt)] : []),
  ];
  if (!data) return null;
  return (
    <section className={styles['section']}>
      <h2>{translate(texts.usage)}</h2>
      {data.exams.length === 0 ? (
        <p className={styles['quiet']}>{translate(texts.usageNone)}</p>
      ) : (
        <>
          <ul>
            {data.exams.map((use) => (
              <li key={use.examId}>
                <Link to={pathOf(use)}>{inLanguage(use.title)}</Link>{' '}
                <span className={styles['quiet']}>{factsOf(use).join(' · ')}</span>
              </li>
            ))}
          </ul>
          <p className={styles['quiet']}>{translate(texts.usageHelp)}</p>
        </>
      )}
    </section>
  );
}
