import type { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { Page } from '@pathshala/web-kit/parts/page';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { AcademicCard } from '../../courses/academic-card.tsx';
import { AdmissionCard } from '../../courses/admission-card.tsx';
import { CourseGroup } from './course-group.tsx';
import { MyCourses } from './my-courses.tsx';
import { useEnrolledCourses, waiting } from './use-enrolled-courses.ts';

/** The page size fills one row. */
const few = { query: { pageSize: 3 } };

/** /courses (CAT-02): a few of each kind, and Show More. */
export function CoursesPage(): ReactNode {
  const translate = useTexts();
  const admission = useApiQuery<typeof listAdmissionCourses>('/admissioncourse/universities', few);
  const academic = useApiQuery<typeof listAcademicCourses>('/academiccourse/academicCourses', few);
  const enrolled = useEnrolledCourses();
  return (
    <Page title={translate('courses.title')} lead={translate('courses.lead')}>
      <MyCourses courses={enrolled.courses.slice(0, 3)} failure={enrolled.failure} />
      <CourseGroup
        title={translate('courses.admission')}
        more="/courses/admission"
        query={enrolled.isReady ? admission : waiting}
        item={AdmissionCard}
      />
      <CourseGroup
        title={translate('courses.academic')}
        more="/courses/academic"
        query={enrolled.isReady ? academic : waiting}
        item={AcademicCard}
      />
    </Page>
  );
}
