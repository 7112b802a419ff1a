import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { settingsChanged } from '@pathshala/svc-auth-contract/events';
import { readLogo, uploadLogo } from '@pathshala/svc-auth-contract/http';
import { createPictureUploads } from '@pathshala/uploads/picture-uploads';
import { createSharePictures } from '@pathshala/uploads/share-pictures';
import type { AnnouncementPorts } from '../announcement/index.ts';
import type { SmsSender } from '../sms/index.ts';
import { onUserDeleted } from './events.ts';
import { settingsRoutes } from './http/settings-routes.ts';
import type { SecondFactorRule, SiteSettingsPorts } from './ports.ts';
import {
  createDocumentSettings,
  republishSettings,
  settingsCollection,
} from './storage/document-settings.ts';
import { loadSampleSettings } from './use-cases/load-sample-settings.ts';
import { countStudents, type CountStudentsDependencies } from './use-cases/count-students.ts';
import { changeSettings, settingsChangedEvent } from './use-cases/change-settings.ts';
import { readRules, readSettings } from './use-cases/read-settings.ts';
import { readHomePageMeta, readHomeSharePicture } from './use-cases/share-home-page.ts';

export function createSiteSettingsPorts(platform: Platform): SiteSettingsPorts {
  const settings = createDocumentSettings(platform);
  const read = readRules({ settings });
  return {
    readRules: read,
    schoolLanguage: async () => (await read()).languages.standard,
    requiresSecondFactorOfAdmins: async () => (await settings.find())?.requiresSecondFactorOfAdmins ?? false,
  };
}

interface SecondFactorRulePort {
  readonly secondFactorRule: SecondFactorRule;
}

type AccountList = Pick<CountStudentsDependencies, 'accounts'>;

/** The school's facts on the home page, as administrators edit them, and the rule for their log-in. */
export function createSiteSettingsCapability(
  platform: Platform,
  {
    secondFactorRule,
    readShownAnnouncement,
    accounts,
    sms,
  }: SecondFactorRulePort & AnnouncementPorts & AccountList & { readonly sms: Pick<SmsSender, 'isOn'> },
): Capability {
  const { log, now } = platform;
  const settings = createDocumentSettings(platform);
  const deps = { settings, secondFactorRule, log, now };
  const change = changeSettings(deps);
  const rules = { readRules: readRules({ settings }) };
  const logo = createPictureUploads({
    service: 'svc-auth/logo',
    files: platform.files,
    routes: { upload: uploadLogo, read: readLogo },
    shape: { maxWidth: 512 },
  });
  return {
    routes: [
      ...settingsRoutes({
        readShownAnnouncement,
        hasSms: sms.isOn,
        readSettings: readSettings(deps),
        countStudents: countStudents({ ...deps, accounts }),
        changeSettings: change,
        readHomePageMeta: readHomePageMeta(rules),
        readHomeSharePicture: readHomeSharePicture({ ...rules, readPicture: createSharePictures() }),
      }),
      ...logo.routes,
    ],
    subscriptions: [onUserDeleted((userId) => settings.forgetEditor(userId))],
    publishes: [settingsChanged],
    aggregates: [settingsCollection],
    republishable: republishSettings(platform.documents),
    loadSample: loadSampleSettings({ settings, change }),
    prepare: () => settings.publishFirst(settingsChangedEvent),
  };
}
