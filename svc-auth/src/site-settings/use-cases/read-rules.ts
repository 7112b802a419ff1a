import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { rulesOf, type CurrentRules } from '../domain/stored-settings.ts';
import type { Settings } from '../ports.ts';

interface ReadRulesDependencies {
  readonly settings: Pick<Settings, 'find'>;
}

/** The settings that other capabilities apply; the defaults while none is stored. */
export function readRules({ settings }: ReadRulesDependencies) {
  return async (): Promise<CurrentRules> => rulesOf((await settings.find())?.settings, defaultSiteSettings);
}
