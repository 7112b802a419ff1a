import type { releaseResults } from '@pathshala/svc-campaigns-contract/http';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';

export interface ReleaseResultsProps {
  readonly campaign: ListedExamCampaign;
  readonly onClose: () => void;
}

/** Shows key and explanations to participants; this cannot be undone. */
export function ReleaseResults({ campaign, onClose }: ReleaseResultsProps): ReactNode {
  const translate = useTexts();
  const { toast } = useServices();
  const release = useApiMutation<typeof releaseResults>('post', '/examcampaigns/{id}/release', {
    invalidates: ['/examcampaigns', '/examcampaigns/{id}'],
    onSuccess: () => {
      toast.success(translate('examCampaigns.releasedNow'));
      onClose();
    },
    onError: (error) => {
      toast.error(error.message);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={release.isPending}
      title={translate('examCampaigns.releaseTitle')}
      confirmText={translate('examCampaigns.release')}
      onClose={onClose}
      onConfirm={() => release.mutate({ params: { id: campaign._id } })}
    >
      <p>{translate('examCampaigns.releaseText', { n: campaign.registeredCount })}</p>
    </ConfirmDialog>
  );
}
