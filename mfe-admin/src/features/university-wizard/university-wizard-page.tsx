import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import type { readAdmissionCourse } from '@pathshala/svc-catalog-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { UniversityWizard } from './university-wizard.tsx';

/** /boss/create-university, …/:id and /boss/edit-admission-course/:id. */
export function UniversityWizardPage(): ReactNode {
  const { id } = useParams();
  return id === undefined ? <UniversityWizard key="new" /> : <EditUniversity key={id} id={id} />;
}

function EditUniversity({ id }: { readonly id: string }): ReactNode {
  const translate = useTexts();
  const query = useApiQuery<typeof readAdmissionCourse>('/admissioncourse/universities/{id}', {
    params: { id },
  });
  return (
    <QueryStates query={useFreshQuery(query)} failedTitle={() => translate('wizard.loadFailed')}>
      {(course) =>
        // A user without permission for the papers receives the public details.
        'fee' in course ? (
          <FailedState title={translate('wizard.loadFailed')} error="" onRetry={() => void query.refetch()} />
        ) : (
          <UniversityWizard course={course} />
        )
      }
    </QueryStates>
  );
}
