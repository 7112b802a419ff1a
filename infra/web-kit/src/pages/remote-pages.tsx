import { Route, Routes } from '@pathshala/web-kit/router';
import type { ComponentType, ReactNode } from 'react';
import { NotFound } from '../parts/not-found.tsx';
import type { AnyRow, PageRow, PageTable } from './define-pages.ts';
import { lazyPage } from './lazy-page.tsx';
import { PageBoundary } from './page-boundary.tsx';

export interface RemotePagesProps {
  /** The table of `src/pages.ts`. */
  readonly of: Pick<PageTable, 'pages'>;
}

/** The page of the address, and the 404 page where the table has none. */
export function RemotePages({ of: { pages } }: RemotePagesProps): ReactNode {
  return <RowRoutes rows={pages} render={pageOf} />;
}

export interface RowRoutesProps<Row> {
  readonly rows: readonly Row[];
  readonly render: (row: Row) => ReactNode;
}

/** Like {@link RemotePages}, for a table whose rows need more than their page. */
export function RowRoutes<Row extends AnyRow>({ rows, render }: RowRoutesProps<Row>): ReactNode {
  return (
    <PageBoundary>
      <Routes>
        {rows.map((row) => (
          <Route key={row.path} path={row.path} element={render(row)} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PageBoundary>
  );
}

/** By the function that loads it: a step between two addresses of one component keeps its state. */
const components = new WeakMap<PageRow['load'], ComponentType>();

export function pageOf({ load }: Pick<PageRow, 'load'>): ReactNode {
  const Page = components.get(load) ?? lazyPage(load, (page) => page as ComponentType);
  components.set(load, Page);
  return <Page />;
}
