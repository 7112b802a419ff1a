import { EditedRecord } from '@pathshala/admin-kit/forms/edited-record';
import type { readAdmissionCourse } from '@pathshala/svc-catalog-contract/http';
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
    <EditedRecord query={query} failedTitle={translate(texts.loadFailed)}>
      {(course) => <UniversityWizard course={course} />}
    </EditedRecord>
  );
}
