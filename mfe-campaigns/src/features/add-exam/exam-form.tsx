import { DraftContext } from '@pathshala/admin-kit/draft/draft-context';
import { fingerprintOf } from '@pathshala/admin-kit/draft/fingerprint';
import type { Path } from '@pathshala/admin-kit/draft/path';
import { usePersistedDraft } from '@pathshala/admin-kit/draft/use-persisted-draft';
import { ErrorSummary } from '@pathshala/admin-kit/draft-fields/error-summary';
import { DraftNotice } from '@pathshala/admin-kit/draft-fields/draft-notice';
import { LeaveGuard } from '@pathshala/web-kit/parts/leave-guard';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QuestionRulesContext } from '@pathshala/admin-kit/question-form/question-rules';
import { useNavigate } from '@pathshala/web-kit/router';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useState } from 'react';
import { questionRules } from './draft/check-exam.ts';
import { examDraftOf } from './draft/exam-draft.ts';
import { createExamStore, examDraftStorage } from './draft/exam-store.ts';
import { ExamEditor } from './exam-editor.tsx';
import { ExamPageFrame } from './exam-page-frame.tsx';
import type { CampaignForAdmin } from './exam-types.ts';
import { pathLabels } from './path-labels.ts';
import { ConcernsDialog } from './save/concerns-dialog.tsx';
import { ExamConflict } from './save/exam-conflict.tsx';
import { useSaveExam } from './save/use-save-exam.ts';
import { useExamTexts } from './texts.ts';

/** The draft of the exam. `source` is the fingerprint of the stored exam that the form was opened with. */
function useExamDraft(campaign: CampaignForAdmin) {
  const user = useUser();
  const [source] = useState(() => fingerprintOf(campaign.exam));
  const persisted = usePersistedDraft({
    storage: () => examDraftStorage(user?._id ?? 'nobody', campaign._id),
    create: (restored) => createExamStore(restored?.values ?? examDraftOf(campaign.exam), restored?.location),
    source,
  });
  return { persisted, isOutdated: persisted.restored !== undefined && persisted.base !== source };
}

/** The exam of a campaign that may still be changed. */
export function ExamForm({ campaign: loaded }: { readonly campaign: CampaignForAdmin }): ReactNode {
  const translate = useExamTexts();
  const navigate = useNavigate();
  // A later fetch does not change the form; saving compares with the stored exam again.
  const [campaign] = useState(loaded);
  const { persisted, isOutdated } = useExamDraft(campaign);
  const { draft } = persisted;
  const saving = useSaveExam({
    campaignId: campaign._id,
    draft,
    base: persisted.base,
    onSaved: () => {
      persisted.discard();
      void navigate(`/campaigns/exam/${campaign._id}`);
    },
  });
  const labelsOf = (path: Path) => pathLabels(draft.get().values, path, translate);
  return (
    <ExamPageFrame campaign={campaign} title={campaign.exam.subjects.length > 0 ? 'page.edit' : 'page.add'}>
      <DraftContext value={draft}>
        <QuestionRulesContext value={questionRules}>
          <DraftNotice
            restored={persisted.restored}
            isPersisted={persisted.isPersisted}
            outdated={isOutdated ? translate('draft.outdated') : undefined}
            discard={{
              text: translate('draft.discard'),
              act: () => persisted.restart(examDraftOf(campaign.exam)),
            }}
          />
          <BegunNotice phase={campaign.phase} />
          <ErrorSummary message={saving.message} labelsOf={labelsOf} />
          <ExamEditor isSaving={saving.isSaving} onSave={saving.save} />
        </QuestionRulesContext>
      </DraftContext>
      {saving.concerns && (
        <ConcernsDialog
          concerns={saving.concerns}
          isSaving={saving.isSaving}
          onConfirm={saving.confirm}
          onClose={saving.cancel}
        />
      )}
      {saving.theirs && (
        <ExamConflict
          {...saving}
          theirs={saving.theirs}
          mine={draft.get().values}
          onTakeTheirs={({ exam }) => persisted.restart(examDraftOf(exam), fingerprintOf(exam))}
        />
      )}
      <LeaveGuard isUnsaved={persisted.isUnsaved}>
        <p>{translate('leave.text')}</p>
      </LeaveGuard>
    </ExamPageFrame>
  );
}

/** The consequences of adding an exam to a campaign that has begun. */
function BegunNotice({ phase }: Pick<CampaignForAdmin, 'phase'>): ReactNode {
  const translate = useExamTexts();
  if (phase === 'upcoming') return null;
  return (
    <Notice tone="attention" title={translate(`begun.${phase}`)}>
      <p>{translate(`begun.${phase}Text`)}</p>
    </Notice>
  );
}
