import { Checkbox } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { setQuestion } from '../draft/edit-subjects.ts';
import { useEditor, useQuestionRules } from '../editor-context.ts';
import type { QuestionDraft } from '../draft/question-draft.ts';

const texts = {
  label: { en: 'Show as a sample on the course page', bn: 'কোর্সের পাতায় নমুনা হিসেবে দেখান' },
  help: {
    en: 'Everyone can then read this question with its answer and explanation. The first three samples of a course are shown.',
    bn: 'তখন যে কেউ উত্তর ও ব্যাখ্যাসহ প্রশ্নটি দেখতে পাবে। কোর্সের প্রথম তিনটি নমুনা দেখানো হয়।',
  },
};

/** The mark of a question that visitors may try; only in forms that have samples. */
export function SampleMark({ question }: { readonly question: QuestionDraft }): ReactNode {
  const translate = useText();
  const editor = useEditor();
  const { hasSamples = false } = useQuestionRules();
  if (!hasSamples) return null;
  return (
    <Checkbox
      label={translate(texts.label)}
      description={translate(texts.help)}
      checked={question.isSample ?? false}
      onChange={(event) => editor.apply(setQuestion(question.key, 'isSample', event.currentTarget.checked))}
    />
  );
}
