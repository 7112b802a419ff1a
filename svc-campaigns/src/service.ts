import type { CreateService } from '@pathshala/service-kit/service/service';
import { serviceOf } from '@pathshala/service-kit/service/capability';
import { createPictureUploads } from '@pathshala/uploads/picture-uploads';
import { auditRecorded } from '@pathshala/svc-campaigns-contract/events';
import { readCampaignFile, uploadCampaignPicture } from '@pathshala/svc-campaigns-contract/files';
import { messages } from '@pathshala/svc-campaigns-contract/messages';
import { operations } from '@pathshala/svc-campaigns-contract/operations';
import { prefixes } from '@pathshala/svc-campaigns-contract/prefixes';
import { createCampaigns, createCampaignsCapability } from './campaigns/campaigns.ts';
import { createFailedMailsCapability } from './failed-mails/failed-mails.ts';
import { createMeritListsCapability, createResultReader } from './merit-lists/merit-lists.ts';
import { createParticipantsCapability } from './participants/participants.ts';
import { createRegistrationsCapability } from './registrations/registrations.ts';
import { createReportsCapability } from './reports/reports.ts';
import { loadSample } from './sample/load-sample.ts';
import { createSharingCapability } from './sharing/sharing.ts';
import { createSiteRulesCapability } from './site-rules/site-rules.ts';
import { createSittingsCapability } from './sittings/sittings.ts';
import { createRecentlyDeletedCapability } from './recently-deleted/recently-deleted.ts';
import { createWaitingWorkCapability } from './waiting-work/waiting-work.ts';

const face = { name: 'svc-campaigns', prefixes, messages, auditEvent: auditRecorded, operations };
const pictures = { upload: uploadCampaignPicture, read: readCampaignFile };

/** Campaigns, exam campaigns, registrations with waiting lists, and merit lists. */
export const createService: CreateService = (platform) => {
  const ofSite = createSiteRulesCapability(platform);
  const { siteRules } = ofSite;
  const campaigns = createCampaigns(platform);
  const resultOf = createResultReader(platform);
  const ofRegistrations = createRegistrationsCapability({ platform, campaigns, resultOf, siteRules });
  const { registrations, forCampaigns } = ofRegistrations;
  const ofCampaigns = createCampaignsCapability({ platform, campaigns, registrations: forCampaigns });
  const reports = createReportsCapability({ platform, campaigns });
  const { recordSat } = reports;
  const uploads = createPictureUploads({ ...platform, service: face.name, routes: pictures });
  const participants = createParticipantsCapability({ platform, campaigns, registrations, siteRules });
  const sample = { loadSample: () => loadSample({ ...ofRegistrations, ...ofCampaigns, now: platform.now }) };
  return serviceOf(face, [
    ofSite,
    ofCampaigns,
    ofRegistrations,
    createMeritListsCapability({ platform, campaigns, registrations, siteRules, recordSat }),
    participants,
    createFailedMailsCapability({ platform, registrations: ofRegistrations, participants }),
    createSittingsCapability({ ...platform, campaigns, ...ofRegistrations }),
    createSharingCapability({ platform, campaigns, siteRules, ...ofRegistrations }),
    reports,
    uploads,
    createRecentlyDeletedCapability(platform, [ofCampaigns]),
    createWaitingWorkCapability(platform, [ofCampaigns]),
    sample,
  ]);
};
