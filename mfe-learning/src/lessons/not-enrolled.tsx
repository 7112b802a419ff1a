import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { lessonPaths } from './lesson-paths.ts';
import { texts } from './texts.ts';

/** Leads a student who is not enrolled to the page of the course. */
export function NotEnrolled({ courseId }: { readonly courseId: string }): ReactNode {
  const translate = useText();
  return (
    <Page title={translate(texts.membersOnly)}>
      <EmptyState
        text={translate(texts.enrolFirst)}
        action={
          <LinkButton to={lessonPaths.course(courseId)} kind="primary">
            {translate(texts.toCourse)}
          </LinkButton>
        }
      />
    </Page>
  );
}
