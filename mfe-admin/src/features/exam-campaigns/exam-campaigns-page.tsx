import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts.ts';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';
import { ReleaseResults } from './release-results.tsx';
import { useExamCampaignBulkActions } from './use-exam-campaign-bulk-actions.ts';
import { useExamCampaignColumns } from './use-exam-campaign-columns.tsx';

/** /boss/campaign-management: exam campaigns with their registrations, and the release of results. */
export function ExamCampaignsPage(): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const [released, release] = useState<ListedExamCampaign>();
  return (
    <AdminPage title={translate('menu.examCampaigns')}>
      <DataTable
        name="exam-campaigns"
        title={translate('menu.examCampaigns')}
        source={useApiList<typeof listExamCampaigns>('/examcampaigns')}
        columns={useExamCampaignColumns(release)}
        rowName={({ title }) => half(title)}
        rowHref={({ _id }) => `/campaigns/exam/${_id}`}
        bulkActions={useExamCampaignBulkActions()}
        texts={{
          search: translate('examCampaigns.search'),
          empty: translate('examCampaigns.empty'),
          notFound: translate('examCampaigns.notFound'),
          failed: (error) => translate('list.error', { error: error.message }),
        }}
      />
      {released && <ReleaseResults campaign={released} onClose={() => release(undefined)} />}
    </AdminPage>
  );
}
