import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import type { readAdmissionCourse } from '@pathshala/svc-catalog-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { UniversityWizard } from './university-wizard.tsx';
import { texts } from './texts.ts';

/** /boss/create-university, …/:id and /boss/edit-admission-course/:id. */
export function UniversityWizardPage(): ReactNode {
  const { id } = useParams();
  return id === undefined ? <UniversityWizard key="new" /> : <EditUniversity key={id} id={id} />;
}

function EditUniversity({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readAdmissionCourse>('/admissioncourse/universities/{id}', {
    params: { id },
  });
  return (
    <QueryStates query={useFreshQuery(query)} failedTitle={() => translate(texts.loadFailed)}>
      {(course) =>
        // A user without permission for the papers receives the public details.
        'fee' in course ? (
          <FailedState title={translate(texts.loadFailed)} error="" onRetry={() => void query.refetch()} />
        ) : (
          <UniversityWizard course={course} />
        )
      }
    </QueryStates>
  );
}
