import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useLanguage } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { examCampaignPath } from '../../campaigns/campaign-path.ts';
import { examSchema, type SentExam } from './draft/exam-schema.ts';
import {
  type ExamValues,
  examValuesOf,
  questionCount,
} from '@pathshala/admin-exams/campaign-exam/exam-values';
import { restoredExam } from './draft/restored-exam.ts';
import type { CampaignForAdmin } from './exam-types.ts';
import { pathLabels, subjectsOf } from './path-labels.ts';
import { useExamStorage } from './save/use-exam-storage.tsx';
import { useExamTexts } from './texts.ts';

/** The form of a campaign's exam, filled with the campaign as it was opened. One draft per user and campaign. */
export function useExamForm(campaign: CampaignForAdmin): FormHandle<ExamValues, SentExam, undefined> {
  const translate = useExamTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { toast } = useServices();
  const user = useUser();
  const storage = useExamStorage(campaign);
  return useAdminForm<ExamValues, SentExam, CampaignForAdmin>({
    schema: examSchema,
    defaultValues: examValuesOf(campaign.exam),
    rev: campaign.rev,
    draft: {
      name: `campaign-exam:${user?._id ?? 'nobody'}:${campaign._id}`,
      restore: ({ values }) => {
        const restored = restoredExam(values);
        return restored && { values: restored, location: undefined };
      },
    },
    save: storage.save,
    loadStored: async () => {
      const { exam, rev, changedBy, changedAt } = await storage.read();
      return { values: examValuesOf(exam), rev, changedBy, changedAt };
    },
    invalidates: ['/examcampaigns', '/examcampaigns/{id}'],
    onSaved: ({ exam }) => {
      toast.success(translate(questionCount(exam.subjects) > 0 ? 'save.saved' : 'save.savedDraft'));
      void navigate(examCampaignPath(campaign._id));
    },
    labelsOf: (path, values) => pathLabels(subjectsOf(values), path, { translate, language }),
  });
}
