import { Link } from '@pathshala/web-kit/router';
import { useSiteFeatures, useSiteName } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './first-visit.module.css';
import { texts } from './texts.ts';

const course = { to: '/courses', title: texts.stepCourse, text: texts.stepCourseText };
const practice = { to: '/student/mcq', title: texts.stepPractice, text: texts.stepPracticeText };
const paper = { to: '/courses/admission', title: texts.stepPaper, text: texts.stepPaperText };
const profile = { to: '/profile', title: texts.stepProfile, text: texts.stepProfileText };

/** Welcomes a student without courses and results, and says what to do first. */
export function FirstVisit(): ReactNode {
  const translate = useText();
  const format = useFormat();
  const features = useSiteFeatures();
  const steps = [course, features.practice ? practice : paper, profile];
  return (
    <section aria-label={translate(texts.steps)}>
      <p className={styles['welcome']}>{translate(texts.first, { school: useSiteName() })}</p>
      <ol className={styles['steps']}>
        {steps.map(({ to, title, text }, index) => (
          <li key={to} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {format.number(index + 1)}
            </span>
            <div>
              <Link to={to}>{translate(title)}</Link>
              <p>{translate(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
