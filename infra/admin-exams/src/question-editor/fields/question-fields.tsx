import { Alert } from '@mantine/core';
import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useCallback, useState } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { type Errors, setQuestion } from '../draft/edit-subjects.ts';
import { useEditor, useQuestionRules } from '../editor-context.ts';
import { FieldMessage } from './field-message.tsx';
import { FragmentField } from './fragment-field.tsx';
import { OptionList } from './option-list.tsx';
import type { QuestionDraft } from '../draft/question-draft.ts';
import { SampleMark } from '../questions/sample-mark.tsx';
import { hasTwoLanguages, inTwoLanguages } from '../draft/two-languages.ts';

const texts = {
  empty: { en: 'Write the question.', bn: 'প্রশ্নটি লিখুন।' },
  noMarks: {
    en: 'No option is marked as correct. As it stands, nobody gets marks for this question.',
    bn: 'কোনো উত্তর সঠিক বলে চিহ্নিত নেই। এভাবে থাকলে প্রশ্নটিতে কেউ নম্বর পাবে না।',
  },
  blankEarns: {
    en: 'No option is marked as correct. As it stands, those who leave the question blank get its points, and every answer counts as wrong.',
    bn: 'কোনো উত্তর সঠিক বলে চিহ্নিত নেই। এভাবে থাকলে যারা ফাঁকা রাখবে তারা নম্বর পাবে, আর যেকোনো উত্তর ভুল ধরা হবে।',
  },
};

export interface QuestionFieldsProps {
  readonly question: QuestionDraft;
  /** The path of the question. */
  readonly path: Path;
  readonly errors: Errors;
  readonly isBilingual: boolean;
}

/** Text, options and explanation of a question. */
export function QuestionFields({ question, path, errors, isBilingual }: QuestionFieldsProps): ReactNode {
  const translate = useText();
  const { key } = question;
  const isIncomplete = errors[path] !== undefined;
  const blankError = isIncomplete && isBlankFragment(question.question) ? translate(texts.empty) : undefined;
  return (
    <>
      <FieldMessage error={errors[path]} />
      <FragmentField
        path={`${path}.question`}
        label={translate(commonTexts.question)}
        size="paragraph"
        isBilingual={isBilingual}
        value={question.question}
        error={errors[`${path}.question`] ?? blankError}
        onChange={useSetText(key, 'question')}
      />
      <OptionList
        question={question}
        path={`${path}.options`}
        errors={errors}
        isIncomplete={isIncomplete}
        isBilingual={isBilingual}
      />
      <NoKeyAlert question={question} />
      <FragmentField
        path={`${path}.explanation`}
        label={translate(commonTexts.explanation)}
        size="paragraph"
        isBilingual={isBilingual}
        value={question.explanation}
        error={errors[`${path}.explanation`]}
        onChange={useSetText(key, 'explanation')}
      />
      <SampleMark question={question} />
    </>
  );
}

/** Whether a question has a field for each language, and a function that gives it both. */
export function useBothLanguages(question: QuestionDraft): {
  readonly isBilingual: boolean;
  readonly writeInBoth: () => void;
} {
  const editor = useEditor();
  const [isAsked, ask] = useState(false);
  return {
    isBilingual: isAsked || hasTwoLanguages(question),
    writeInBoth: () => {
      ask(true);
      editor.apply(inTwoLanguages(question));
    },
  };
}

function useSetText(key: string, field: 'question' | 'explanation'): (fragment: string) => void {
  const editor = useEditor();
  return useCallback(
    (fragment: string) => editor.apply(setQuestion(key, field, fragment)),
    [editor, key, field],
  );
}

/** EXM-10: warns about a question without a correct option where one is allowed. */
function NoKeyAlert({ question }: Pick<QuestionFieldsProps, 'question'>): ReactNode {
  const translate = useText();
  const { isKeyNeeded, withoutKey } = useQuestionRules();
  if (isKeyNeeded || hasCorrectOption(question)) return null;
  return (
    <Alert color="marigold" mb="sm">
      {translate(withoutKey === 'no-marks' ? texts.noMarks : texts.blankEarns)}
    </Alert>
  );
}
