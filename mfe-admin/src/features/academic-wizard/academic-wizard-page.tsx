import type {
  AcademicCourseForAdmin,
  AcademicCourseForVisitor,
  readAcademicCourse,
} from '@pathshala/svc-catalog-contract/http';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { AcademicWizard } from './academic-wizard.tsx';

/** /boss/create-academiccourse, …/:id and /boss/edit-academiccourse/:id. */
export function AcademicWizardPage(): ReactNode {
  const { id } = useParams();
  return id === undefined ? <AcademicWizard key="new" /> : <EditCourse key={id} id={id} />;
}

function EditCourse({ id }: { readonly id: string }): ReactNode {
  const translate = useTexts();
  const { data, error, refetch, isFetchedAfterMount } = useApiQuery<typeof readAcademicCourse>(
    '/academiccourse/academicCourses/{id}',
    { params: { id } },
  );
  // A cached response may be older than the last save; a form must not start with it.
  const query = { data: isFetchedAfterMount && !error ? data : undefined, error, refetch };
  return (
    <QueryStates query={query} failedTitle={() => translate('academic.loadFailed')}>
      {(course) =>
        isForAdmin(course) ? (
          <AcademicWizard course={course} />
        ) : (
          <FailedState title={translate('academic.loadFailed')} error="" onRetry={() => void refetch()} />
        )
      }
    </QueryStates>
  );
}

/** Without permission for the content the server returns what students read. */
function isForAdmin(
  course: AcademicCourseForAdmin | AcademicCourseForVisitor,
): course is AcademicCourseForAdmin {
  return 'rev' in course;
}
