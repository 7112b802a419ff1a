import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { OpaqueField } from '@pathshala/admin-kit/forms/opaque-field';
import { SwitchField } from '@pathshala/admin-kit/forms/switch-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import type { SubjectDraft } from '@pathshala/admin-exams/question-editor/question-draft';
import { SubjectsEditor } from '@pathshala/admin-exams/question-editor/subjects-editor';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { BankPicker } from '../../../question-picker/bank-picker.tsx';
import { DrawPaper } from '../../../question-picker/draw-paper.tsx';
import type { CampaignValues } from '../form/campaign-values.ts';
import { texts } from '../texts.ts';
import { questionRules } from '@pathshala/admin-exams/campaign-exam/check-exam';

/** The nested exam: its rules, and its subjects with their questions. */
export function ExamFields(): ReactNode {
  const translate = useText();
  return (
    <>
      <section>
        <h2>{translate(texts.exam)}</h2>
        <TextField<CampaignValues>
          name="exam.title"
          label={translate(texts.examTitle)}
          help={translate(texts.examTitleHelp)}
          maxLength={300}
          isOptional
        />
        <NumberFields />
        <SwitchField<CampaignValues>
          name="exam.isScoreAtOnce"
          label={translate(texts.scoreAtOnce)}
          help={translate(texts.scoreAtOnceHelp)}
        />
        <SwitchField<CampaignValues> name="exam.order.questions" label={translate(texts.orderQuestions)} />
        <SwitchField<CampaignValues> name="exam.order.options" label={translate(texts.orderOptions)} />
      </section>
      <section>
        <h2>{translate(texts.paper)}</h2>
        <OpaqueField<readonly SubjectDraft[], CampaignValues> name="exam.subjects">
          {(editor) => (
            <SubjectsEditor {...editor} rules={questionRules} adders={BankPicker} papers={DrawPaper} />
          )}
        </OpaqueField>
      </section>
    </>
  );
}

function NumberFields(): ReactNode {
  const translate = useText();
  return (
    <FormColumns>
      <NumberField<CampaignValues>
        name="exam.timeLimit"
        label={translate(texts.timeLimit)}
        unit={translate(texts.minutes)}
      />
      <NumberField<CampaignValues>
        name="exam.totalMarks"
        label={translate(texts.totalMarks)}
        help={translate(texts.totalMarksHelp)}
        isOptional
      />
      <NumberField<CampaignValues>
        name="exam.requiredSubjects"
        label={translate(texts.requiredSubjects)}
        help={translate(texts.requiredSubjectsHelp)}
        isOptional
      />
      <NumberField<CampaignValues>
        name="exam.negativeMarkingPercentage"
        label={translate(texts.negative)}
        help={translate(texts.negativeHelp)}
        unit="%"
        isOptional
      />
    </FormColumns>
  );
}
