import { paperLimits } from '@pathshala/rules/paper-rules';
import { type ReactNode, useId, useState } from 'react';
import { append, removeAt } from '../draft/arrange.ts';
import { useDraft, useField } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import { emptyOption, optionLetters, type OptionDraft } from '../draft/question-draft.ts';
import { RichPreview } from '../draft-fields/rich-field.tsx';
import { RowField } from '../draft-fields/row-field.tsx';
import { ToolIcon } from '../forms/tool-icon.tsx';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { Button } from '@pathshala/web-kit/parts/button';
import styles from './question-form.module.css';

const texts = {
  options: { en: 'Options: mark the correct one', bn: 'উত্তরগুলো: সঠিকটি চিহ্নিত করুন' },
  option: { en: 'Option {name}', bn: 'উত্তর {name}' },
  correct: { en: '{name} is correct', bn: '{name} সঠিক' },
  add: { en: 'Add option', bn: 'উত্তর যোগ করুন' },
  remove: { en: 'Remove option {name}', bn: 'উত্তর {name} সরান' },
  full: { en: 'You can add a maximum of 6 options.', bn: 'সর্বোচ্চ ৬টি উত্তর যোগ করা যায়।' },
};

/** The options of a question. Marking the correct one clears the others (spec §5). */
export function OptionRows({ path }: { readonly path: Path }): ReactNode {
  const translate = useText();
  const draft = useDraft();
  const language = useLanguage();
  const group = useId();
  const [isFull, setFull] = useState(false);
  const { value: options, error, set } = useField<readonly OptionDraft[]>(path);
  const choose = (key: string) =>
    set(options.map((option) => ({ ...option, isCorrect: option.key === key })));
  const add = () => {
    setFull(options.length >= paperLimits.options.max);
    if (options.length < paperLimits.options.max) draft.arrange(path, append(emptyOption()));
  };
  const remove = (index: number) => {
    setFull(false);
    draft.arrange(path, removeAt(index));
  };
  return (
    <fieldset className={styles['options']} data-path={path} tabIndex={-1}>
      <legend>{translate(texts.options)}</legend>
      {options.map((option, index) => (
        <OptionRow
          key={option.key}
          path={`${path}.${index}`}
          name={optionLetters[language][index] ?? String(index + 1)}
          group={group}
          isCorrect={option.isCorrect}
          onChoose={() => choose(option.key)}
          {...(options.length > paperLimits.options.min && { onRemove: () => remove(index) })}
        />
      ))}
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      <Button size="small" onClick={add}>
        {translate(texts.add)}
      </Button>
      {isFull && (
        <p role="alert" className={styles['error']}>
          {translate(texts.full)}
        </p>
      )}
    </fieldset>
  );
}

interface OptionRowProps {
  readonly path: Path;
  /** The option's letter. */
  readonly name: string;
  readonly group: string;
  readonly isCorrect: boolean;
  readonly onChoose: () => void;
  /** Absent if the question has no option to spare. */
  readonly onRemove?: () => void;
}

function OptionRow({ path, name, group, isCorrect, onChoose, onRemove }: OptionRowProps): ReactNode {
  const translate = useText();
  return (
    <div className={styles['option']}>
      <label className={styles['correct']}>
        <input
          type="radio"
          name={group}
          checked={isCorrect}
          onChange={onChoose}
          aria-label={translate(texts.correct, { name })}
        />
        <span aria-hidden="true">{name}</span>
      </label>
      <div className={styles['optionText']}>
        <RowField path={`${path}.text`} label={translate(texts.option, { name })} isArea />
        <RichPreview path={`${path}.text`} />
      </div>
      {onRemove && (
        <Button
          size="small"
          kind="quiet"
          className={styles['tool'] ?? ''}
          aria-label={translate(texts.remove, { name })}
          onClick={onRemove}
        >
          <ToolIcon name="remove" />
        </Button>
      )}
    </div>
  );
}
