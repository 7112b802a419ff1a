import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import type {
  AcademicCourseForAdmin,
  AcademicCourseForVisitor,
  readAcademicCourse,
} from '@pathshala/svc-catalog-contract/http';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { AcademicWizard } from './academic-wizard.tsx';
import { texts } from './texts.ts';

/** /boss/create-academiccourse, …/:id and /boss/edit-academiccourse/:id. */
export function AcademicWizardPage(): ReactNode {
  const { id } = useParams();
  return id === undefined ? <AcademicWizard key="new" /> : <EditCourse key={id} id={id} />;
}

function EditCourse({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readAcademicCourse>('/academiccourse/academicCourses/{id}', {
    params: { id },
  });
  return (
    <QueryStates query={useFreshQuery(query)} failedTitle={() => translate(texts.loadFailed)}>
      {(course) =>
        isForAdmin(course) ? (
          <AcademicWizard course={course} />
        ) : (
          <FailedState title={translate(texts.loadFailed)} error="" onRetry={() => void query.refetch()} />
        )
      }
    </QueryStates>
  );
}

/** A user without permission for the content receives what students read. */
function isForAdmin(
  course: AcademicCourseForAdmin | AcademicCourseForVisitor,
): course is AcademicCourseForAdmin {
  return 'rev' in course;
}
