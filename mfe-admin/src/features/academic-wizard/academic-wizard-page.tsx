import { EditedRecord } from '@pathshala/admin-kit/forms/edited-record';
import type { readAcademicCourse } from '@pathshala/svc-catalog-contract/http';
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
    <EditedRecord query={query} failedTitle={translate(texts.loadFailed)}>
      {(course) => <AcademicWizard course={course} />}
    </EditedRecord>
  );
}
