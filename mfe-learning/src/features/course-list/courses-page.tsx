import type { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Page } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { AcademicCard } from '../../courses/academic-card.tsx';
import { AdmissionCard } from '../../courses/admission-card.tsx';
import { CourseGroup } from './course-group.tsx';
import { MyCourses } from './my-courses.tsx';
import { useEnrolledCourses, waiting } from './use-enrolled-courses.ts';
import { texts } from './texts.ts';

/** The page size fills one row. */
const few = { query: { pageSize: 3 } };

/** /courses (CAT-02): a few of each kind, and Show More. */
export function CoursesPage(): ReactNode {
  const translate = useText();
  const admission = useApiQuery<typeof listAdmissionCourses>('/admissioncourse/universities', few);
  const academic = useApiQuery<typeof listAcademicCourses>('/academiccourse/academicCourses', few);
  const enrolled = useEnrolledCourses();
  return (
    <Page title={translate(commonTexts.courses)} lead={translate(texts.lead)}>
      <MyCourses courses={enrolled.courses.slice(0, 3)} failure={enrolled.failure} />
      <CourseGroup
        title={translate(commonTexts.admissionCourses)}
        more="/courses/admission"
        query={enrolled.isReady ? admission : waiting}
        item={AdmissionCard}
      />
      <CourseGroup
        title={translate(commonTexts.academicCourses)}
        more="/courses/academic"
        query={enrolled.isReady ? academic : waiting}
        item={AcademicCard}
      />
    </Page>
  );
}
