import { OpaqueField } from '@pathshala/admin-kit/forms/opaque-field';
import type { QuestionDraft } from '@pathshala/admin-kit/question-editor/question-draft';
import { QuestionListEditor } from '@pathshala/admin-kit/question-editor/question-list-editor';
import { examFormRules } from '@pathshala/admin-kit/question-editor/question-rules';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { BankPicker } from '../../../question-picker/bank-picker.tsx';
import type { ExamValues } from './exam-values.ts';
import { formTexts } from './texts.ts';

/** The questions of an exam: written here, pasted, or taken from the bank. */
export function QuestionsSection(): ReactNode {
  const translate = useText();
  return (
    <section aria-label={translate(formTexts.questions)}>
      <OpaqueField<readonly QuestionDraft[], ExamValues> name="mcqs">
        {(editor) => <QuestionListEditor {...editor} rules={examFormRules} adders={BankPicker} />}
      </OpaqueField>
    </section>
  );
}
