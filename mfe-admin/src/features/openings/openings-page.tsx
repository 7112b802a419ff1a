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

/** /boss/courses/:id/openings: when the parts of a course open and close for students (OPN-01, OPN-03). */
export function OpeningsPage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readCourseOpenings>('/courses/{id}/openings', { params: { id } });
  const list = '/boss/course-management';
  const academic = { text: translate(sharedTexts.academicListTitle), to: `${list}/academic-courses` };
  const admission = { text: translate(sharedTexts.universitiesTitle), to: `${list}/university-courses` };
  return (
    <AdminPage
      title={translate(sharedTexts.openings)}
      lead={translate(texts.lead)}
      breadcrumbs={query.data === undefined ? [] : [isAdmission(query.data) ? admission : academic]}
    >
      <QueryStates query={useFreshQuery(query)}>
        {(course: CourseOpenings) => <OpeningsForm course={course} />}
      </QueryStates>
    </AdminPage>
  );
}

const isAdmission = ({ parts }: CourseOpenings): boolean => parts.some(({ kind }) => kind === 'unit');

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
