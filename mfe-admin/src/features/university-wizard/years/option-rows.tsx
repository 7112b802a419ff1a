import { Button } from '@pathshala/web-kit/parts/button';
import { useLanguage } from '@pathshala/web-kit/texts';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../texts.ts';
import { append, removeAt } from '../draft/arrange.ts';
import { emptyOption, type OptionDraft, optionLimits } from '../draft/course-draft.ts';
import type { Path } from '../draft/path.ts';
import { RichPreview } from '../fields/rich-field.tsx';
import { RowField } from '../fields/row-field.tsx';
import { ToolIcon } from '../fields/tool-icon.tsx';
import { useField, useWizard } from '../fields/wizard-context.ts';
import styles from './years.module.css';

const letters = { bn: ['ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ'], en: ['A', 'B', 'C', 'D', 'E', 'F'] } as const;

/** The options of a question. Marking the correct one clears the others (spec §5). */
export function OptionRows({ path }: { readonly path: Path }): ReactNode {
  const say = useTexts();
  const wizard = useWizard();
  const language = useLanguage();
  const group = useId();
  const [isFull, setFull] = useState(false);
  const { value: options, error, set } = useField<readonly OptionDraft[]>(path);
  const choose = (key: string) =>
    set(options.map((option) => ({ ...option, isCorrect: option.key === key })));
  const add = () => {
    setFull(options.length >= optionLimits.atMost);
    if (options.length < optionLimits.atMost) wizard.arrange(path, append(emptyOption()));
  };
  const remove = (index: number) => {
    setFull(false);
    wizard.arrange(path, removeAt(index));
  };
  return (
    <fieldset className={styles['options']} data-place={path} tabIndex={-1}>
      <legend>{say('question.options')}</legend>
      {options.map((option, index) => (
        <OptionRow
          key={option.key}
          path={`${path}.${index}`}
          name={letters[language][index] ?? String(index + 1)}
          group={group}
          isCorrect={option.isCorrect}
          onChoose={() => choose(option.key)}
          {...(options.length > optionLimits.atLeast && { onRemove: () => remove(index) })}
        />
      ))}
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      <Button size="small" onClick={add}>
        {say('question.addOption')}
      </Button>
      {isFull && (
        <p role="alert" className={styles['error']}>
          {say('question.full')}
        </p>
      )}
    </fieldset>
  );
}

interface OptionRowProps {
  readonly path: Path;
  /** Its letter. */
  readonly name: string;
  readonly group: string;
  readonly isCorrect: boolean;
  readonly onChoose: () => void;
  /** Left out where too few would be left. */
  readonly onRemove?: () => void;
}

function OptionRow({ path, name, group, isCorrect, onChoose, onRemove }: OptionRowProps): ReactNode {
  const say = useTexts();
  return (
    <div className={styles['option']}>
      <label className={styles['correct']}>
        <input
          type="radio"
          name={group}
          checked={isCorrect}
          onChange={onChoose}
          aria-label={say('question.correct', { name })}
        />
        <span aria-hidden="true">{name}</span>
      </label>
      <div className={styles['optionText']}>
        <RowField path={`${path}.text`} label={say('question.option', { name })} isArea />
        <RichPreview path={`${path}.text`} />
      </div>
      {onRemove && (
        <Button
          size="small"
          kind="quiet"
          className={styles['tool'] ?? ''}
          aria-label={say('question.removeOption', { name })}
          onClick={onRemove}
        >
          <ToolIcon name="remove" />
        </Button>
      )}
    </div>
  );
}
