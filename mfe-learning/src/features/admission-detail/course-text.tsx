import { useBilingual } from '@pathshala/web-kit/bilingual';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import type { ReactNode } from 'react';
import type { AdmissionCourse } from '../../courses/course-types.ts';
import { Faqs } from '../../courses/faqs.tsx';
import { RateCourse } from '../../ratings/rate-course.tsx';
import { useTexts } from '../../texts.ts';
import styles from './course-text.module.css';
import { Testimonials } from './testimonials.tsx';
import { UnitOverview } from './unit-overview.tsx';

/** The texts of a course; empty parts are omitted. */
export function CourseText({ course }: { readonly course: AdmissionCourse }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  return (
    <div className={styles['text']}>
      <RichText html={half(course.description)} />
      <Features features={course.courseFeatures} />
      <UnitOverview units={course.units} />
      <Lines title={translate('detail.areas')} lines={course.subjectAreas} look="tags" />
      <Lines title={translate('detail.requirements')} lines={course.studentRequirements} look="list" />
      <Lines title={translate('detail.steps')} lines={course.enrollmentProcessSteps} look="steps" />
      {course.isEnrolled && <RateCourse courseId={course._id} courseKind="admission" />}
      <Testimonials testimonials={course.testimonials} />
      <Faqs title={translate('detail.faqs')} faqs={course.faqs} />
    </div>
  );
}

function Features({ features }: { readonly features: AdmissionCourse['courseFeatures'] }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  if (features.length === 0) return null;
  return (
    <section>
      <h2>{translate('detail.features')}</h2>
      <dl className={styles['features']}>
        {features.map(({ feature, description }) => (
          <div key={feature}>
            <dt>{half(feature)}</dt>
            <dd>{half(description)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly look: 'tags' | 'list' | 'steps';
}

function Lines({ title, lines, look }: LinesProps): ReactNode {
  const half = useBilingual();
  const written = lines.filter((line) => line !== '');
  if (written.length === 0) return null;
  const List = look === 'steps' ? 'ol' : 'ul';
  return (
    <section>
      <h2>{title}</h2>
      <List className={styles[look]}>
        {written.map((line) => (
          <li key={line}>{half(line)}</li>
        ))}
      </List>
    </section>
  );
}
