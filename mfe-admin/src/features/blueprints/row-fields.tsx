import { ActionIcon, Button } from '@mantine/core';
import { difficulties } from '@pathshala/admin-exams/bank-question/bank-question-values';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { SuggestField } from '@pathshala/admin-kit/forms/suggest-field';
import { TagsField } from '@pathshala/admin-kit/forms/tags-field';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import type { QuestionFacets } from '@pathshala/svc-exams-contract/question';
import type { readQuestionFacets } from '@pathshala/svc-exams-contract/question-routes';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { type BlueprintValues, emptyRow } from './blueprint-values.ts';
import styles from './blueprints.module.css';
import { texts } from './texts.ts';

const maxRows = 40;

/** A line for each row, with what the bank has as suggestions, and the number of questions of all rows. */
export function RowFields(): ReactNode {
  const translate = useText();
  const { fields, append, remove } = useFieldArray<BlueprintValues, 'rows'>({ name: 'rows' });
  const rows = useWatch<BlueprintValues, 'rows'>({ name: 'rows' });
  const facets = useApiQuery<typeof readQuestionFacets>('/questions/facets', {}).data;
  const total = rows.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : 0), 0);
  return (
    <fieldset className={styles['rows']}>
      <legend>{translate(texts.rows)}</legend>
      <p className={styles['quiet']}>{translate(texts.difficultyHelp)}</p>
      <ol>
        {fields.map(({ id }, index) => (
          <li key={id}>
            <RowLine
              index={index}
              facets={facets}
              onRemove={fields.length > 1 ? () => remove(index) : null}
            />
          </li>
        ))}
      </ol>
      <div className={styles['foot']}>
        {fields.length < maxRows && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => append({ ...emptyRow, subject: rows.at(-1)?.subject ?? '' })}
          >
            {translate(texts.addRow)}
          </Button>
        )}
        <output>{translate(texts.total, { n: total })}</output>
      </div>
    </fieldset>
  );
}

interface RowLineProps {
  readonly index: number;
  readonly facets: QuestionFacets | undefined;
  /** Null: the last one stays. */
  readonly onRemove: (() => void) | null;
}

function RowLine({ index, facets, onRemove }: RowLineProps): ReactNode {
  const translate = useText();
  const subject = useWatch<BlueprintValues, `rows.${number}.subject`>({ name: `rows.${index}.subject` });
  const subjects = facets?.subjects ?? [];
  const chapters = subjects.find((one) => one.subject === subject.trim())?.chapters ?? [];
  const levels = difficulties.map((value) => ({ value, label: translate(texts[value]) }));
  return (
    <fieldset className={styles['line']} aria-label={translate(texts.row, { n: index + 1 })}>
      <SuggestField<BlueprintValues>
        name={`rows.${index}.subject`}
        label={translate(texts.subject)}
        suggestions={subjects.map((one) => one.subject).filter((one) => one !== '')}
        maxLength={120}
      />
      <SuggestField<BlueprintValues>
        name={`rows.${index}.chapter`}
        label={translate(texts.chapter)}
        suggestions={chapters.map((one) => one.chapter).filter((one) => one !== '')}
        maxLength={120}
        isOptional
      />
      <ChoiceField<BlueprintValues>
        name={`rows.${index}.easiest`}
        label={translate(texts.easiest)}
        choices={levels}
      />
      <ChoiceField<BlueprintValues>
        name={`rows.${index}.hardest`}
        label={translate(texts.hardest)}
        choices={levels}
      />
      <NumberField<BlueprintValues> name={`rows.${index}.count`} label={translate(texts.count)} />
      <TagsField<BlueprintValues>
        name={`rows.${index}.tags`}
        label={translate(texts.tags)}
        help={translate(texts.tagsHelp)}
        suggestions={(facets?.tags ?? []).map(({ tag }) => tag)}
        maxTags={10}
        isOptional
      />
      {onRemove && (
        <ActionIcon
          className={styles['remove'] ?? ''}
          variant="subtle"
          c="dimmed"
          size="input-sm"
          aria-label={translate(texts.removeRow, { n: index + 1 })}
          onClick={onRemove}
        >
          <Icon name="remove" />
        </ActionIcon>
      )}
    </fieldset>
  );
}
