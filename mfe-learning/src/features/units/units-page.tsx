import type { readUnitDetails } from '@pathshala/svc-catalog-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { CourseAssignments } from '../../assignments/course-assignments.tsx';
import { coursePaths } from '../../courses/course-paths.ts';
import { ExamsFailed } from '../../exams/exams-failed.tsx';
import { examsOf, useCourseExams } from '../../exams/use-course-exams.ts';
import { UnitSection } from './unit-section.tsx';
import type { CourseUnits } from './unit-types.ts';
import { useLeadingUnit } from './use-unit-results.ts';
import { texts } from './texts.ts';

/** /courses/admission/:coursecode/units (CAT-06). Redirects students who are not enrolled to the course page. */
export function UnitsPage(): ReactNode {
  const { coursecode: courseCode = '' } = useParams();
  const navigate = useNavigate();
  const query = useApiQuery<typeof readUnitDetails>(
    '/admissioncourse/universities/unitDetails/{courseCode}',
    {
      params: { courseCode },
    },
  );
  const isRefused = isApiError(query.error, 403);
  const toDetail = useEffectEvent(() => void navigate(coursePaths.admission(courseCode), { replace: true }));
  useEffect(() => {
    if (isRefused) toDetail();
  }, [isRefused]);
  if (isRefused) return null;
  return <QueryStates query={query}>{(course) => <Units course={course} />}</QueryStates>;
}

function Units({ course }: { readonly course: CourseUnits }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const leading = useLeadingUnit(course.units);
  const exams = useCourseExams(course._id);
  return (
    <Page
      title={inLanguage(course.name)}
      back={{ to: coursePaths.admission(course.courseCode), text: translate(texts.about) }}
      lead={translate(texts.lead)}
    >
      {course.units.length === 0 && <EmptyState text={translate(texts.empty)} />}
      <CourseAssignments courseId={course._id} />
      <ExamsFailed exams={exams} />
      {course.units.map((unit) => (
        <UnitSection
          key={unit._id}
          courseCode={course.courseCode}
          unit={unit}
          exams={examsOf(exams, unit._id)}
          isLeading={unit._id === leading}
        />
      ))}
    </Page>
  );
}
