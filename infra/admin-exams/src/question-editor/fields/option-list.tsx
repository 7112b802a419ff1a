import { Button } from '@mantine/core';
import { paperLimits } from '@pathshala/rules/paper-rules';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import type { Path } from '@pathshala/admin-kit/values/path';
import type { Errors } from '../draft/edit-subjects.ts';
import { useQuestionRules } from '../editor-context.ts';
import { FieldMessage } from './field-message.tsx';
import { OptionRow } from './option-row.tsx';
import { useQuestionCommands } from '../questions/question-commands.ts';
import { optionLetters, type QuestionDraft } from '../draft/question-draft.ts';
import styles from '../subjects-editor.module.css';

const texts = {
  options: { en: 'Options: mark the correct one', bn: 'উত্তরগুলো: সঠিকটি চিহ্নিত করুন' },
  several: { en: 'Options: mark those that are correct', bn: 'উত্তরগুলো: যেগুলো সঠিক সেগুলো চিহ্নিত করুন' },
  add: { en: 'Add option', bn: 'উত্তর যোগ করুন' },
  full: { en: 'You can add a maximum of 6 options.', bn: 'সর্বোচ্চ ৬টি উত্তর যোগ করা যায়।' },
  empty: { en: 'Write this option, or remove it.', bn: 'উত্তরটি লিখুন, অথবা সরিয়ে দিন।' },
};

export interface OptionListProps {
  readonly question: QuestionDraft;
  /** The path of the options. */
  readonly path: Path;
  readonly errors: Errors;
  /** Points out the empty options. */
  readonly isIncomplete: boolean;
  readonly isBilingual: boolean;
}

export function OptionList(props: OptionListProps): ReactNode {
  const { question, path, errors, isIncomplete, isBilingual } = props;
  const translate = useText();
  const letters = optionLetters[useLanguage()];
  const group = useId();
  const { addOption } = useQuestionCommands();
  const { isMultipleChoice } = useQuestionRules();
  const { key, options } = question;
  const emptyError = (text: string) =>
    isIncomplete && isBlankFragment(text) ? translate(texts.empty) : undefined;
  return (
    <fieldset className={styles['options']} data-path={path} data-part="" tabIndex={-1}>
      <legend>{translate(isMultipleChoice ? texts.several : texts.options)}</legend>
      {options.map(({ key: optionKey, text, isCorrect }, index) => (
        <OptionRow
          key={optionKey}
          questionKey={key}
          path={`${path}.${index}.text`}
          index={index}
          letter={letters[index] ?? String(index + 1)}
          group={group}
          text={text}
          isCorrect={isCorrect}
          isBilingual={isBilingual}
          isRemovable={options.length > paperLimits.options.min}
          error={errors[`${path}.${index}.text`] ?? emptyError(text)}
        />
      ))}
      <FieldMessage error={errors[path]} />
      <div className={styles['adders']}>
        <Button variant="light" size="xs" onClick={() => addOption(key)}>
          {translate(texts.add)}
        </Button>
        <output className={styles['count']}>
          {options.length >= paperLimits.options.max && translate(texts.full)}
        </output>
      </div>
    </fieldset>
  );
}
