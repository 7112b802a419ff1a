import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { createSharePictures } from '@pathshala/uploads/share-pictures';
import { type Campaigns, requireCampaign } from '../campaigns/index.ts';
import type { WriteCalendarFile } from '../registrations/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import type { FindCampaign } from './ports.ts';
import { sharingRoutes } from './http/routes.ts';
import { describePage } from './use-cases/describe-page.ts';
import { readSharePicture } from './use-cases/read-share-picture.ts';
import { writeCalendar } from './use-cases/write-calendar.ts';

interface SharingDependencies {
  readonly platform: Platform;
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly siteRules: SiteRules;
  readonly calendarOf: WriteCalendarFile;
}

/** The campaign outside of the site: a link's title, text and picture, and a calendar file. */
export function createSharingCapability(dependencies: SharingDependencies): Capability {
  const { platform, campaigns, siteRules, calendarOf } = dependencies;
  const find: FindCampaign = async (id) => requireCampaign(await campaigns.find(id));
  const { publicUrl, now } = platform;
  return {
    routes: sharingRoutes({
      describePage: describePage({ find, siteRules }),
      readSharePicture: readSharePicture({ find, siteRules, readPicture: createSharePictures() }),
      writeCalendar: writeCalendar({ find, calendarOf, publicUrl, siteRules, now }),
    }),
  };
}
