import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';

/** The first day: nothing to show yet, two ways to begin. */
export function NewStudent(): ReactNode {
  const say = useTexts();
  return (
    <EmptyState
      text={say('dashboard.new')}
      action={
        <>
          <LinkButton to="/courses" kind="primary">
            {say('dashboard.toCourses')}
          </LinkButton>
          <LinkButton to="/campaigns">{say('dashboard.toCampaigns')}</LinkButton>
        </>
      }
    >
      <p>{say('dashboard.newText')}</p>
    </EmptyState>
  );
}
