import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { SaveCancelled } from '@pathshala/admin-kit/forms/save-cancelled';
import { useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import { useText } from '@pathshala/web-kit/texts';
import { type CampaignKind, staleCampaigns } from '../../../campaigns/campaign-kind.ts';
import { campaignFields } from '../../../resources/campaign.fields.ts';
import type { CampaignForAdmin, CampaignRequest } from '../campaign-types.ts';
import { texts } from '../texts.ts';
import { hasBegun } from './has-begun.ts';
import { campaignSchema } from './campaign-schema.ts';
import { type CampaignValues, valuesOf } from './campaign-values.ts';
import { restoredValues } from './restored-values.ts';
import { useCampaignCalls } from './use-campaign-calls.ts';
import { usePathLabels } from './use-path-labels.ts';

interface CampaignFormOptions {
  readonly kind: CampaignKind;
  /** Absent for a new one. */
  readonly campaign: CampaignForAdmin | undefined;
  /** The values that a new campaign starts with. */
  readonly initial: CampaignValues;
  /** Names the draft of a new one. */
  readonly draftName: string;
  readonly onSaved: (saved: CampaignForAdmin) => void;
}

/** Asks before a campaign is saved without questions, or with questions that have no correct option (EXM-10). */
function useConcerns(): (request: CampaignRequest) => Promise<CampaignRequest> {
  const translate = useText();
  const confirm = useConfirm();
  async function ask(title: string, body: string): Promise<void> {
    if (!(await confirm({ title, body, confirmText: translate(texts.saveAnyway) })))
      throw new SaveCancelled();
  }
  return async (request) => {
    const questions = (request.exam?.subjects ?? []).flatMap(({ mcqs }) => mcqs);
    if (request.exam && questions.length === 0 && request.registrationOpen === true)
      await ask(translate(texts.noQuestions), translate(texts.noQuestionsText));
    const keyless = questions.filter(
      ({ options }) =>
        !hasCorrectOption({ options: options.map(({ isCorrect = false }) => ({ isCorrect })) }),
    ).length;
    if (keyless === 0) return request;
    await ask(translate(texts.keyless, { n: keyless }), translate(texts.keylessText));
    return { ...request, confirmNoCorrectOption: true };
  };
}

/** The form of a campaign of either kind. */
export function useCampaignForm(
  options: CampaignFormOptions,
): FormHandle<CampaignValues, CampaignRequest, undefined> {
  const { kind, campaign, initial, draftName, onSaved } = options;
  const calls = useCampaignCalls(kind, campaign?._id);
  const confirmed = useConcerns();
  const recorded = campaign && { ...campaign, hasBegun: hasBegun(campaign) };
  const save = async (request: CampaignRequest, rev?: number) => calls.save(await confirmed(request), rev);
  return useRecordForm<CampaignValues, CampaignRequest, CampaignForAdmin, CampaignForAdmin>({
    draft: [`campaign:${kind}`, draftName],
    restore: ({ values }) => {
      const restored = restoredValues(values);
      return restored && { values: restored, location: undefined };
    },
    fields: campaignFields,
    schema: campaignSchema({ kind, stored: recorded, now: Date.now }),
    stored: campaign,
    empty: initial,
    valuesOf,
    read: calls.read,
    create: save,
    replace: (_, request, { rev }) => save(request, rev),
    nameOf: ({ title }) => title,
    stale: staleCampaigns,
    labelsOf: usePathLabels(),
    onSaved,
  });
}
