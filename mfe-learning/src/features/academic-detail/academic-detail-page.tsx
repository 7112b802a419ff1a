import type { readAcademicCourse } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { AcademicCourse } from '../../courses/course-types.ts';
import { Faqs } from '../../courses/faqs.tsx';
import { RateCourse } from '../../ratings/rate-course.tsx';
import { useTexts } from '../../texts.ts';
import { CourseFacts } from './course-facts.tsx';
import layout from '../../courses/course-page.module.css';
import styles from './academic-detail-page.module.css';
import { EnrolledContent } from './enrolled-content.tsx';
import { Subjects } from './subjects.tsx';

/** /courses/academic/:courseid: an academic course and its enrolment (CAT-04). Lessons do not exist yet (CAT-08). */
export function CoursePage(): ReactNode {
  const { courseid: id = '' } = useParams();
  const query = useApiQuery<typeof readAcademicCourse>('/academiccourse/academicCourses/{id}', {
    params: { id },
  });
  return <QueryStates query={query}>{(course) => <Course course={course} />}</QueryStates>;
}

function Course({ course }: { readonly course: AcademicCourse }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  return (
    <Page title={half(course.title)} back={{ to: '/courses/academic', text: translate('academic.back') }}>
      <div className={layout['columns']}>
        <CourseFacts course={course} />
        <div className={styles['text']}>
          <RichText html={half(course.description)} />
          <Subjects subjects={course.subjects} />
          <EnrolledContent course={course} />
          {course.isEnrolled && <RateCourse courseId={course._id} courseKind="academic" />}
          <Faqs title={translate('detail.faqs')} faqs={course.faqs} />
        </div>
      </div>
    </Page>
  );
}
