import { Button } from '@mantine/core';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { DateField } from '@pathshala/admin-kit/forms/date-field';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { MoneyField } from '@pathshala/admin-kit/forms/money-field';
import { NumberField } from '@pathshala/admin-kit/forms/number-field';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import styles from './fees.module.css';
import { texts } from './texts.ts';
import { type PlansValues, sumOf } from './use-plans-form.ts';

const kinds = ['once', 'monthly', 'instalments'] as const;

interface PlanFieldsProps {
  readonly control: Control<PlansValues>;
  readonly at: number;
}

/** One plan of a course. */
export function PlanFields({ control, at }: PlanFieldsProps): ReactNode {
  const translate = useText();
  const kind = useWatch({ control, name: `plans.${at}.kind` });
  const choices = kinds.map((value) => ({ value, label: translate(texts.planKinds[value]) }));
  return (
    <>
      <FormColumns>
        <TextField<PlansValues>
          name={`plans.${at}.planName`}
          label={translate(texts.planName)}
          maxLength={100}
        />
        <MoneyField<PlansValues> name={`plans.${at}.pricePaisa`} label={translate(texts.planPrice)} />
        <ChoiceField<PlansValues>
          name={`plans.${at}.kind`}
          label={translate(texts.planKind)}
          choices={choices}
        />
        {kind === 'once' && (
          <NumberField<PlansValues> name={`plans.${at}.dueAfterDays`} label={translate(texts.dueAfter)} />
        )}
        {kind === 'monthly' && (
          <>
            <NumberField<PlansValues> name={`plans.${at}.months`} label={translate(texts.months)} />
            <NumberField<PlansValues> name={`plans.${at}.dayOfMonth`} label={translate(texts.dayOfMonth)} />
          </>
        )}
      </FormColumns>
      {kind === 'instalments' && <Instalments control={control} at={at} />}
    </>
  );
}

function Instalments({ control, at }: PlanFieldsProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { fields, append, remove } = useFieldArray({ control, name: `plans.${at}.instalments` });
  const instalments = useWatch({ control, name: `plans.${at}.instalments` });
  return (
    <fieldset className={styles['instalments']}>
      <legend>{translate(texts.instalments)}</legend>
      {fields.map((field, n) => {
        const number = format.number(n + 1);
        return (
          <FormColumns key={field.id}>
            <DateField<PlansValues>
              name={`plans.${at}.instalments.${n}.dueOn`}
              label={translate(texts.instalmentOn, { n: number })}
            />
            <MoneyField<PlansValues>
              name={`plans.${at}.instalments.${n}.amountPaisa`}
              label={translate(texts.instalmentAmount, { n: number })}
            />
            <Button variant="subtle" color="red" onClick={() => remove(n)}>
              {translate(texts.removeInstalment, { n: number })}
            </Button>
          </FormColumns>
        );
      })}
      <p>
        <output>{translate(texts.sumIs, { sum: format.paisa(sumOf(instalments)) })}</output>
      </p>
      <Button variant="default" onClick={() => append({ dueOn: '', amountPaisa: 0 })}>
        {translate(texts.addInstalment)}
      </Button>
    </fieldset>
  );
}
