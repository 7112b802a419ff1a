import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import type { archiveCampaign, archiveExamCampaign } from '@pathshala/svc-campaigns-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type CampaignKind, staleCampaigns } from './campaign-kind.ts';
import { texts } from './texts.ts';

interface ArchivedCampaign {
  readonly _id: string;
  readonly title: string;
}

/** Archives a campaign or puts it back; either can be undone. */
export function useArchiveCampaign(
  kind: CampaignKind,
): (campaign: ArchivedCampaign, isArchived: boolean) => Promise<void> {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, queryClient, toast } = useServices();

  async function archive(id: string, isArchived: boolean): Promise<void> {
    const input = { params: { id }, body: { isArchived } };
    if (kind === 'exam')
      await api.call<typeof archiveExamCampaign>('put', '/examcampaigns/{id}/archive', input);
    else await api.call<typeof archiveCampaign>('put', '/campaign/campaigns/{id}/archive', input);
    await Promise.all(staleCampaigns.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }

  return async ({ _id, title }, isArchived) => {
    try {
      await archive(_id, isArchived);
      const text = translate(isArchived ? texts.archived : texts.unarchived, { name: inLanguage(title) });
      showUndo({ text, undo: () => archive(_id, !isArchived) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  };
}
