import { editedView } from '@pathshala/contract-kit/edited';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { changeSiteSettings, readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import type { StoredSettings } from '../domain/stored-settings.ts';
import type { ChangeSettingsCommand } from '../use-cases/change-settings.ts';

export interface SettingsRoutesDeps {
  readonly readSettings: () => Promise<StoredSettings | null>;
  readonly changeSettings: (command: ChangeSettingsCommand) => Promise<StoredSettings>;
}

export function settingsRoutes(deps: SettingsRoutesDeps): readonly BoundRoute[] {
  return [
    handle(readSiteSettings, async ({ identity }) => {
      const stored = await deps.readSettings();
      return identity.role === 'admin' ? viewForAdmin(stored) : viewOf(stored);
    }),
    handle(changeSiteSettings, async ({ body, identity, requestId }) => {
      const editor = { id: identity.userId, name: identity.name ?? identity.username };
      return viewForAdmin(await deps.changeSettings({ input: body, editor, requestId }));
    }),
  ];
}

function viewOf(stored: StoredSettings | null) {
  return stored?.settings ?? defaultSiteSettings;
}

function viewForAdmin(stored: StoredSettings | null) {
  return { ...viewOf(stored), ...editedView(stored?.edited) };
}
