import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { readChapter, readLesson } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { DeletePart } from '../../course-tree/delete-part.tsx';
import { paths } from '../../course-tree/paths.ts';
import styles from '../../course-tree/part-view.module.css';
import { texts as courseTreeTexts } from '../../course-tree/texts.ts';
import { useCrumbs } from '../../course-tree/use-crumbs.ts';
import { sharedTexts } from '../../texts.ts';
import type { Lesson } from './lesson-draft.ts';
import { LessonMaterials, SubLessons } from './lesson-parts.tsx';
import { OuterLink } from './outer-link.tsx';
import { lessonFields } from '../../resources/lesson.fields.ts';
import { texts } from './texts.ts';

/** /boss/courses/subject/chapter/lesson/:id: a lesson with Edit and Delete. */
export function LessonPage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readLesson>('/courses/{id}/lesson', { params: { id } });
  return (
    <QueryStates query={query} failedTitle={({ message }) => translate(texts.loadFailed, { error: message })}>
      {(lesson) => <LessonView key={id} lesson={lesson} />}
    </QueryStates>
  );
}

function LessonView({ lesson }: { readonly lesson: Lesson }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const navigate = useNavigate();
  const crumbs = useCrumbs();
  const [isAsking, ask] = useState(false);
  const { data: chapter } = useApiQuery<typeof readChapter>('/courses/chapters/{id}', {
    params: { id: lesson.chapterId },
  });
  const list = paths.lessons(lesson.chapterId);
  return (
    <AdminPage
      title={inLanguage(lesson.title)}
      breadcrumbs={chapter ? crumbs.ofChapter(chapter, 'lessons') : crumbs.courses}
      actions={
        <>
          <LinkButton to={list}>{translate(texts.back)}</LinkButton>
          <Button kind="danger" onClick={() => ask(true)}>
            {translate(courseTreeTexts.delete)}
          </Button>
          <LinkButton kind="primary" to={paths.editLesson(lesson._id)}>
            {translate(sharedTexts.treeEdit)}
          </LinkButton>
        </>
      }
    >
      <Facts
        facts={[
          [
            translate(lessonFields.videoLink.label),
            <OuterLink key="video" href={lesson.videoLink} name={inLanguage(lesson.title)} />,
          ],
          [translate(texts.durationMinutes), format.number(lesson.duration)],
          [translate(texts.exams), format.number(lesson.exams.length)],
        ]}
      />
      <article className={styles['text']}>
        <RichText html={lesson.content} />
      </article>
      <LessonMaterials lesson={lesson} />
      <SubLessons lesson={lesson} />
      {isAsking && (
        <DeletePart
          kind="lesson"
          id={lesson._id}
          name={lesson.title}
          onClose={() => ask(false)}
          onDeleted={() => void navigate(list, { replace: true })}
        />
      )}
    </AdminPage>
  );
}
