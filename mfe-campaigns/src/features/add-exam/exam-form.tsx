import { DraftContext } from '@pathshala/admin-kit/draft/draft-context';
import { fingerprintOf } from '@pathshala/admin-kit/draft/fingerprint';
import type { Path } from '@pathshala/admin-kit/draft/path';
import { useKeptDraft } from '@pathshala/admin-kit/draft/use-kept-draft';
import { ErrorSummary } from '@pathshala/admin-kit/draft-fields/error-summary';
import { KeptNotice } from '@pathshala/admin-kit/draft-fields/kept-notice';
import { LeaveGuard } from '@pathshala/web-kit/parts/leave-guard';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QuestionRulesContext } from '@pathshala/admin-kit/question-form/question-rules';
import { useNavigate } from '@pathshala/web-kit/router';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useState } from 'react';
import { questionRules } from './draft/check-exam.ts';
import { examDraftOf } from './draft/exam-draft.ts';
import { createExamStore, examShelf } from './draft/exam-store.ts';
import { ExamEditor } from './exam-editor.tsx';
import { ExamPageFrame } from './exam-page-frame.tsx';
import type { CampaignForAdmin } from './exam-types.ts';
import { namesOfPlace } from './names-of-place.ts';
import { ConcernsDialog } from './save/concerns-dialog.tsx';
import { ExamConflict } from './save/exam-conflict.tsx';
import { useSaveExam } from './save/use-save-exam.ts';
import { useExamTexts } from './texts.ts';

/** The exam of a campaign that may still be changed. */
export function ExamForm({ campaign: loaded }: { readonly campaign: CampaignForAdmin }): ReactNode {
  const say = useExamTexts();
  const navigate = useNavigate();
  const user = useUser();
  // What is fetched again later must not change the form under its author: saving compares anew.
  const [campaign] = useState(loaded);
  const [source] = useState(() => fingerprintOf(campaign.exam));
  const kept = useKeptDraft({
    shelf: () => examShelf(user?._id ?? 'nobody', campaign._id),
    create: (kept) => createExamStore(kept?.values ?? examDraftOf(campaign.exam), kept?.where),
    source,
  });
  const { draft } = kept;
  const saving = useSaveExam({
    campaignId: campaign._id,
    draft,
    base: kept.base,
    onSaved: () => {
      kept.forget();
      void navigate(`/campaigns/exam/${campaign._id}`);
    },
  });
  const namesOf = (path: Path) => namesOfPlace(draft.get().values, path, say);
  const isOvertaken = kept.kept !== undefined && kept.base !== source;
  return (
    <ExamPageFrame campaign={campaign} title={campaign.exam.subjects.length > 0 ? 'page.edit' : 'page.add'}>
      <DraftContext value={draft}>
        <QuestionRulesContext value={questionRules}>
          <KeptNotice
            kept={kept.kept}
            isKeeping={kept.isKeeping}
            overtaken={isOvertaken ? say('kept.overtaken') : undefined}
            discard={{ text: say('kept.discard'), act: () => kept.restart(examDraftOf(campaign.exam)) }}
          />
          <BegunNotice phase={campaign.phase} />
          <ErrorSummary message={saving.message} namesOf={namesOf} />
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
          onTakeTheirs={({ exam }) => kept.restart(examDraftOf(exam), fingerprintOf(exam))}
        />
      )}
      <LeaveGuard isUnsaved={kept.isUnsaved}>
        <p>{say('leave.text')}</p>
      </LeaveGuard>
    </ExamPageFrame>
  );
}

/** What it means to add an exam to a campaign that has begun. */
function BegunNotice({ phase }: Pick<CampaignForAdmin, 'phase'>): ReactNode {
  const say = useExamTexts();
  if (phase === 'upcoming') return null;
  return (
    <Notice tone="attention" title={say(`begun.${phase}`)}>
      <p>{say(`begun.${phase}Text`)}</p>
    </Notice>
  );
}
