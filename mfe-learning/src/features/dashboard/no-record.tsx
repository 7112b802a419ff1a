import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

/** Is shown to users without a student record: administrators, and students whose record was deleted. */
export function NoRecord(): ReactNode {
  const translate = useText();
  const isAdmin = useUser()?.role === 'admin';
  return (
    <EmptyState
      text={translate(texts.noRecord)}
      action={
        <LinkButton to={isAdmin ? '/boss' : '/courses'} kind="primary">
          {translate(isAdmin ? commonTexts.goToTheBossArea : commonTexts.seeTheCourses)}
        </LinkButton>
      }
    >
      <p>{translate(isAdmin ? texts.noRecordAdmin : texts.noRecordText)}</p>
    </EmptyState>
  );
}
