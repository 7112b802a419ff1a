import type { readAcademicCourse } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { AcademicCourse } from '../../courses/course-types.ts';
import { DetailSkeleton } from '../../courses/detail-skeleton.tsx';
import { ShareButton } from '../../courses/share-button.tsx';
import { CourseFacts } from './course-facts.tsx';
import { CourseText } from './course-text.tsx';
import layout from '../../courses/course-page.module.css';
import { texts } from './texts.ts';

/** /courses/academic/:courseid: an academic course and its enrolment (CAT-04, CAT-08). */
export function CoursePage(): ReactNode {
  const { courseid: id = '' } = useParams();
  const query = useApiQuery<typeof readAcademicCourse>('/academiccourse/academicCourses/{id}', {
    params: { id },
  });
  return (
    <QueryStates query={query} skeleton={<DetailSkeleton />}>
      {(course) => <Course course={course} />}
    </QueryStates>
  );
}

function Course({ course }: { readonly course: AcademicCourse }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  return (
    <Page
      title={inLanguage(course.title)}
      back={{ to: '/courses/academic', text: translate(texts.back) }}
      actions={<ShareButton title={inLanguage(course.title)} />}
    >
      <div className={layout['columns']}>
        <CourseFacts course={course} />
        <CourseText course={course} />
      </div>
    </Page>
  );
}
