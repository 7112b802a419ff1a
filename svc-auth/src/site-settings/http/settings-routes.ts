import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/identity/holds-permission';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { changeSiteSettings, readSiteSettings } from '@pathshala/svc-auth-contract/http';
import type { AnnouncementPorts } from '../../announcement/ports.ts';
import type { StoredSettings } from '../domain/stored-settings.ts';
import type { ChangeSettingsCommand } from '../use-cases/change-settings.ts';
import { announcementView, settingsView, settingsViewForAdmin } from './views.ts';

export interface SettingsRoutesDependencies extends AnnouncementPorts {
  readonly readSettings: () => Promise<StoredSettings | null>;
  readonly changeSettings: (command: ChangeSettingsCommand) => Promise<StoredSettings>;
}

export function settingsRoutes(deps: SettingsRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readSiteSettings, async ({ identity }) => {
      const [stored, shown] = await Promise.all([deps.readSettings(), deps.readShownAnnouncement()]);
      const isForAdmin = holdsPermission(identity, permissions.administration);
      return {
        ...(isForAdmin ? settingsViewForAdmin(stored) : settingsView(stored)),
        ...announcementView(shown),
      };
    }),
    handle(changeSiteSettings, async ({ body, identity, requestId }) => {
      const editor = editorOf(identity);
      return settingsViewForAdmin(await deps.changeSettings({ input: body, editor, requestId }));
    }),
  ];
}
