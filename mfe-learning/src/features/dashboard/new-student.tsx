import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

/** The first day: nothing to show yet, two ways to begin. */
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
