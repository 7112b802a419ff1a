import { ActionIcon, Checkbox, Radio } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import { memo, type ReactNode, useCallback } from 'react';
import { removeAt } from '@pathshala/admin-kit/values/arrange';
import type { Path } from '@pathshala/admin-kit/values/path';
import { arrangeOptions, setOptionText } from '../draft/edit-subjects.ts';
import { useEditor, useQuestionRules } from '../editor-context.ts';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { FragmentField } from './fragment-field.tsx';
import { useQuestionCommands } from '../questions/question-commands.ts';
import styles from '../subjects-editor.module.css';

const texts = {
  option: { en: 'Option {name}', bn: 'উত্তর {name}' },
  correct: { en: '{name} is correct', bn: '{name} সঠিক' },
  remove: { en: 'Remove option {name}', bn: 'উত্তর {name} সরান' },
};

export interface OptionRowProps {
  readonly questionKey: string;
  /** The path of the text. */
  readonly path: Path;
  readonly index: number;
  readonly letter: string;
  /** The name of the group of radio buttons. */
  readonly group: string;
  readonly text: string;
  readonly isCorrect: boolean;
  readonly isBilingual: boolean;
  readonly isRemovable: boolean;
  readonly error: string | undefined;
}

export const OptionRow = memo(function OptionRow(props: OptionRowProps): ReactNode {
  const { questionKey, path, index, letter, group, text, isCorrect, isBilingual, isRemovable, error } = props;
  const translate = useText();
  const editor = useEditor();
  const { markCorrect } = useQuestionCommands();
  const { isMultipleChoice } = useQuestionRules();
  const Mark = isMultipleChoice ? Checkbox : Radio;
  const setText = useCallback(
    (fragment: string) => editor.apply(setOptionText(questionKey, index, fragment)),
    [editor, questionKey, index],
  );
  return (
    <div className={styles['option']} data-option={index}>
      <Mark
        className={styles['mark']}
        name={group}
        label={<span aria-hidden="true">{letter}</span>}
        aria-label={translate(texts.correct, { name: letter })}
        checked={isCorrect}
        onChange={() => markCorrect(questionKey, index)}
      />
      <FragmentField
        path={path}
        label={translate(texts.option, { name: letter })}
        isLabelHidden
        size="line"
        isBilingual={isBilingual}
        value={text}
        error={error}
        onChange={setText}
      />
      {isRemovable && (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--quiet)"
          size="lg"
          aria-label={translate(texts.remove, { name: letter })}
          onClick={() => editor.apply(arrangeOptions(questionKey, removeAt(index)))}
        >
          <Icon name="remove" />
        </ActionIcon>
      )}
    </div>
  );
});
