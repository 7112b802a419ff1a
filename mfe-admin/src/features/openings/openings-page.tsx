import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { CourseOpenings, readCourseOpenings } from '@pathshala/svc-catalog-contract/openings';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { sharedTexts } from '../../texts.ts';
import { OpeningsTable } from './openings-table.tsx';
import { texts } from './texts.ts';
import { useOpeningsForm } from './use-openings-form.ts';

/** /boss/courses/:id/openings: when the parts of an academic course open and close for students (OPN-01). */
export function OpeningsPage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readCourseOpenings>('/courses/{id}/openings', { params: { id } });
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      breadcrumbs={[
        {
          text: translate(sharedTexts.academicListTitle),
          to: '/boss/course-management/academic-courses',
        },
      ]}
    >
      <QueryStates query={useFreshQuery(query)}>
        {(course: CourseOpenings) => <OpeningsForm course={course} />}
      </QueryStates>
    </AdminPage>
  );
}

function OpeningsForm({ course: loaded }: { readonly course: CourseOpenings }): ReactNode {
  const inLanguage = useBilingual();
  const [course] = useState(loaded);
  const form = useOpeningsForm(course);
  return (
    <>
      <h2>{inLanguage(course.courseName)}</h2>
      <AdminForm form={form}>
        <OpeningsTable course={course} control={form.methods.control} />
        <SaveBar />
      </AdminForm>
    </>
  );
}
