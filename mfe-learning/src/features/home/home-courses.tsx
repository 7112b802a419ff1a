import { LinkButton } from '@pathshala/web-kit/parts/button';
import { CardList } from '@pathshala/web-kit/parts/card';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { AcademicCard } from '../../courses/academic-card.tsx';
import { AdmissionCard } from '../../courses/admission-card.tsx';
import { CardSkeleton } from '../../courses/card-skeleton.tsx';
import home from './home.module.css';
import styles from './home-courses.module.css';
import { texts } from './texts.ts';
import { useFirstCourses } from './use-first-courses.ts';

/** Four courses in the order of the school; nothing where it has none. */
export function HomeCourses(): ReactNode {
  const translate = useText();
  const courses = useFirstCourses();
  if (courses !== null && courses.admission.length + courses.academic.length === 0) return null;
  return (
    <section className={home['band']} aria-labelledby="first-courses">
      <h2 id="first-courses">{translate(texts.courses)}</h2>
      <div className={styles['courses']}>
        {courses === null ? (
          <CardSkeleton />
        ) : (
          <CardList label={translate(texts.courses)}>
            {courses.admission.map((course) => (
              <AdmissionCard key={course._id} course={course} />
            ))}
            {courses.academic.map((course) => (
              <AcademicCard key={course._id} course={course} />
            ))}
          </CardList>
        )}
      </div>
      <p className={styles['more']}>
        <LinkButton to="/courses">{translate(texts.allCourses)}</LinkButton>
      </p>
    </section>
  );
}
