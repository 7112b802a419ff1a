import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listCampaigns } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { KindTabs } from '../../campaigns/kind-tabs.tsx';
import { campaignPaths } from '../../campaigns/paths.ts';
import { useCampaignActions } from '../../campaigns/use-campaign-actions.ts';
import { texts } from './texts.ts';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useSharedColumns } from '../../campaigns/use-shared-columns.ts';
import { campaignFields } from '../../resources/campaign.fields.ts';

/** /boss/campaign-management/campaigns: fairs, seminars and classes. */
export function CampaignsPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const create = (
    <LinkButton kind="primary" to={campaignPaths.create.general}>
      {translate(texts.create)}
    </LinkButton>
  );
  return (
    <AdminPage title={translate(texts.title)} actions={create}>
      <KindTabs current="general" />
      <DataTable
        name="campaigns"
        title={translate(texts.title)}
        source={useApiList<typeof listCampaigns>('/campaign/campaigns')}
        columns={useCampaignColumns()}
        rowName={({ title }) => inLanguage(title)}
        rowHref={({ _id }) => campaignPaths.edit('general', _id)}
        actions={useCampaignActions('general')}
        emptyAction={create}
        texts={texts}
      />
    </AdminPage>
  );
}

type ListedCampaign = AnswerOf<typeof listCampaigns>['items'][number];

function useCampaignColumns(): readonly DataColumn<ListedCampaign>[] {
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
