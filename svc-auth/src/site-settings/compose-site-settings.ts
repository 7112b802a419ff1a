import type { Platform } from '@pathshala/service-kit/platform/platform';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { settingsRoutes } from './http/settings-routes.ts';
import { createDocumentSettings } from './storage/document-settings.ts';
import { changeSettings } from './use-cases/change-settings.ts';
import { forgetEditor } from './use-cases/forget-editor.ts';

/** What the home page shows of the school, as administrators set it. Not the environment's `settings.ts`. */
export function composeSiteSettings(platform: Platform) {
  const store = createDocumentSettings(platform);
  const { log, now } = platform;
  return {
    routes: settingsRoutes({
      readSettings: () => store.find(),
      changeSettings: changeSettings({ store, log, now }),
    }),
    subscriptions: [onUserDeleted(forgetEditor({ store }))],
  };
}
