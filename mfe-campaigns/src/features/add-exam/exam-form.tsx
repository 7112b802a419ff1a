import { Alert } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { OpaqueField } from '@pathshala/admin-kit/forms/opaque-field';
import type { SubjectDraft } from '@pathshala/admin-exams/question-editor/question-draft';
import { SubjectsEditor } from '@pathshala/admin-exams/question-editor/subjects-editor';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { questionRules } from '@pathshala/admin-exams/campaign-exam/check-exam';
import type { ExamValues } from '@pathshala/admin-exams/campaign-exam/exam-values';
import styles from './exam-form.module.css';
import { ExamPageFrame } from './exam-page-frame.tsx';
import { BankPicker } from './paper/bank-picker.tsx';
import { DrawPaper } from './paper/draw-paper.tsx';
import { ExamRules } from './exam-rules.tsx';
import type { CampaignForAdmin } from './exam-types.ts';
import { ExamSaveBar } from './save/exam-save-bar.tsx';
import { useExamForm } from './use-exam-form.ts';
import { texts } from './texts.ts';

/** The exam of a campaign that may still be changed. */
export function ExamForm({ campaign: loaded }: { readonly campaign: CampaignForAdmin }): ReactNode {
  const translate = useText();
  // A later fetch does not change the form; saving compares with the stored exam again.
  const [campaign] = useState(loaded);
  const form = useExamForm(campaign);
  const upload = usePictureUpload('/campaign/files');
  return (
    <ExamPageFrame
      campaign={campaign}
      title={campaign.exam.subjects.length > 0 ? texts.pageEdit : texts.pageAdd}
    >
      <AdminForm form={form} submitsOnEnter={false}>
        <div className={styles['form']}>
          <BegunAlert phase={campaign.phase} />
          <ExamRules />
          <section>
            <h2>{translate(texts.paperTitle)}</h2>
            <UploadContext value={upload}>
              <OpaqueField<readonly SubjectDraft[], ExamValues> name="subjects">
                {(editor) => (
                  <SubjectsEditor {...editor} rules={questionRules} adders={BankPicker} papers={DrawPaper} />
                )}
              </OpaqueField>
            </UploadContext>
          </section>
          <ExamSaveBar />
        </div>
      </AdminForm>
    </ExamPageFrame>
  );
}

/** The consequences of adding an exam to a campaign that has begun. */
function BegunAlert({ phase }: Pick<CampaignForAdmin, 'phase'>): ReactNode {
  const translate = useText();
  if (phase === 'upcoming') return null;
  return (
    <Alert color="marigold" mb="md" title={translate(texts.begun[phase])}>
      {translate(texts.begunText[phase])}
    </Alert>
  );
}
