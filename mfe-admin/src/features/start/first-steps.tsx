import type { listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { Link } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useId } from 'react';
import { type TextKey, useTexts } from '../../texts.ts';
import styles from './start.module.css';

/** Only the total is used. */
const counted = { query: { pageSize: 1 } };

const steps: readonly { readonly to: string; readonly text: TextKey }[] = [
  { to: '/boss/create-university', text: 'start.firstCourse' },
  { to: '/courses', text: 'start.firstLook' },
  { to: '/boss/user-management', text: 'start.firstAdmins' },
];

/** What to do first; shown while there is neither a course nor an exam campaign. */
export function FirstSteps(): ReactNode {
  const translate = useTexts();
  const titleId = useId();
  const courses = useApiQuery<typeof listAdmissionCourses>('/admissioncourse/universities', counted);
  const exams = useApiQuery<typeof listExamCampaigns>('/examcampaigns', counted);
  if (courses.data?.total !== 0 || exams.data?.total !== 0) return null;
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {translate('start.firstSteps')}
      </h2>
      <p className={styles['quiet']}>{translate('start.firstStepsLead')}</p>
      <ol className={styles['steps']}>
        {steps.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{translate(text)}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
