import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { SiteSettingsInput } from '@pathshala/svc-auth-contract/site-settings';
import { editSettings, type Editor, type StoredSettings } from '../domain/stored-settings.ts';
import type { SettingsStore } from './ports.ts';

export interface ChangeSettingsDeps {
  readonly store: SettingsStore;
  readonly log: Pick<Logger, 'info'>;
  readonly now: () => number;
}

export interface ChangeSettingsCommand {
  readonly input: SiteSettingsInput;
  readonly editor: Editor;
  readonly requestId: string;
}

export function changeSettings({ store, log, now }: ChangeSettingsDeps) {
  return async ({ input, editor, requestId }: ChangeSettingsCommand): Promise<StoredSettings> => {
    const edit = { input, editor, now: new Date(now()).toISOString() };
    const changed = await store.update((stored) => editSettings(stored, edit));
    log.info({ adminId: editor.id, rev: changed.edited.rev, requestId }, 'site settings changed');
    return changed;
  };
}
