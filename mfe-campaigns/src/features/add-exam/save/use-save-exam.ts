import type { readExamCampaign, replaceExamCampaign } from '@pathshala/svc-campaigns/contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { useState } from 'react';
import type { ExamCampaign } from '../../../campaigns/campaign-types.ts';
import { checkExam } from '../draft/check-exam.ts';
import { examFormOf } from '../draft/exam-draft.ts';
import type { ExamStore } from '../draft/exam-store.ts';
import { questionCount } from '../draft/marks.ts';
import { useExamTexts } from '../texts.ts';
import { ownFieldsOf } from './campaign-form.ts';
import { type Concerns, concernsOf, isWorrying } from './concerns.ts';

/** The campaign as it was found when somebody wanted to save, and what is to be confirmed first. */
interface Asking {
  readonly campaign: ExamCampaign;
  readonly concerns: Concerns;
}

export interface SaveExam {
  readonly isSaving: boolean;
  /** What the server says of the whole. */
  readonly message: string | undefined;
  /** What has to be confirmed before the exam is saved. */
  readonly concerns: Concerns | undefined;
  readonly save: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

export interface SaveExamOptions {
  readonly campaignId: string;
  readonly draft: ExamStore;
  /** The mark of the exam with which the form was filled. */
  readonly source: string;
  readonly onSaved: () => void;
}

const path = '/examcampaigns/{id}';

/** Checks, reads the campaign as it is now, asks what must be asked, and replaces the exam in it. */
export function useSaveExam({ campaignId, draft, source, onSaved }: SaveExamOptions): SaveExam {
  const say = useExamTexts();
  const sayBoth = useText();
  const { toast } = useServices();
  const [asking, setAsking] = useState<Asking>();
  const params = { id: campaignId };
  const onError = ({ fields }: ApiError) => draft.mark(withoutExamPrefix(fields));

  const replace = useApiMutation<typeof replaceExamCampaign>('put', path, {
    invalidates: ['/examcampaigns', path],
    onSuccess: () => {
      toast.success(say(questionCount(draft.get().values) > 0 ? 'save.saved' : 'save.savedDraft'));
      onSaved();
    },
    onError,
  });
  const read = useApiMutation<typeof readExamCampaign>('get', path, {
    onSuccess: (campaign) => {
      const concerns = concernsOf({ campaign, draft: draft.get().values, source });
      if (isWorrying(concerns)) setAsking({ campaign, concerns });
      else send({ campaign, concerns });
    },
    onError,
  });

  function send({ campaign, concerns }: Asking): void {
    const exam = examFormOf(draft.get().values);
    const body = { ...ownFieldsOf(campaign), exam, confirmNoCorrectOption: concerns.keyless.length > 0 };
    setAsking(undefined);
    replace.mutate({ params, body });
  }

  function save(): void {
    const lacking = checkExam(draft.get().values).map(
      ([place, text]) => [place, typeof text === 'string' ? say(text) : sayBoth(text)] as const,
    );
    read.reset();
    replace.reset();
    draft.mark(Object.fromEntries(lacking));
    if (lacking.length === 0) read.mutate({ params });
  }

  return {
    isSaving: read.isPending || replace.isPending,
    message: (replace.error ?? read.error)?.message,
    concerns: asking?.concerns,
    save,
    confirm: () => asking && send(asking),
    cancel: () => setAsking(undefined),
  };
}

/** The server names places from the campaign on, the draft from the exam on. */
function withoutExamPrefix(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([place, text]) => [place.replace(/^exam\./u, ''), text]),
  );
}
