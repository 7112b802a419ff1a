import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type {
  deleteCampaign,
  deleteExamCampaign,
  restoreCampaign,
  restoreExamCampaign,
} from '@pathshala/svc-campaigns-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useDeleteWithUndo } from '../undo/use-delete-with-undo.ts';
import { type CampaignKind, staleCampaigns } from './campaign-kind.ts';
import { texts } from './texts.ts';

interface DeletedCampaign {
  readonly _id: string;
  readonly title: string;
}

interface Removal {
  readonly id: string;
  /** `'true'`: with its registrations. */
  readonly confirm: 'true' | 'false';
}

function remove(api: Api, kind: CampaignKind, { id, confirm }: Removal): Promise<unknown> {
  const input = { params: { id }, query: { confirm } };
  return kind === 'exam'
    ? api.call<typeof deleteExamCampaign>('delete', '/examcampaigns/{id}', input)
    : api.call<typeof deleteCampaign>('delete', '/campaign/campaigns/{id}', input);
}

function restore(api: Api, kind: CampaignKind, id: string): Promise<unknown> {
  return kind === 'exam'
    ? api.call<typeof restoreExamCampaign>('post', '/examcampaigns/{id}/restore', { params: { id } })
    : api.call<typeof restoreCampaign>('post', '/campaign/campaigns/{id}/restore', { params: { id } });
}

/** Asks first; a campaign with registrations asks again with their numbers. Resolves to whether it is deleted. */
export function useDeleteCampaign(kind: CampaignKind): (campaign: DeletedCampaign) => Promise<boolean> {
  const translate = useText();
  const inLanguage = useBilingual();
  const confirm = useConfirm();
  const question = ({ title }: DeletedCampaign, body: string) => ({
    title: translate(texts.deleteAsk, { name: inLanguage(title) }),
    body: `${body} ${translate(texts.deleteUndo)}`,
    confirmText: translate(texts.delete),
  });

  /** The first call is refused with the numbers of registrations if there are any. */
  async function removeAfterAsking(api: Api, campaign: DeletedCampaign): Promise<boolean> {
    const { _id: id } = campaign;
    try {
      await remove(api, kind, { id, confirm: 'false' });
      return true;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'campaigns.has-registrations') throw error;
      if (!(await confirm({ ...question(campaign, error.message), isDangerous: true }))) return false;
      await remove(api, kind, { id, confirm: 'true' });
      return true;
    }
  }

  return useDeleteWithUndo<DeletedCampaign>({
    stale: staleCampaigns,
    restore: (api, id) => restore(api, kind, id),
    textOf: ({ title }) => translate(texts.deleted, { name: inLanguage(title) }),
    question: (campaign) => question(campaign, ''),
    remove: removeAfterAsking,
  });
}
