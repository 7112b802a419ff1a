import { permissions } from '@pathshala/rules/permissions';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { AnyRow } from '@pathshala/web-kit/define-pages';

/** The start of the boss area, and what concerns the whole site: its settings, pages, announcement and operation, and what was changed and deleted. */
export const sitePages: readonly AnyRow[] = [
  {
    path: '/boss',
    withLimits: true,
    load: () => import('./features/start/start-page.tsx').then((file) => file.StartPage),
    nav: { text: commonTexts.bossArea, icon: 'admin', order: 70, audience: ['admin'] },
    menu: { group: 'start', text: { en: 'Start', bn: 'শুরুর পাতা' }, icon: 'start', order: 10 },
  },
  {
    path: '/boss/operations',
    permission: permissions.administration,
    load: () =>
      import('./features/operations/overview/operations-overview-page.tsx').then(
        (file) => file.OperationsOverviewPage,
      ),
    menu: { group: 'site', text: commonTexts.operations, icon: 'operations', order: 60 },
  },
  {
    path: '/boss/operations/last-hours',
    permission: permissions.administration,
    load: () =>
      import('./features/operations/last-hours/last-hours-page.tsx').then((file) => file.LastHoursPage),
    menu: '/boss/operations',
  },
  {
    path: '/boss/operations/backups',
    permission: permissions.administration,
    load: () => import('./features/operations/backups/backups-page.tsx').then((file) => file.BackupsPage),
    menu: '/boss/operations',
  },
  {
    path: '/boss/operations/dead-letters',
    permission: permissions.administration,
    load: () =>
      import('./features/operations/dead-letters/dead-letters-page.tsx').then((file) => file.DeadLettersPage),
    menu: '/boss/operations',
  },
  {
    path: '/boss/operations/republish',
    permission: permissions.administration,
    load: () =>
      import('./features/operations/republish/republish-page.tsx').then((file) => file.RepublishPage),
    menu: '/boss/operations',
  },
  {
    path: '/boss/operations/mails',
    permission: permissions.administration,
    load: () =>
      import('./features/operations/mails/failed-mails-page.tsx').then((file) => file.FailedMailsPage),
    menu: '/boss/operations',
  },
  {
    path: '/boss/operations/browser-errors',
    permission: permissions.administration,
    load: () =>
      import('./features/operations/browser-errors/browser-errors-page.tsx').then(
        (file) => file.BrowserErrorsPage,
      ),
    menu: '/boss/operations',
  },
  {
    path: '/boss/operations/remotes',
    permission: permissions.administration,
    load: () => import('./features/operations/remotes/remotes-page.tsx').then((file) => file.RemotesPage),
    menu: '/boss/operations',
  },
  {
    path: '/boss/recently-deleted',
    load: () =>
      import('./features/recently-deleted/recently-deleted-page.tsx').then(
        (file) => file.RecentlyDeletedPage,
      ),
    menu: {
      group: 'site',
      text: { en: 'Recently deleted', bn: 'সদ্য মোছা' },
      icon: 'undo',
      order: 40,
      // The page itself says that there is nothing for who may restore nothing.
      permission: [permissions.questions, permissions.marking, permissions.campaigns],
    },
  },
  {
    path: '/boss/settings',
    permission: permissions.administration,
    load: () => import('./features/settings/settings-page.tsx').then((file) => file.SettingsPage),
    menu: { group: 'site', text: commonTexts.settings, icon: 'settings', order: 30 },
  },
  {
    path: '/boss/settings/audit',
    permission: permissions.administration,
    load: () => import('./features/audit-log/audit-log-page.tsx').then((file) => file.AuditLogPage),
    menu: { group: 'site', text: commonTexts.auditLog, icon: 'audit', order: 50 },
  },
  {
    path: '/boss/pages',
    permission: permissions.administration,
    load: () => import('./features/site-pages/pages-page.tsx').then((file) => file.PagesPage),
    menu: { group: 'site', text: commonTexts.pages, icon: 'page', order: 20 },
  },
  {
    path: '/boss/pages/:name',
    permission: permissions.administration,
    load: () => import('./features/site-pages/page-editor-page.tsx').then((file) => file.PageEditorPage),
    menu: '/boss/pages',
  },
  {
    path: '/boss/announcement',
    permission: permissions.administration,
    load: () => import('./features/announcement/announcement-page.tsx').then((file) => file.AnnouncementPage),
    menu: { group: 'site', text: commonTexts.announcement, icon: 'megaphone', order: 10 },
  },
  {
    path: '/boss/integrations',
    load: () => import('./features/integrations/keys-page.tsx').then((file) => file.KeysPage),
    menu: { group: 'site', text: { en: 'Integrations', bn: 'অন্য সফটওয়্যারের সংযোগ' }, icon: 'tree', order: 55 },
  },
  {
    path: '/boss/integrations/webhooks',
    permission: permissions.administration,
    load: () => import('./features/integrations/webhooks-page.tsx').then((file) => file.WebhooksPage),
    menu: '/boss/integrations',
  },
  {
    path: '/boss/integrations/webhooks/:id',
    permission: permissions.administration,
    load: () => import('./features/integrations/deliveries-page.tsx').then((file) => file.DeliveriesPage),
    menu: '/boss/integrations',
  },
  {
    path: '/boss/integrations/exports',
    load: () => import('./features/integrations/exports/exports-page.tsx').then((file) => file.ExportsPage),
    menu: '/boss/integrations',
  },
  {
    path: '/boss/integrations/exports/:id',
    load: () => import('./features/integrations/exports/runs-page.tsx').then((file) => file.RunsPage),
    menu: '/boss/integrations',
  },
];
