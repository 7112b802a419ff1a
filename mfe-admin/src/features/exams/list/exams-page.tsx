import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { ExamParentType, ExamRow } from '@pathshala/svc-exams-contract/exam';
import type { listExams, listExamsOfParent } from '@pathshala/svc-exams-contract/exam-routes';
import type { ListSource } from '@pathshala/admin-kit/data-table/list-source';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { NotFound } from '@pathshala/web-kit/parts/not-found';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { isParentType } from '../../../exams/parent-types.ts';
import { examPaths } from '../../../exams/paths.ts';
import { useExamParent } from '../../../exams/use-exam-parent.ts';
import { texts } from '../texts.ts';
import { ChooseParent } from './choose-parent.tsx';
import { ExamsTable } from './exams-table.tsx';

/** /boss/exams: the exams of all courses. */
export function AllExamsPage(): ReactNode {
  const translate = useText();
  // Administrators are answered rows, students exams of their own.
  const source = useApiList<typeof listExams>('/exams') as ListSource<ExamRow>;
  const create = <ChooseParent />;
  return (
    <AdminPage title={translate(texts.title)} actions={create}>
      <ExamsTable name="all-exams" source={source} hasParent defaultSort="-changed" emptyAction={create} />
    </AdminPage>
  );
}

/** /boss/exams/:parenttype/:parentid: the exams of a course, subject, chapter, lesson or unit. */
export function ExamsOfParentPage(): ReactNode {
  const { parenttype = '', parentid = '' } = useParams();
  if (!isParentType(parenttype)) return <NotFound />;
  return <ExamsOfParent key={parentid} type={parenttype} id={parentid} />;
}

function ExamsOfParent({ type, id }: { readonly type: ExamParentType; readonly id: string }): ReactNode {
  const translate = useText();
  const { title, breadcrumbs } = useExamParent(type, id);
  const source = useApiList<typeof listExamsOfParent>('/exams/{parenttype}/{parentid}', {
    parenttype: type,
    parentid: id,
  }) as ListSource<ExamRow>;
  const create = (
    <LinkButton kind="primary" to={examPaths.create(type, id)}>
      {translate(texts.create)}
    </LinkButton>
  );
  return (
    <AdminPage
      title={title === undefined ? translate(texts.title) : translate(texts.titleOf, { name: title })}
      breadcrumbs={breadcrumbs}
      actions={create}
    >
      <ExamsTable name="exams" source={source} defaultSort="number" emptyAction={create} />
    </AdminPage>
  );
}
