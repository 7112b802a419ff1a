import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import type { ReactNode } from 'react';
import { KindTabs } from '../../campaigns/kind-tabs.tsx';
import { campaignPaths } from '../../campaigns/paths.ts';
import { useCampaignActions } from '../../campaigns/use-campaign-actions.ts';
import { useDeskAction } from '../../exam-desk/desk-action.ts';
import { useAnalysisAction } from '../../exam-questions/analysis-action.ts';
import { useTexts } from '../../texts.ts';
import { useExamCampaignColumns } from './use-exam-campaign-columns.tsx';

/** /boss/campaign-management: exam campaigns with their registrations, and the way to release results. */
export function ExamCampaignsPage(): ReactNode {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const analysis = useAnalysisAction();
  const desk = useDeskAction();
  const actionsOf = useCampaignActions('exam');
  const create = (
    <LinkButton kind="primary" to={campaignPaths.create.exam}>
      {translate('examCampaigns.create')}
    </LinkButton>
  );
  return (
    <AdminPage title={translate('menu.examCampaigns')} actions={create}>
      <KindTabs current="exam" />
      <DataTable
        name="exam-campaigns"
        title={translate('menu.examCampaigns')}
        source={useApiList<typeof listExamCampaigns>('/examcampaigns')}
        columns={useExamCampaignColumns()}
        rowName={({ title }) => inLanguage(title)}
        rowHref={({ _id }) => campaignPaths.edit('exam', _id)}
        actions={(campaign) => [
          desk(campaign._id),
          ...(campaign.phase === 'upcoming' ? [] : [analysis(campaign._id)]),
          ...actionsOf(campaign),
        ]}
        emptyAction={create}
        texts={{
          search: translate('examCampaigns.search'),
          empty: translate('examCampaigns.empty'),
          notFound: translate('examCampaigns.notFound'),
          failed: (error) => translate('list.error', { error: error.message }),
        }}
      />
    </AdminPage>
  );
}
