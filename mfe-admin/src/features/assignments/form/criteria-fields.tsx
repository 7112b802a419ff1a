import { FieldRows } from '@pathshala/admin-kit/forms/field-rows';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { DateTimeField } from '@pathshala/admin-kit/forms/date-time-field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { texts } from '../texts.ts';
import styles from './assignment-form.module.css';
import { type AssignmentValues, sumOfCriteria } from './assignment-values.ts';

const maxCriteria = 20;

/** The due date, the full marks and their parts. */
export function CriteriaFields(): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const criteria = useWatch<AssignmentValues, 'criteria'>({ name: 'criteria' });
  return (
    <section>
      <h2>{translate(texts.marks)}</h2>
      <FormColumns>
        <DateTimeField<AssignmentValues>
          name="dueDate"
          label={translate(texts.due)}
          help={translate(texts.dueHelp)}
        />
        {criteria.length === 0 ? (
          <NumberField<AssignmentValues>
            name="maxScore"
            label={translate(texts.maxScore)}
            help={translate(texts.maxScoreHelp)}
          />
        ) : (
          <p className={styles['sum']}>
            {translate(texts.maxScore)}: <strong>{number(sumOfCriteria(criteria))}</strong>
          </p>
        )}
      </FormColumns>
      <Criteria />
    </section>
  );
}

function Criteria(): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { fields, append, remove } = useFieldArray<AssignmentValues, 'criteria'>({ name: 'criteria' });
  return (
    <FieldRows
      legend={translate(texts.criteria)}
      help={translate(texts.criteriaHelp)}
      rows={fields}
      renderRow={(index) => (
        <>
          <TextField<AssignmentValues>
            name={`criteria.${index}.name`}
            label={`${translate(texts.criterion)} ${number(index + 1)}`}
            maxLength={200}
          />
          <NumberField<AssignmentValues>
            name={`criteria.${index}.maxScore`}
            label={translate(texts.criterionMarks)}
          />
        </>
      )}
      removeText={(n) => translate(texts.removeCriterion, { n })}
      onRemove={remove}
      addText={translate(texts.addCriterion)}
      onAdd={() => append({ name: '', maxScore: null })}
      max={maxCriteria}
    />
  );
}
