import type { readExamCampaign, replaceExamCampaign } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useValidationMessages } from '@pathshala/admin-kit/draft/use-validation-messages';
import { fingerprintOf } from '@pathshala/admin-kit/draft/fingerprint';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useState } from 'react';
import { checkExam } from '../draft/check-exam.ts';
import { type ExamDraft, examFormOf } from '../draft/exam-draft.ts';
import type { ExamStore } from '../draft/exam-store.ts';
import { questionCount } from '../draft/marks.ts';
import { type CampaignForAdmin, isForAdmin } from '../exam-types.ts';
import { useExamTexts } from '../texts.ts';
import { ownFieldsOf } from './campaign-form.ts';
import { type Concerns, concernsOf, hasConcerns } from './concerns.ts';

/** The campaign as read before the save, and what must be confirmed first. */
interface PendingSave {
  readonly campaign: CampaignForAdmin;
  readonly concerns: Concerns;
}

export interface SaveExam {
  readonly isSaving: boolean;
  /** The server's error about the whole form. */
  readonly message: string | undefined;
  /** What must be confirmed before the exam is saved. */
  readonly concerns: Concerns | undefined;
  /** The version that somebody else saved since the form was filled, until the author chooses. */
  readonly theirs: CampaignForAdmin | undefined;
  readonly save: () => void;
  /** Overwrites the version that somebody else saved. */
  readonly keepMine: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export interface SaveExamOptions {
  readonly campaignId: string;
  readonly draft: ExamStore;
  /** Fingerprint of the exam that the form was filled with. */
  readonly base: string;
  readonly onSaved: () => void;
}

const path = '/examcampaigns/{id}';

/**
 * Validates the draft, reads the campaign, asks for confirmations, and replaces the exam at the revision that was read.
 * If the stored exam was changed since the form was filled, or between read and save, the author chooses a version.
 */
export function useSaveExam({ campaignId, draft, base, onSaved }: SaveExamOptions): SaveExam {
  const translate = useExamTexts();
  const toMessages = useValidationMessages(translate);
  const { toast } = useServices();
  const [pending, setPending] = useState<PendingSave>();
  const [theirs, setTheirs] = useState<CampaignForAdmin>();
  const params = { id: campaignId };
  const onError = ({ code, fields }: ApiError) => {
    draft.setErrors(withoutExamPrefix(fields));
    if (code.startsWith('common.edited-meanwhile')) read.mutate({ params });
  };

  const replace = useApiMutation<typeof replaceExamCampaign>('put', path, {
    invalidates: ['/examcampaigns', path],
    onSuccess: () => {
      toast.success(translate(questionCount(draft.get().values) > 0 ? 'save.saved' : 'save.savedDraft'));
      onSaved();
    },
    onError,
  });
  const read = useApiMutation<typeof readExamCampaign>('get', path, {
    onSuccess: (campaign) => {
      if (!isForAdmin(campaign)) return;
      if (fingerprintOf(campaign.exam) === base) proceed(campaign);
      else setTheirs(campaign);
    },
    onError,
  });

  function proceed(campaign: CampaignForAdmin): void {
    const concerns = concernsOf({ campaign, draft: draft.get().values });
    setTheirs(undefined);
    if (hasConcerns(concerns)) setPending({ campaign, concerns });
    else send({ campaign, concerns });
  }

  function send(confirmed: PendingSave): void {
    setPending(undefined);
    replace.mutate({ params, body: bodyOf(confirmed, draft.get().values) });
  }

  function save(): void {
    const problems = checkExam(draft.get().values);
    read.reset();
    replace.reset();
    draft.setErrors(toMessages(problems));
    if (problems.length === 0) read.mutate({ params });
  }

  return {
    isSaving: read.isPending || replace.isPending,
    message: (replace.error ?? read.error)?.message,
    concerns: pending?.concerns,
    theirs,
    save,
    keepMine: () => theirs && proceed(theirs),
    confirm: () => pending && send(pending),
    cancel: () => {
      setPending(undefined);
      setTheirs(undefined);
    },
  };
}

/** The stored fields of the campaign, the revision that was read, and the exam of the draft. */
function bodyOf({ campaign, concerns }: PendingSave, values: ExamDraft) {
  const confirmNoCorrectOption = concerns.keyless.length > 0;
  return { ...ownFieldsOf(campaign), rev: campaign.rev, exam: examFormOf(values), confirmNoCorrectOption };
}

/** The server's paths start at the campaign, the draft's paths at the exam. */
function withoutExamPrefix(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([place, text]) => [place.replace(/^exam\./u, ''), text]),
  );
}
