import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import { Allowed } from './allowed.tsx';

const SettingsPage = lazyPage(
  () => import(/* webpackChunkName: "page-settings" */ './features/settings/settings-page.tsx'),
  (file) => file.SettingsPage,
);

const AuditLogPage = lazyPage(
  () => import(/* webpackChunkName: "page-audit-log" */ './features/audit-log/audit-log-page.tsx'),
  (file) => file.AuditLogPage,
);

const RecentlyDeletedPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-recently-deleted" */ './features/recently-deleted/recently-deleted-page.tsx'
    ),
  (file) => file.RecentlyDeletedPage,
);

/** The site settings, and what administrators changed and deleted. */
export const settingsRoutes = (
  <>
    <Route path="/boss/recently-deleted" element={<RecentlyDeletedPage />} />
    <Route
      path="/boss/settings"
      element={
        <Allowed permission={permissions.administration}>
          <SettingsPage />
        </Allowed>
      }
    />
    <Route
      path="/boss/settings/audit"
      element={
        <Allowed permission={permissions.administration}>
          <AuditLogPage />
        </Allowed>
      }
    />
  </>
);
