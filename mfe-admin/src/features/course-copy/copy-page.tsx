import { Button } from '@mantine/core';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { CopyPreview, previewCourseCopy } from '@pathshala/svc-catalog-contract/copies';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { sharedTexts } from '../../texts.ts';
import { CopyDates } from './copy-dates.tsx';
import { isNearEnough, MoveFields } from './move-fields.tsx';
import { texts } from './texts.ts';
import { useCopyCourse } from './use-copy-course.ts';

/** /boss/courses/:id/copy: a course of either kind for another season, with its dates moved (OPN-04). */
export function CopyCoursePage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof previewCourseCopy>('/courses/{id}/copies/preview', {
    params: { id },
    query: {},
  });
  const list = '/boss/course-management';
  const crumbs = {
    academic: { text: translate(sharedTexts.academicListTitle), to: `${list}/academic-courses` },
    admission: { text: translate(sharedTexts.universitiesTitle), to: `${list}/university-courses` },
  };
  return (
    <AdminPage
      title={translate(sharedTexts.copyForSeason)}
      lead={translate(texts.lead)}
      breadcrumbs={query.data === undefined ? [] : [crumbs[query.data.courseKind]]}
    >
      <QueryStates query={query}>{(course: CopyPreview) => <CopyCourse course={course} />}</QueryStates>
    </AdminPage>
  );
}

function CopyCourse({ course }: { readonly course: CopyPreview }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [days, setDays] = useState(0);
  const { copy, isPending } = useCopyCourse(course);
  return (
    <>
      <h2>{inLanguage(course.courseName)}</h2>
      <MoveFields startsOn={course.startsOn} days={days} onDays={setDays} />
      {!course.takes.includes('batch') && <p>{translate(texts.withoutSupport)}</p>}
      <CopyDates course={course} days={isNearEnough(days) ? days : 0} />
      <section>
        <h2>{translate(texts.stays)}</h2>
        <p>{translate(texts.staysText)}</p>
      </section>
      <Button loading={isPending} disabled={!isNearEnough(days)} onClick={() => copy(days)}>
        {translate(texts.make)}
      </Button>
    </>
  );
}
