import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-campaigns-contract/reports';
import type { CampaignFunnel, listFunnels } from '../use-cases/list-funnels.ts';
import type { readCampaignFunnel } from '../use-cases/read-campaign-funnel.ts';
import type { recordView } from '../use-cases/record-view.ts';

interface ReportUseCases {
  readonly listFunnels: ReturnType<typeof listFunnels>;
  readonly readCampaignFunnel: ReturnType<typeof readCampaignFunnel>;
  readonly recordView: ReturnType<typeof recordView>;
}

export function reportRoutes(useCases: ReportUseCases): readonly BoundRoute[] {
  return [
    handle(contract.listCampaignFunnels, async ({ query }) => {
      const { items, ...list } = await useCases.listFunnels(query);
      const { page, pageSize } = query;
      return { ...list, items: items.map(viewFunnel), page, pageSize };
    }),
    handle(contract.readCampaignFunnel, async ({ params, query }) => {
      const { from, to } = query;
      const command = { campaignId: params.id, from, to };
      const { asOf, ...found } = await useCases.readCampaignFunnel(command);
      return { asOf, ...viewFunnel(found) };
    }),
    handle(contract.recordCampaignView, async ({ params, identity }) => {
      const isCounted = identity.role !== 'admin';
      if (isCounted) await useCases.recordView(params.id);
      return { isCounted };
    }),
  ];
}

function viewFunnel({ campaign, funnel }: CampaignFunnel): contract.CampaignInReport {
  const { _id: campaignId, title, kind, startDate } = campaign;
  return { campaignId, title, kind, startDate, ...funnel };
}
