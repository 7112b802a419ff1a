import { Navigate, Route, Routes } from '@pathshala/web-kit/router';
import type { ComponentType, ReactNode } from 'react';
import { NotFound } from '../parts/not-found.tsx';
import type { PageRow, PageTable } from './define-pages.ts';
import { lazyPage } from './lazy-page.tsx';
import { PageBoundary } from './page-boundary.tsx';

export interface GuardProps {
  readonly permission: NonNullable<PageRow['permission']>;
  readonly children: ReactNode;
}

export interface RemotePagesProps {
  /** The table of `src/pages.ts`. */
  readonly of: Pick<PageTable, 'pages'>;
  /** Stands around each page that requires a permission. */
  readonly guard?: ComponentType<GuardProps>;
}

/** By the function that loads it: a step between two addresses of one component keeps its state. */
const components = new WeakMap<PageRow['load'], ComponentType>();

/** The page of the address, and the 404 page where the table has none. */
export function RemotePages({ of: { pages }, guard }: RemotePagesProps): ReactNode {
  return (
    <PageBoundary>
      <Routes>
        {pages.map((row) => (
          <Route
            key={row.path}
            path={row.path}
            element={'to' in row ? <Navigate to={row.to} replace /> : pageOf(row, guard)}
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PageBoundary>
  );
}

function pageOf({ load, permission }: PageRow, Guard: RemotePagesProps['guard']): ReactNode {
  const Page = components.get(load) ?? lazyPage(load, (page) => page);
  components.set(load, Page);
  if (Guard === undefined || permission === undefined) return <Page />;
  return (
    <Guard permission={permission}>
      <Page />
    </Guard>
  );
}
