import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AnnouncementPorts } from '../announcement/ports.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { settingsRoutes } from './http/settings-routes.ts';
import type { SecondFactorRule, SiteSettingsPorts } from './ports.ts';
import { createDocumentSettings } from './storage/document-settings.ts';
import { changeSettings } from './use-cases/change-settings.ts';
import { readRules } from './use-cases/read-rules.ts';
import { readSettings } from './use-cases/read-settings.ts';

export function createSiteSettingsPorts(platform: Platform): SiteSettingsPorts {
  const settings = createDocumentSettings(platform);
  return {
    readRules: readRules({ settings }),
    requiresSecondFactorOfAdmins: async () => (await settings.find())?.requiresSecondFactorOfAdmins ?? false,
  };
}

interface SecondFactorRulePort {
  readonly secondFactorRule: SecondFactorRule;
}

/** What the home page shows of the school, as administrators edit it, and the rule for their log-in. */
export function createSiteSettingsCapability(
  platform: Platform,
  { secondFactorRule, readShownAnnouncement }: SecondFactorRulePort & AnnouncementPorts,
): Capability {
  const { log, now } = platform;
  const settings = createDocumentSettings(platform);
  const deps = { settings, secondFactorRule, log, now };
  return {
    routes: settingsRoutes({
      readShownAnnouncement,
      readSettings: readSettings(deps),
      changeSettings: changeSettings(deps),
    }),
    subscriptions: [onUserDeleted((userId) => settings.forgetEditor(userId))],
  };
}
