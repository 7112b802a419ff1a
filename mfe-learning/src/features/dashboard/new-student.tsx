import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

/** For a student without courses and results: links to courses and campaigns. */
export function NewStudent(): ReactNode {
  const translate = useTexts();
  return (
    <EmptyState
      text={translate('dashboard.new')}
      action={
        <>
          <LinkButton to="/courses" kind="primary">
            {translate('dashboard.toCourses')}
          </LinkButton>
          <LinkButton to="/campaigns">{translate('dashboard.toCampaigns')}</LinkButton>
        </>
      }
    >
      <p>{translate('dashboard.newText')}</p>
    </EmptyState>
  );
}
