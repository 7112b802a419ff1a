import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

/** Is shown to users without a student record: administrators, and students whose record was deleted. */
export function NoRecord(): ReactNode {
  const translate = useTexts();
  const isAdmin = useUser()?.role === 'admin';
  return (
    <EmptyState
      text={translate('dashboard.noRecord')}
      action={
        <LinkButton to={isAdmin ? '/boss' : '/courses'} kind="primary">
          {translate(isAdmin ? 'dashboard.toBoss' : 'dashboard.toCourses')}
        </LinkButton>
      }
    >
      <p>{translate(isAdmin ? 'dashboard.noRecordAdmin' : 'dashboard.noRecordText')}</p>
    </EmptyState>
  );
}
