import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { type CurrentRules, rulesOf, type StoredSettings } from '../domain/stored-settings.ts';
import type { Settings } from '../ports.ts';

interface ReadSettingsDependencies {
  readonly settings: Pick<Settings, 'find'>;
}

export function readSettings({ settings }: ReadSettingsDependencies) {
  return (): Promise<StoredSettings | null> => settings.find();
}

interface ReadRulesDependencies {
  readonly settings: Pick<Settings, 'find'>;
}

/** The settings that other capabilities apply; the defaults while none is stored. */
export function readRules({ settings }: ReadRulesDependencies) {
  return async (): Promise<CurrentRules> => rulesOf((await settings.find())?.settings, defaultSiteSettings);
}
