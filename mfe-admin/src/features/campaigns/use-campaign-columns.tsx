import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { listCampaigns } from '@pathshala/svc-campaigns-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat } from '@pathshala/web-kit/texts';
import { useSharedColumns } from '../../campaigns/use-shared-columns.ts';
import { campaignFields } from '../../resources/campaign.fields.ts';
import { texts } from './texts.ts';

type ListedCampaign = AnswerOf<typeof listCampaigns>['items'][number];

export function useCampaignColumns(): readonly DataColumn<ListedCampaign>[] {
  const format = useFormat();
  const { bilingual, number } = useColumns<ListedCampaign>();
  const { name, phase, start, end } = useSharedColumns<ListedCampaign>();
  return [
    name,
    bilingual('type', campaignFields.type.label, ({ type }) => type),
    phase,
    {
      ...number('registered', texts.registered, ({ registeredCount }) => registeredCount),
      sortable: true,
      cell: ({ registeredCount, maxParticipants }) =>
        format.number(registeredCount) + (maxParticipants > 0 ? ` / ${format.number(maxParticipants)}` : ''),
    },
    number('waiting', texts.waiting, ({ waitingCount }) => waitingCount),
    bilingual('location', campaignFields.location.label, ({ location }) => location),
    start,
    end,
  ];
}
