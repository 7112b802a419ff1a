import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listChapters, readSubject, SubjectItem } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { PartsOrder } from '../../course-tree/parts-order.tsx';
import { PartsTable } from '../../course-tree/parts-table.tsx';
import { paths } from '../../course-tree/paths.ts';
import { texts as courseTreeTexts } from '../../course-tree/texts.ts';
import { useCrumbs } from '../../course-tree/use-crumbs.ts';
import { examPaths } from '../../exams/paths.ts';
import { sharedTexts } from '../../texts.ts';
import { ChapterDialog, EditChapter } from './chapter-dialog.tsx';
import { texts } from './texts.ts';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { chapterFields } from '../../resources/chapter.fields.ts';

/** /boss/courses/subject/:id: a subject with its chapters. */
export function ChaptersPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readSubject>('/courses/subjects/{id}', { params: { id } });
  return <QueryStates query={query}>{(subject) => <Chapters key={id} subject={subject} />}</QueryStates>;
}

const nameOf = ({ chapterTitle }: Chapter): string => chapterTitle;

function Chapters({ subject }: { readonly subject: SubjectItem }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { _id: subjectId, subjectName, subjectDescription } = subject;
  const source = useApiList<typeof listChapters>('/courses/{id}/chapters', { id: subjectId });
  const [open, setOpen] = useState<'new' | Chapter>();
  const close = (): void => setOpen(undefined);
  const create = (
    <Button kind="primary" onClick={() => setOpen('new')}>
      {translate(texts.create)}
    </Button>
  );
  return (
    <AdminPage
      title={inLanguage(subjectName)}
      breadcrumbs={useCrumbs().ofCourse(subject)}
      lead={subjectDescription === '' ? undefined : inLanguage(subjectDescription)}
      actions={
        <>
          <PartsOrder kind="chapter" parentId={subjectId} source={source} nameOf={nameOf} />
          {create}
        </>
      }
    >
      <PartsTable
        kind="chapter"
        source={source}
        columns={useChapterColumns()}
        nameOf={nameOf}
        rowHref={({ _id }) => paths.lessons(_id)}
        actions={(chapter) => [
          {
            id: 'contents',
            text: translate(courseTreeTexts.title.content),
            href: paths.contents(chapter._id),
          },
          { id: 'lessons', text: translate(courseTreeTexts.title.lesson), href: paths.lessons(chapter._id) },
          {
            id: 'exams',
            text: translate(sharedTexts.treeExams),
            href: examPaths.ofParent('chapter', chapter._id),
          },
          { id: 'edit', text: translate(sharedTexts.treeEdit), onSelect: () => setOpen(chapter) },
        ]}
        emptyAction={create}
      />
      {open === 'new' && <ChapterDialog subjectId={subjectId} onClose={close} />}
      {typeof open === 'object' && <EditChapter id={open._id} name={nameOf(open)} onClose={close} />}
    </AdminPage>
  );
}

type Chapter = AnswerOf<typeof listChapters>['items'][number];

function useChapterColumns(): readonly DataColumn<Chapter>[] {
  const { bilingual, number } = useColumns<Chapter>();
  const translate = useText();
  return [
    {
      ...bilingual('name', chapterFields.chapterTitle.label, ({ chapterTitle }) => chapterTitle),
      sortable: true,
    },
    {
      ...number('position', chapterFields.chapterNumber.label, ({ chapterNumber }) => chapterNumber),
      sortable: true,
    },
    bilingual('summary', chapterFields.chapterSummary.label, ({ chapterSummary }) => chapterSummary),
    number('lessons', translate(texts.lessons), ({ lessons }) => lessons),
  ];
}
