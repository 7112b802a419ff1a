import type { CreateService } from '@pathshala/service-kit/service/service';
import { serviceOf } from '@pathshala/service-kit/service/capability';
import { createPictureUploads } from '@pathshala/uploads/picture-uploads';
import { auditRecorded } from '@pathshala/svc-campaigns-contract/events';
import { readCampaignFile, uploadCampaignPicture } from '@pathshala/svc-campaigns-contract/files';
import { messages } from '@pathshala/svc-campaigns-contract/messages';
import { prefixes } from '@pathshala/svc-campaigns-contract/prefixes';
import { createCampaigns, createCampaignsCapability } from './campaigns/campaigns.ts';
import { createMeritListsCapability, createResultReader } from './merit-lists/merit-lists.ts';
import { createParticipantsCapability } from './participants/participants.ts';
import { createRegistrationsCapability } from './registrations/registrations.ts';
import { loadSample } from './sample/load-sample.ts';
import { createSharingCapability } from './sharing/sharing.ts';
import { createSittingsCapability } from './sittings/sittings.ts';
import { createRecentlyDeletedCapability } from './recently-deleted/recently-deleted.ts';
import { createWaitingWorkCapability } from './waiting-work/waiting-work.ts';

/** Campaigns, exam campaigns, registrations with waiting lists, and merit lists. */
export const createService: CreateService = (platform) => {
  const campaigns = createCampaigns(platform);
  const resultOf = createResultReader(platform);
  const ofRegistrations = createRegistrationsCapability({ platform, campaigns, resultOf });
  const { registrations, forCampaigns } = ofRegistrations;
  const ofCampaigns = createCampaignsCapability({ platform, campaigns, registrations: forCampaigns });
  const uploads = createPictureUploads({
    service: 'svc-campaigns',
    files: platform.files,
    routes: { upload: uploadCampaignPicture, read: readCampaignFile },
  });
  const sample = { loadSample: () => loadSample({ ...ofRegistrations, ...ofCampaigns, now: platform.now }) };
  return serviceOf({ name: 'svc-campaigns', prefixes, messages, auditEvent: auditRecorded }, [
    ofCampaigns,
    ofRegistrations,
    createMeritListsCapability({ platform, campaigns, registrations }),
    createParticipantsCapability({ platform, campaigns, registrations }),
    createSittingsCapability({ ...platform, campaigns, ...ofRegistrations }),
    createSharingCapability({ platform, campaigns }),
    uploads,
    createRecentlyDeletedCapability(platform, [ofCampaigns]),
    createWaitingWorkCapability(platform, [ofCampaigns]),
    sample,
  ]);
};
