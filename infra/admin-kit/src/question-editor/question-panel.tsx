import { Alert, Button } from '@mantine/core';
import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useCallback, useState } from 'react';
import type { Path } from '../values/path.ts';
import { type Errors, setQuestion } from './edit-subjects.ts';
import { useEditor, useQuestionRules } from './editor-context.ts';
import { FieldMessage } from './field-message.tsx';
import { FragmentField } from './fragment-field.tsx';
import { OptionList } from './option-list.tsx';
import { useQuestionCommands } from './question-commands.ts';
import type { QuestionDraft, SubjectDraft } from './question-draft.ts';
import { QuestionNumbers } from './question-numbers.tsx';
import { SampleMark } from './sample-mark.tsx';
import styles from './subjects-editor.module.css';
import { hasTwoLanguages, inTwoLanguages } from './two-languages.ts';

const texts = {
  question: { en: 'Question', bn: 'প্রশ্ন' },
  empty: { en: 'Write the question.', bn: 'প্রশ্নটি লিখুন।' },
  explanation: { en: 'Explanation', bn: 'ব্যাখ্যা' },
  both: { en: 'Write in two languages', bn: 'দুই ভাষায় লিখুন' },
  done: { en: 'Done', bn: 'হয়েছে' },
  next: { en: 'Next question', bn: 'পরের প্রশ্ন' },
  noKey: {
    en: 'No option is marked as correct. As it stands, those who leave the question blank get its points, and every answer counts as wrong.',
    bn: 'কোনো উত্তর সঠিক বলে চিহ্নিত নেই। এভাবে থাকলে যারা ফাঁকা রাখবে তারা নম্বর পাবে, আর যেকোনো উত্তর ভুল ধরা হবে।',
  },
};

export interface QuestionPanelProps {
  readonly question: QuestionDraft;
  /** The path of the question. */
  readonly path: Path;
  readonly errors: Errors;
  readonly subjects: readonly SubjectDraft[];
}

/** The fields of the open question. */
export function QuestionPanel({ question, path, errors, subjects }: QuestionPanelProps): ReactNode {
  const translate = useText();
  const { key } = question;
  const [isAsked, ask] = useState(false);
  const isBilingual = isAsked || hasTwoLanguages(question);
  const isIncomplete = errors[path] !== undefined;
  const blankError = isIncomplete && isBlankFragment(question.question) ? translate(texts.empty) : undefined;
  return (
    <div className={styles['questionPanel']} data-path={path} data-part="" tabIndex={-1}>
      <FieldMessage error={errors[path]} />
      <FragmentField
        path={`${path}.question`}
        label={translate(texts.question)}
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
        label={translate(texts.explanation)}
        size="paragraph"
        isBilingual={isBilingual}
        value={question.explanation}
        error={errors[`${path}.explanation`]}
        onChange={useSetText(key, 'explanation')}
      />
      <SampleMark question={question} />
      <div className={styles['questionFoot']}>
        <QuestionNumbers
          question={question}
          path={path}
          error={errors[`${path}.points`]}
          subjects={subjects}
        />
        <PanelActions question={question} {...(!isBilingual && { onBothLanguages: () => ask(true) })} />
      </div>
    </div>
  );
}

interface PanelActionsProps {
  readonly question: QuestionDraft;
  /** Absent if the question is in both languages already. */
  readonly onBothLanguages?: () => void;
}

function PanelActions({ question, onBothLanguages }: PanelActionsProps): ReactNode {
  const translate = useText();
  const editor = useEditor();
  const { finish, finishAndNext } = useQuestionCommands();
  const writeInBoth = () => {
    onBothLanguages?.();
    editor.apply(inTwoLanguages(question));
  };
  return (
    <span className={styles['tools']}>
      {onBothLanguages && (
        <Button variant="subtle" onClick={writeInBoth}>
          {translate(texts.both)}
        </Button>
      )}
      <Button variant="default" onClick={() => finishAndNext(question.key)}>
        {translate(texts.next)}
      </Button>
      <Button variant="light" onClick={() => finish(question.key)}>
        {translate(texts.done)}
      </Button>
    </span>
  );
}

function useSetText(key: string, field: 'question' | 'explanation'): (fragment: string) => void {
  const editor = useEditor();
  return useCallback(
    (fragment: string) => editor.apply(setQuestion(key, field, fragment)),
    [editor, key, field],
  );
}

/** EXM-10: warns about a question without a correct option where one is allowed. */
function NoKeyAlert({ question }: Pick<QuestionPanelProps, 'question'>): ReactNode {
  const translate = useText();
  const { isKeyNeeded } = useQuestionRules();
  if (isKeyNeeded || hasCorrectOption(question)) return null;
  return (
    <Alert color="marigold" mb="sm">
      {translate(texts.noKey)}
    </Alert>
  );
}
