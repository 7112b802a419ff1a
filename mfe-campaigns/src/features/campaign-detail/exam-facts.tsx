import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import styles from './exam-facts.module.css';

const minuteMs = 60_000;

/** The numbers of an exam: time, marks, subjects and negative marking. */
export function ExamFacts({ exam }: { readonly exam: ExamCampaign['exam'] }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  const { negativeMarkingPercentage: percent, requiredSubjects, subjects } = exam;
  return (
    <section>
      <h2>{translate('detail.exam')}</h2>
      <dl className={styles['numbers']}>
        <div>
          <dt>{translate('fact.time')}</dt>
          <dd>{format.duration(exam.timeLimit * minuteMs)}</dd>
        </div>
        <div>
          <dt>{translate('fact.marks')}</dt>
          <dd>{format.number(exam.totalMarks)}</dd>
        </div>
        <div>
          <dt>{translate('fact.negative')}</dt>
          <dd>
            {percent > 0
              ? translate('fact.negativeText', { percent: format.percent(percent) })
              : translate('fact.noNegative')}
          </dd>
        </div>
      </dl>
      <h3>{translate('fact.subjects')}</h3>
      <p>{translate('fact.required', { n: requiredSubjects, total: subjects.length })}</p>
      <ul className={styles['subjects']}>
        {subjects.map(({ subjectName, mandatory, questionCount }) => (
          <li key={subjectName}>
            <span>{half(subjectName)}</span>
            <Badge tone={mandatory ? 'good' : 'neutral'}>
              {translate(mandatory ? 'subject.mandatory' : 'subject.optional')}
            </Badge>
            <span className={styles['count']}>{translate('subject.questions', { n: questionCount })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
