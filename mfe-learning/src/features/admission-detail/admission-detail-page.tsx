import type { readCourseDetails } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { AdmissionCourse } from '../../courses/course-types.ts';
import { useTexts } from '../../texts.ts';
import { CourseText } from './course-text.tsx';
import layout from '../../courses/course-page.module.css';
import styles from './admission-detail-page.module.css';
import { EnrolPanel } from './enrol-panel.tsx';

/** /courses/admission/:coursecode (CAT-03, CAT-04). */
export function CoursePage(): ReactNode {
  const { coursecode: courseCode = '' } = useParams();
  const query = useApiQuery<typeof readCourseDetails>(
    '/admissioncourse/universities/coursedetails/{courseCode}',
    {
      params: { courseCode },
    },
  );
  return <QueryStates query={query}>{(course) => <Course course={course} />}</QueryStates>;
}

function Course({ course }: { readonly course: AdmissionCourse }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  return (
    <Page title={half(course.name)} back={{ to: '/courses/admission', text: translate('detail.back') }}>
      <div className={`${layout['columns']} ${styles['columns']}`}>
        <EnrolPanel course={course} />
        <CourseText course={course} />
      </div>
    </Page>
  );
}
