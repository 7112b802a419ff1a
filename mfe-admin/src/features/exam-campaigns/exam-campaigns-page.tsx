import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { KindTabs } from '../../campaigns/kind-tabs.tsx';
import { campaignPaths } from '../../campaigns/paths.ts';
import { useCampaignActions } from '../../campaigns/use-campaign-actions.ts';
import { texts as courseTreeTexts } from '../../course-tree/texts.ts';
import { useDeskAction } from '../../exam-desk/desk-action.ts';
import { useAnalysisAction } from '../../exam-questions/analysis-action.ts';
import { sharedTexts } from '../../texts.ts';
import { useExamCampaignColumns } from './use-exam-campaign-columns.tsx';
import { texts as examCampaignsTexts } from './texts.ts';

/** /boss/campaign-management: exam campaigns with their registrations, and the way to release results. */
export function ExamCampaignsPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const analysis = useAnalysisAction();
  const desk = useDeskAction();
  const actionsOf = useCampaignActions('exam');
  const create = (
    <LinkButton kind="primary" to={campaignPaths.create.exam}>
      {translate(examCampaignsTexts.create)}
    </LinkButton>
  );
  return (
    <AdminPage title={translate(sharedTexts.menuExamCampaigns)} actions={create}>
      <KindTabs current="exam" />
      <DataTable
        name="exam-campaigns"
        title={translate(sharedTexts.menuExamCampaigns)}
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
        texts={{ ...examCampaignsTexts, failed: courseTreeTexts.listError }}
      />
    </AdminPage>
  );
}
