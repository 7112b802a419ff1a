import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import styles from './exam-facts.module.css';

const minuteMs = 60_000;

/** The exam by its numbers: what one must know before registering. */
export function ExamFacts({ exam }: { readonly exam: ExamCampaign['exam'] }): ReactNode {
  const say = useTexts();
  const half = useBilingual();
  const format = useFormat();
  const { negativeMarkingPercentage: percent, requiredSubjects, subjects } = exam;
  return (
    <section>
      <h2>{say('detail.exam')}</h2>
      <dl className={styles['numbers']}>
        <div>
          <dt>{say('fact.time')}</dt>
          <dd>{format.duration(exam.timeLimit * minuteMs)}</dd>
        </div>
        <div>
          <dt>{say('fact.marks')}</dt>
          <dd>{format.number(exam.totalMarks)}</dd>
        </div>
        <div>
          <dt>{say('fact.negative')}</dt>
          <dd>
            {percent > 0
              ? say('fact.negativeText', { percent: format.percent(percent) })
              : say('fact.noNegative')}
          </dd>
        </div>
      </dl>
      <h3>{say('fact.subjects')}</h3>
      <p>{say('fact.required', { n: requiredSubjects, total: subjects.length })}</p>
      <ul className={styles['subjects']}>
        {subjects.map(({ subjectName, mandatory, questionCount }) => (
          <li key={subjectName}>
            <span>{half(subjectName)}</span>
            <Badge tone={mandatory ? 'good' : 'neutral'}>
              {say(mandatory ? 'subject.mandatory' : 'subject.optional')}
            </Badge>
            <span className={styles['count']}>{say('subject.questions', { n: questionCount })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
