import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import {
  editSettings,
  type Editor,
  type SettingsInput,
  type StoredSettings,
} from '../domain/stored-settings.ts';
import type { Settings } from '../ports.ts';

export interface ChangeSettingsDependencies {
  readonly settings: Settings;
  readonly log: Pick<Logger, 'info'>;
  readonly now: () => number;
}

export interface ChangeSettingsCommand {
  readonly input: SettingsInput;
  readonly editor: Editor;
  readonly requestId: string;
}

export function changeSettings({ settings, log, now }: ChangeSettingsDependencies) {
  return async ({ input, editor, requestId }: ChangeSettingsCommand): Promise<StoredSettings> => {
    const edit = { input, editor, now: new Date(now()).toISOString() };
    const changed = await settings.update((stored) => editSettings(stored, edit));
    log.info({ adminId: editor.id, rev: changed.edited.rev, requestId }, 'site settings changed');
    return changed;
  };
}
