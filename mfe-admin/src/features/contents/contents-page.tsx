import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { ChapterItem, readChapter } from '@pathshala/svc-catalog-contract/http';
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
import { type Content, useContentList } from './use-content-list.ts';
import { texts } from './texts.ts';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { previewText } from '../../course-tree/preview-text.ts';
import { contentFields } from '../../resources/content.fields.ts';

/** /boss/courses/subject/chapter/contents/:id: the contents of a chapter. */
export function ContentsPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readChapter>('/courses/chapters/{id}', { params: { id } });
  return <QueryStates query={query}>{(chapter) => <Contents key={id} chapter={chapter} />}</QueryStates>;
}

const nameOf = ({ title }: Content): string => title;

function Contents({ chapter }: { readonly chapter: ChapterItem }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { _id: chapterId, chapterTitle } = chapter;
  const source = useContentList(chapterId);
  const create = (
    <LinkButton kind="primary" to={paths.createContent(chapterId)}>
      {translate(texts.create)}
    </LinkButton>
  );
  return (
    <AdminPage
      title={translate(texts.titleOf, { name: inLanguage(chapterTitle) })}
      breadcrumbs={useCrumbs().ofSubject(chapter)}
      actions={
        <>
          <LinkButton to={paths.lessons(chapterId)}>{translate(courseTreeTexts.title.lesson)}</LinkButton>
          <PartsOrder kind="content" parentId={chapterId} source={source} nameOf={nameOf} />
          {create}
        </>
      }
    >
      <PartsTable
        kind="content"
        source={source}
        columns={useContentColumns()}
        nameOf={nameOf}
        rowHref={({ _id }) => paths.content(_id)}
        actions={({ _id: id }) => [
          { id: 'view', text: translate(sharedTexts.treeView), href: paths.content(id) },
          { id: 'edit', text: translate(sharedTexts.treeEdit), href: paths.editContent(id) },
        ]}
        emptyAction={create}
      />
    </AdminPage>
  );
}

function useContentColumns(): readonly DataColumn<Content>[] {
  const { bilingual, number, text } = useColumns<Content>();
  const translate = useText();
  const language = useLanguage();
  return [
    { ...bilingual('name', contentFields.title.label, ({ title }) => title), sortable: true },
    {
      ...number('position', translate(texts.number), ({ contentNumber }) => contentNumber),
      sortable: true,
    },
    text('details', contentFields.contentDetails.label, ({ contentDetails }) =>
      previewText(contentDetails, language),
    ),
  ];
}
