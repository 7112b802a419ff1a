import type {
  readExamCampaign,
  readRelease,
  replaceCampaignExam,
} from '@pathshala/svc-campaigns-contract/http';
import { SaveCancelled } from '@pathshala/admin-kit/forms/save-cancelled';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { SentExam } from '../draft/exam-schema.ts';
import { type CampaignForAdmin, isForAdmin } from '../exam-types.ts';
import { texts as addExamTexts } from '../texts.ts';
import { type Concerns, concernsOf, hasConcerns } from './concerns.ts';
import { ConcernList } from './concern-list.tsx';
import { texts } from './texts.ts';

const path = '/examcampaigns/{id}';

interface ExamStorage {
  readonly read: () => Promise<CampaignForAdmin>;
  /**
   * Reads the campaign, asks for confirmations, and replaces the exam at the revision that was read. If the stored exam was
   * changed since `rev`, it rejects as the server does for a concurrent edit.
   */
  readonly save: (exam: SentExam, context: { readonly rev: number | undefined }) => Promise<CampaignForAdmin>;
}

/** Reads and saves the exam of a campaign; `opened` is the campaign that the form was filled with. */
export function useExamStorage(opened: CampaignForAdmin): ExamStorage {
  const translate = useText();
  const confirm = useConfirm();
  const { api } = useServices();
  const params = { id: opened._id };

  async function read(): Promise<CampaignForAdmin> {
    const campaign = await api.call<typeof readExamCampaign>('get', path, { params });
    if (!isForAdmin(campaign)) {
      // The service answered as to a visitor. A call that requires an administrator fails with a code that tells an ended
      // session from a lost role.
      await api.call<typeof readRelease>('get', '/examcampaigns/{id}/release', { params });
      throw new ApiError(translate(addExamTexts.pageNotAllowedText), {
        status: 403,
        code: 'common.forbidden',
      });
    }
    return campaign;
  }

  async function requireConfirmation(concerns: Concerns): Promise<void> {
    if (!hasConcerns(concerns)) return;
    const isConfirmed = await confirm({
      title: translate(texts.askTitle),
      body: <ConcernList concerns={concerns} />,
      confirmText: translate(commonTexts.yesSave),
    });
    if (!isConfirmed) throw new SaveCancelled();
  }

  return {
    read,
    save: async (exam, { rev }) => {
      const campaign = await read();
      if (campaign.rev !== rev && !isUnchangedSince(opened, { campaign, rev })) {
        throw new ApiError(translate(texts.draftOutdated), { status: 409, code: 'common.edited-meanwhile' });
      }
      const concerns = concernsOf({ campaign, exam });
      await requireConfirmation(concerns);
      const confirmNoCorrectOption = concerns.keyless.length > 0;
      const body = { rev: campaign.rev, exam, confirmNoCorrectOption };
      const replace = api.call<typeof replaceCampaignExam>('put', `${path}/exam`, { params, body });
      return replace.catch((error: unknown) => {
        throw isApiError(error) ? withoutExamPrefix(error) : error;
      });
    },
  };
}

/** Whether only the campaign around the exam was changed since the form was filled. */
function isUnchangedSince(
  opened: CampaignForAdmin,
  { campaign, rev }: { readonly campaign: CampaignForAdmin; readonly rev: number | undefined },
): boolean {
  return rev === opened.rev && JSON.stringify(campaign.exam) === JSON.stringify(opened.exam);
}

/** The server's paths start at the campaign, the form's paths at the exam. */
function withoutExamPrefix({ message, status, code, fields }: ApiError): ApiError {
  const entries = Object.entries(fields).map(([at, text]) => [at.replace(/^exam\./u, ''), text] as const);
  return new ApiError(message, { status, code, fields: Object.fromEntries(entries) });
}
