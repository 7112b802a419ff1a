import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { ChapterItem, listLessons, readChapter } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { PartsOrder } from '../../course-tree/parts-order.tsx';
import { PartsTable } from '../../course-tree/parts-table.tsx';
import { paths } from '../../course-tree/paths.ts';
import { texts as courseTreeTexts } from '../../course-tree/texts.ts';
import { useCrumbs } from '../../course-tree/use-crumbs.ts';
import { sharedTexts } from '../../texts.ts';
import type { Lesson } from './lesson-draft.ts';
import { texts } from './texts.ts';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { previewText } from '../../course-tree/preview-text.ts';
import { lessonFields } from '../../resources/lesson.fields.ts';
import { OuterLink } from './outer-link.tsx';

/** /boss/courses/subject/chapter/Lessons/:id: the lessons of a chapter. */
export function LessonsPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readChapter>('/courses/chapters/{id}', { params: { id } });
  return <QueryStates query={query}>{(chapter) => <Lessons key={id} chapter={chapter} />}</QueryStates>;
}

const nameOf = ({ title }: Lesson): string => title;

function Lessons({ chapter }: { readonly chapter: ChapterItem }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { _id: chapterId, chapterTitle } = chapter;
  const source = useApiList<typeof listLessons>('/courses/{id}/lessons', { id: chapterId });
  const create = (
    <LinkButton kind="primary" to={paths.createLesson(chapterId)}>
      {translate(texts.create)}
    </LinkButton>
  );
  return (
    <AdminPage
      title={translate(texts.titleOf, { name: inLanguage(chapterTitle) })}
      breadcrumbs={useCrumbs().ofSubject(chapter)}
      actions={
        <>
          <LinkButton to={paths.contents(chapterId)}>{translate(courseTreeTexts.title.content)}</LinkButton>
          <PartsOrder kind="lesson" parentId={chapterId} source={source} nameOf={nameOf} />
          {create}
        </>
      }
    >
      <PartsTable
        kind="lesson"
        source={source}
        columns={useLessonColumns()}
        nameOf={nameOf}
        rowHref={({ _id }) => paths.lesson(_id)}
        actions={({ _id: id }) => [
          { id: 'view', text: translate(texts.view), href: paths.lesson(id) },
          { id: 'edit', text: translate(sharedTexts.treeEdit), href: paths.editLesson(id) },
        ]}
        emptyAction={create}
      />
    </AdminPage>
  );
}

function useLessonColumns(): readonly DataColumn<Lesson>[] {
  const { bilingual, number, text } = useColumns<Lesson>();
  const translate = useText();
  const inLanguage = useBilingual();
  const language = useLanguage();
  return [
    { ...bilingual('name', lessonFields.title.label, ({ title }) => title), sortable: true },
    text('content', lessonFields.content.label, ({ content }) => previewText(content, language)),
    {
      id: 'video',
      title: translate(lessonFields.videoLink.label),
      cell: ({ videoLink, title }) => <OuterLink href={videoLink} name={inLanguage(title)} />,
      exportValue: ({ videoLink }) => videoLink,
    },
    number('duration', lessonFields.duration.label, ({ duration }) => duration),
  ];
}
