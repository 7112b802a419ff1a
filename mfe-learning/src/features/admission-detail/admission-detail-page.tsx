import type { readCourseDetails } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { DetailSkeleton } from '../../courses/detail-skeleton.tsx';
import { ShareButton } from '../../courses/share-button.tsx';
import { CourseText, type CourseTextProps } from './course-text.tsx';
import layout from '../../courses/course-page.module.css';
import styles from './admission-detail-page.module.css';
import { EnrolPanel } from './enrol-panel.tsx';
import { useSamples } from './use-samples.ts';
import { texts } from './texts.ts';

/** /courses/admission/:coursecode (CAT-03, CAT-04). */
export function CoursePage(): ReactNode {
  const { coursecode: courseCode = '' } = useParams();
  const query = useApiQuery<typeof readCourseDetails>(
    '/admissioncourse/universities/coursedetails/{courseCode}',
    {
      params: { courseCode },
    },
  );
  const samples = useSamples(courseCode);
  return (
    <QueryStates query={query} skeleton={<DetailSkeleton />}>
      {(course) => <Course course={course} samples={course.isEnrolled ? [] : samples} />}
    </QueryStates>
  );
}

function Course({ course, samples }: CourseTextProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  return (
    <Page
      title={inLanguage(course.name)}
      back={{ to: '/courses/admission', text: translate(texts.back) }}
      actions={<ShareButton title={inLanguage(course.name)} />}
    >
      <div className={`${layout['columns']} ${styles['columns']}`}>
        <EnrolPanel course={course} />
        <CourseText course={course} samples={samples} />
      </div>
    </Page>
  );
}
