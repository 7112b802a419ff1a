import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import type { ReactNode } from 'react';
import { useFieldError, useValue } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import type { QuestionDraft } from '../draft/question-draft.ts';
import { DraftField } from '../draft-fields/draft-field.tsx';
import { RichField } from '../draft-fields/rich-field.tsx';
import { useText } from '@pathshala/web-kit/texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { OptionRows } from './option-rows.tsx';
import { useQuestionRules } from './question-rules.tsx';
import styles from './question-form.module.css';
import { useQuestions } from './use-questions.ts';

const texts = {
  question: { en: 'Question', bn: 'প্রশ্ন' },
  explanation: { en: 'Explanation', bn: 'ব্যাখ্যা' },
  points: { en: 'Points', bn: 'নম্বর' },
  done: { en: 'Done', bn: 'হয়েছে' },
  noKey: {
    en: 'No option is marked as correct. As it stands, those who leave the question blank get its points, and every answer counts as wrong.',
    bn: 'কোনো উত্তর সঠিক বলে চিহ্নিত নেই। এভাবে থাকলে যারা ফাঁকা রাখবে তারা নম্বর পাবে, আর যেকোনো উত্তর ভুল ধরা হবে।',
  },
};

export interface QuestionEditorProps {
  /** The path of the list. */
  readonly path: Path;
  readonly index: number;
}

export function QuestionEditor({ path, index }: QuestionEditorProps): ReactNode {
  const translate = useText();
  const at = `${path}.${index}`;
  const error = useFieldError(at);
  const { finish } = useQuestions(path);
  return (
    <div className={styles['questionEditor']} data-path={at} tabIndex={-1}>
      {error !== undefined && (
        <Notice tone="bad" isLive>
          <p>{error}</p>
        </Notice>
      )}
      <RichField path={`${at}.question`} label={translate(texts.question)} hasHelp rows={3} />
      <OptionRows path={`${at}.options`} />
      <NoKeyNotice path={at} />
      <RichField path={`${at}.explanation`} label={translate(texts.explanation)} isOptional rows={2} />
      <div className={styles['questionFoot']}>
        <DraftField path={`${at}.points`} kind="number" label={translate(texts.points)} />
        <Button onClick={() => finish(index)}>{translate(texts.done)}</Button>
      </div>
    </div>
  );
}

/** EXM-10: warns about a question without a correct option where one is allowed. */
function NoKeyNotice({ path }: { readonly path: Path }): ReactNode {
  const translate = useText();
  const { isKeyNeeded } = useQuestionRules();
  const question = useValue<QuestionDraft | undefined>(path);
  if (isKeyNeeded || !question || hasCorrectOption(question)) return null;
  return (
    <Notice tone="attention">
      <p>{translate(texts.noKey)}</p>
    </Notice>
  );
}
