import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { Allowed } from './allowed.tsx';

const SettingsPage = lazyPage(
  () => import(/* webpackChunkName: "page-settings" */ './features/settings/settings-page.tsx'),
  (file) => file.SettingsPage,
);

const AuditLogPage = lazyPage(
  () => import(/* webpackChunkName: "page-audit-log" */ './features/audit-log/audit-log-page.tsx'),
  (file) => file.AuditLogPage,
);

const PagesPage = lazyPage(
  () => import(/* webpackChunkName: "page-site-pages" */ './features/site-pages/pages-page.tsx'),
  (file) => file.PagesPage,
);

const PageEditorPage = lazyPage(
  () => import(/* webpackChunkName: "page-site-page-editor" */ './features/site-pages/page-editor-page.tsx'),
  (file) => file.PageEditorPage,
);

const AnnouncementPage = lazyPage(
  () => import(/* webpackChunkName: "page-announcement" */ './features/announcement/announcement-page.tsx'),
  (file) => file.AnnouncementPage,
);

const RecentlyDeletedPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-recently-deleted" */ './features/recently-deleted/recently-deleted-page.tsx'
    ),
  (file) => file.RecentlyDeletedPage,
);

const administration = (page: ReactNode) => <Allowed permission={permissions.administration}>{page}</Allowed>;

/** The site settings, the pages and the announcement of the school, and what administrators changed and deleted. */
export const settingsRoutes = (
  <>
    <Route path="/boss/recently-deleted" element={<RecentlyDeletedPage />} />
    <Route path="/boss/settings" element={administration(<SettingsPage />)} />
    <Route path="/boss/settings/audit" element={administration(<AuditLogPage />)} />
    <Route path="/boss/pages" element={administration(<PagesPage />)} />
    <Route path="/boss/pages/:name" element={administration(<PageEditorPage />)} />
    <Route path="/boss/announcement" element={administration(<AnnouncementPage />)} />
  </>
);
