import { OpaqueField } from '@pathshala/admin-kit/forms/opaque-field';
import type { QuestionDraft } from '@pathshala/admin-exams/question-editor/question-draft';
import { QuestionListEditor } from '@pathshala/admin-exams/question-editor/question-list-editor';
import { examFormRules } from '@pathshala/admin-exams/question-editor/question-rules';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BankAdders } from '../../../question-picker/bank-adders.tsx';
import type { ExamValues } from './exam-values.ts';
import styles from './exam-form.module.css';
import { formTexts } from './texts.ts';

const rulesWithoutExplanations = { ...examFormRules, isExplanationNeeded: false };

/** The questions of an exam: written here, pasted, or taken from the bank. */
export function QuestionsSection(): ReactNode {
  const translate = useText();
  const withoutExplanations = useWatch<ExamValues, 'withoutExplanations'>({ name: 'withoutExplanations' });
  return (
    <section aria-label={translate(formTexts.questions)}>
      <OpaqueField<readonly QuestionDraft[], ExamValues> name="mcqs">
        {(editor) => (
          <QuestionListEditor
            {...editor}
            rules={withoutExplanations ? rulesWithoutExplanations : examFormRules}
            adders={BankAdders}
          />
        )}
      </OpaqueField>
      <Explanations />
    </section>
  );
}

/** Text that is pasted, and most questions of the bank, have no explanations: one click says that this is intended. */
function Explanations(): ReactNode {
  const translate = useText();
  const { setValue, formState } = useFormContext<ExamValues>();
  const [mcqs, withoutExplanations] = useWatch<ExamValues, ['mcqs', 'withoutExplanations']>({
    name: ['mcqs', 'withoutExplanations'],
  });
  const written = mcqs.get().filter(({ question }) => !isBlankFragment(question));
  const count = written.filter(({ explanation }) => isBlankFragment(explanation)).length;
  if (count === 0) return null;
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <p className={styles['explanations']}>
      {translate(withoutExplanations ? formTexts.unexplainedOnPurpose : formTexts.unexplained, { n: count })}{' '}
      <Button onClick={() => setValue('withoutExplanations', !withoutExplanations, options)}>
        {translate(withoutExplanations ? formTexts.askForExplanations : formTexts.noExplanations)}
      </Button>
    </p>
  );
}
