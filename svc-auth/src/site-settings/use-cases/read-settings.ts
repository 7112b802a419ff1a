import type { StoredSettings } from '../domain/stored-settings.ts';
import type { Settings } from '../ports.ts';

interface ReadSettingsDependencies {
  readonly settings: Pick<Settings, 'find'>;
}

export function readSettings({ settings }: ReadSettingsDependencies) {
  return (): Promise<StoredSettings | null> => settings.find();
}
