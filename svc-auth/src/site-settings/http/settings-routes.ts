import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { StoredFile } from '@pathshala/service-kit/http/stored-file';
import {
  changeSiteSettings,
  countStudents,
  readHomePageMeta,
  readHomeSharePicture,
  readSiteSettings,
} from '@pathshala/svc-auth-contract/http';
import type { AnnouncementPorts } from '../../announcement/index.ts';
import type { StoredSettings } from '../domain/stored-settings.ts';
import type { ChangeSettingsCommand } from '../use-cases/change-settings.ts';
import type * as sharing from '../use-cases/share-home-page.ts';
import { announcementView, settingsView, settingsViewForAdmin } from './views.ts';

interface SettingsRoutesDependencies extends AnnouncementPorts {
  readonly hasSms: boolean;
  readonly readSettings: () => Promise<StoredSettings | null>;
  readonly countStudents: () => Promise<number | null>;
  readonly changeSettings: (command: ChangeSettingsCommand) => Promise<StoredSettings>;
  readonly readHomePageMeta: ReturnType<typeof sharing.readHomePageMeta>;
  readonly readHomeSharePicture: ReturnType<typeof sharing.readHomeSharePicture>;
}

export function settingsRoutes(deps: SettingsRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readSiteSettings, async ({ identity }) => {
      const [stored, shown] = await Promise.all([deps.readSettings(), deps.readShownAnnouncement()]);
      const isForAdmin = holdsPermission(identity, permissions.administration);
      return {
        ...(isForAdmin ? settingsViewForAdmin(stored) : settingsView(stored)),
        ...announcementView(shown),
        ...(deps.hasSms && { hasSms: true as const }),
      };
    }),
    handle(countStudents, async () => ({ students: await deps.countStudents() })),
    handle(readHomePageMeta, ({ language }) => deps.readHomePageMeta(language)),
    handle(readHomeSharePicture, async ({ params: { version } }) => {
      const content = await deps.readHomeSharePicture(version);
      return new StoredFile({ name: version, content, contentType: 'image/png', isPublic: true });
    }),
    handle(changeSiteSettings, async ({ body, identity, requestId }) => {
      const editor = editorOf(identity);
      return settingsViewForAdmin(await deps.changeSettings({ input: body, editor, requestId }));
    }),
  ];
}
