import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { CourseItem, listSubjects, readCourseItem } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { PartsOrder } from '../../course-tree/parts-order.tsx';
import { PartsTable } from '../../course-tree/parts-table.tsx';
import { paths } from '../../course-tree/paths.ts';
import { useCrumbs } from '../../course-tree/use-crumbs.ts';
import { examPaths } from '../../exams/paths.ts';
import { sharedTexts } from '../../texts.ts';
import { EditSubject, SubjectDialog } from './subject-dialog.tsx';
import { texts } from './texts.ts';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { subjectFields } from '../../resources/subject.fields.ts';

/** /boss/courses/:id: a course with its subjects. */
export function SubjectsPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readCourseItem>('/courses/{id}', { params: { id } });
  return <QueryStates query={query}>{(course) => <Subjects key={id} course={course} />}</QueryStates>;
}

const nameOf = ({ subjectName }: Subject): string => subjectName;

function Subjects({ course }: { readonly course: CourseItem }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { _id: courseId } = course;
  const source = useApiList<typeof listSubjects>('/courses/{id}/subjects', { id: courseId });
  const [open, setOpen] = useState<'new' | Subject>();
  const close = (): void => setOpen(undefined);
  const create = (
    <Button kind="primary" onClick={() => setOpen('new')}>
      {translate(texts.create)}
    </Button>
  );
  return (
    <AdminPage
      title={inLanguage(course.courseName)}
      breadcrumbs={useCrumbs().courses}
      actions={
        <>
          <LinkButton to={paths.editCourse(courseId)}>{translate(texts.coursesEdit)}</LinkButton>
          <PartsOrder kind="subject" parentId={courseId} source={source} nameOf={nameOf} />
          {create}
        </>
      }
    >
      <PartsTable
        kind="subject"
        source={source}
        columns={useSubjectColumns()}
        nameOf={nameOf}
        rowHref={({ _id }) => paths.subject(_id)}
        actions={(subject) => [
          { id: 'view', text: translate(sharedTexts.treeView), href: paths.subject(subject._id) },
          {
            id: 'exams',
            text: translate(sharedTexts.treeExams),
            href: examPaths.ofParent('subject', subject._id),
          },
          { id: 'edit', text: translate(sharedTexts.treeEdit), onSelect: () => setOpen(subject) },
        ]}
        emptyAction={create}
      />
      {open === 'new' && <SubjectDialog courseId={courseId} onClose={close} />}
      {typeof open === 'object' && <EditSubject id={open._id} name={nameOf(open)} onClose={close} />}
    </AdminPage>
  );
}

type Subject = AnswerOf<typeof listSubjects>['items'][number];

function useSubjectColumns(): readonly DataColumn<Subject>[] {
  const { bilingual, number } = useColumns<Subject>();
  const translate = useText();
  return [
    {
      ...bilingual('name', subjectFields.SubjectTitle.label, ({ subjectName }) => subjectName),
      sortable: true,
    },
    bilingual(
      'description',
      subjectFields.SubjectSummary.label,
      ({ subjectDescription }) => subjectDescription,
    ),
    number('chapters', translate(texts.chapters), ({ chapters }) => chapters),
  ];
}
