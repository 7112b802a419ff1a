import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { Allowed } from './allowed.tsx';

const OperationsOverviewPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-operations" */ './features/operations/overview/operations-overview-page.tsx'
    ),
  (file) => file.OperationsOverviewPage,
);

const DeadLettersPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-dead-letters" */ './features/operations/dead-letters/dead-letters-page.tsx'
    ),
  (file) => file.DeadLettersPage,
);

const RepublishPage = lazyPage(
  () => import(/* webpackChunkName: "page-republish" */ './features/operations/republish/republish-page.tsx'),
  (file) => file.RepublishPage,
);

const FailedMailsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "page-failed-mails" */ './features/operations/mails/failed-mails-page.tsx'),
  (file) => file.FailedMailsPage,
);

const BrowserErrorsPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-browser-errors" */ './features/operations/browser-errors/browser-errors-page.tsx'
    ),
  (file) => file.BrowserErrorsPage,
);

const RemotesPage = lazyPage(
  () => import(/* webpackChunkName: "page-remotes" */ './features/operations/remotes/remotes-page.tsx'),
  (file) => file.RemotesPage,
);

const allowed = (page: ReactNode): ReactNode => (
  <Allowed permission={permissions.administration}>{page}</Allowed>
);

/** The pages on which administrators of the whole site see its parts, and act when one fails. */
export const operationsRoutes = (
  <>
    <Route path="/boss/operations" element={allowed(<OperationsOverviewPage />)} />
    <Route path="/boss/operations/dead-letters" element={allowed(<DeadLettersPage />)} />
    <Route path="/boss/operations/republish" element={allowed(<RepublishPage />)} />
    <Route path="/boss/operations/mails" element={allowed(<FailedMailsPage />)} />
    <Route path="/boss/operations/browser-errors" element={allowed(<BrowserErrorsPage />)} />
    <Route path="/boss/operations/remotes" element={allowed(<RemotesPage />)} />
  </>
);
