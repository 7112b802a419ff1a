import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { lessonPaths } from './lesson-paths.ts';
import { NotEnrolled } from './not-enrolled.tsx';
import { texts } from './texts.ts';

interface PartRefusedProps {
  readonly courseId: string;
  readonly error: ApiError;
}

/** A lesson that is closed for the student leads back to the others; without an enrolment, to the page of the course. */
export function PartRefused({ courseId, error }: PartRefusedProps): ReactNode {
  const translate = useText();
  if (!error.code.startsWith('catalog.part.')) return <NotEnrolled courseId={courseId} />;
  return (
    <Page title={translate(texts.lessonClosed)}>
      <EmptyState
        text={error.message}
        action={
          <LinkButton to={lessonPaths.subjects(courseId)} kind="primary">
            {translate(commonTexts.backToTheSubjects)}
          </LinkButton>
        }
      />
    </Page>
  );
}
