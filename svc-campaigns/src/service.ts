import type { CreateService } from '@pathshala/service-kit/service/service';
import { waitingWorkCapability } from '@pathshala/service-kit/waiting-work/waiting-work';
import { serviceOf } from '@pathshala/service-kit/service/capability';
import { permissions } from '@pathshala/rules/permissions';
import { recentlyDeletedCapability } from '@pathshala/service-kit/edits/recently-deleted';
import { createPictureUploads } from '@pathshala/uploads/picture-uploads';
import { auditRecorded, workWaiting } from '@pathshala/svc-campaigns-contract/events';
import { readCampaignFile, uploadCampaignPicture } from '@pathshala/svc-campaigns-contract/files';
import { messages } from '@pathshala/svc-campaigns-contract/messages';
import { listDeletedCampaigns, readWaitingCampaignWork } from '@pathshala/svc-campaigns-contract/http';
import { prefixes } from '@pathshala/svc-campaigns-contract/prefixes';
import { createCampaigns, createCampaignsCapability } from './campaigns/campaigns.ts';
import { createMeritListsCapability, createResultReader } from './merit-lists/merit-lists.ts';
import { createParticipantsCapability } from './participants/participants.ts';
import { createRegistrationsCapability } from './registrations/registrations.ts';
import { loadSample } from './sample/load-sample.ts';
import { createSharingCapability } from './sharing/sharing.ts';
import { createSittingsCapability } from './sittings/sittings.ts';

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
  const deletions = recentlyDeletedCapability(listDeletedCampaigns, {
    now: platform.now,
    sources: [{ permission: permissions.campaigns, list: ofCampaigns.listDeleted }],
  });
  const waiting = waitingWorkCapability(platform, {
    route: readWaitingCampaignWork,
    event: workWaiting,
    sources: [ofCampaigns.listWaitingWork],
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
    deletions,
    waiting,
    sample,
  ]);
};
