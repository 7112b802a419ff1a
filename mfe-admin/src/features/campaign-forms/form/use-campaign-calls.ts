import {
  campaignInput,
  type createCampaign,
  type createExamCampaign,
  examCampaignInput,
  type readCampaign,
  type readExamCampaign,
  type replaceCampaign,
  type replaceExamCampaign,
} from '@pathshala/svc-campaigns-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import type { CampaignKind } from '../../../campaigns/campaign-kind.ts';
import type { CampaignForAdmin, CampaignRequest } from '../campaign-types.ts';

interface CampaignCalls {
  readonly read: () => Promise<CampaignForAdmin>;
  /** Creates the campaign, or replaces it at the revision. */
  readonly save: (request: CampaignRequest, rev: number | undefined) => Promise<CampaignForAdmin>;
}

function forAdmin<Campaign extends object>(campaign: Campaign): Extract<Campaign, { rev: number }> {
  if (!('rev' in campaign)) throw new Error('The server did not send the campaign as its authors see it.');
  return campaign as Extract<Campaign, { rev: number }>;
}

/** The calls of one kind of campaigns; without an id a save creates a new one. */
export function useCampaignCalls(kind: CampaignKind, id = ''): CampaignCalls {
  const { api } = useServices();
  const params = { id };
  if (kind === 'exam') {
    return {
      read: async () =>
        forAdmin(await api.call<typeof readExamCampaign>('get', '/examcampaigns/{id}', { params })),
      save: (request, rev) => {
        const body = { ...examCampaignInput.parse(request), ...(rev !== undefined && { rev }) };
        return id === ''
          ? api.call<typeof createExamCampaign>('post', '/examcampaigns', { body })
          : api.call<typeof replaceExamCampaign>('put', '/examcampaigns/{id}', { params, body });
      },
    };
  }
  return {
    read: async () =>
      forAdmin(await api.call<typeof readCampaign>('get', '/campaign/campaigns/{id}', { params })),
    save: (request, rev) => {
      const body = { ...campaignInput.parse(request), ...(rev !== undefined && { rev }) };
      return id === ''
        ? api.call<typeof createCampaign>('post', '/campaign/campaigns', { body })
        : api.call<typeof replaceCampaign>('put', '/campaign/campaigns/{id}', { params, body });
    },
  };
}
