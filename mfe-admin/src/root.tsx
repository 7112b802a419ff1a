import type { AnyRow } from '@pathshala/web-kit/define-pages';
import { pageOf, RowRoutes } from '@pathshala/web-kit/remote-pages';
import { Navigate } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { Allowed } from './allowed.tsx';
import { BossLayout } from './features/boss-layout/boss-layout.tsx';
import { pages } from './pages.ts';

/** The boss area, with its menu beside each page. Shell and API admit administrators only. */
export function Root(): ReactNode {
  return (
    <BossLayout>
      <RowRoutes rows={pages.pages} render={renderRow} />
    </BossLayout>
  );
}

function renderRow(row: AnyRow): ReactNode {
  if ('to' in row) return <Navigate to={row.to} replace />;
  const { permission, withLimits } = row;
  return (
    <Allowed permission={permission} withLimits={withLimits}>
      {pageOf(row)}
    </Allowed>
  );
}
