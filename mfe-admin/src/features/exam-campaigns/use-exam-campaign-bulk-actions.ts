import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { releaseResults } from '@pathshala/svc-campaigns-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useTexts } from '../../texts.ts';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';

/** Releases the results of the selected campaigns that are over. */
export function useExamCampaignBulkActions(): readonly BulkAction<ListedExamCampaign>[] {
  const translate = useTexts();
  const { api } = useServices();
  return [
    {
      id: 'release',
      text: translate('examCampaigns.release'),
      appliesTo: ({ phase, resultsReleasedAt }) => phase === 'past' && resultsReleasedAt === null,
      question: (campaigns) => ({
        title: translate('examCampaigns.releaseManyTitle', { n: campaigns.length }),
        body: translate('examCampaigns.releaseText', {
          n: campaigns.reduce((sum, { registeredCount }) => sum + registeredCount, 0),
        }),
        confirmText: translate('examCampaigns.release'),
      }),
      run: ({ _id: id }) =>
        api.call<typeof releaseResults>('post', '/examcampaigns/{id}/release', { params: { id } }),
    },
  ];
}
