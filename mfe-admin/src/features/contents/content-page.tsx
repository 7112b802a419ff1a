import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { readChapter, readContent } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { DeletePart } from '../../course-tree/delete-part.tsx';
import { paths } from '../../course-tree/paths.ts';
import styles from '../../course-tree/part-view.module.css';
import { texts as courseTreeTexts } from '../../course-tree/texts.ts';
import { useCrumbs } from '../../course-tree/use-crumbs.ts';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';

/** /boss/courses/subject/chapter/content/:id: the stored text, with Edit and Delete. */
export function ContentPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readContent>('/courses/{id}/contentdetails', { params: { id } });
  return <QueryStates query={query}>{(content) => <ContentView key={id} content={content} />}</QueryStates>;
}

function ContentView({ content }: { readonly content: AnswerOf<typeof readContent> }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const crumbs = useCrumbs();
  const [isAsking, ask] = useState(false);
  const { data: chapter } = useApiQuery<typeof readChapter>('/courses/chapters/{id}', {
    params: { id: content.chapterId },
  });
  const list = paths.contents(content.chapterId);
  return (
    <AdminPage
      title={inLanguage(content.title)}
      breadcrumbs={chapter ? crumbs.ofChapter(chapter, 'contents') : crumbs.courses}
      actions={
        <>
          <LinkButton to={list}>{translate(texts.back)}</LinkButton>
          <Button kind="danger" onClick={() => ask(true)}>
            {translate(courseTreeTexts.delete)}
          </Button>
          <LinkButton kind="primary" to={paths.editContent(content._id)}>
            {translate(sharedTexts.treeEdit)}
          </LinkButton>
        </>
      }
    >
      <article className={styles['text']}>
        <RichText html={content.contentDetails} />
      </article>
      {isAsking && (
        <DeletePart
          kind="content"
          id={content._id}
          name={content.title}
          onClose={() => ask(false)}
          onDeleted={() => void navigate(list, { replace: true })}
        />
      )}
    </AdminPage>
  );
}
