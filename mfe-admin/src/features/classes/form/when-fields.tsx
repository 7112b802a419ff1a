import { Checkbox, Group } from '@mantine/core';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { DateField } from '@pathshala/admin-kit/forms/date-field';
import { Field } from '@pathshala/admin-kit/forms/field';
import { FieldRows } from '@pathshala/admin-kit/forms/field-rows';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import type { ClassForAdmin } from '@pathshala/svc-catalog-contract/classes';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { weekdayTexts } from '../../../weekdays.ts';
import { texts } from '../texts.ts';
import type { ClassValues } from './class-values.ts';

const maxExceptions = 60;

/** Start and length; for a new class whether it repeats, for one of a series which classes change. */
export function WhenFields({ stored }: { readonly stored: ClassForAdmin | undefined }): ReactNode {
  const translate = useText();
  const [repeats, scope] = useWatch<ClassValues, ['repeats', 'scope']>({ name: ['repeats', 'scope'] });
  const hasSeries = stored !== undefined && stored.series !== null;
  const isWeekly = stored === undefined && repeats === 'weekly';
  return (
    <section>
      <h2>{translate(texts.when)}</h2>
      {hasSeries && <ScopeField />}
      {stored === undefined && (
        <ChoiceField<ClassValues>
          name="repeats"
          label={translate(texts.repeats)}
          display="radio"
          choices={(['once', 'weekly'] as const).map((value) => ({ value, label: translate(texts[value]) }))}
        />
      )}
      <FormColumns>
        <Field<ClassValues> name="startsAt" {...(isWeekly && { help: translate(texts.firstStart) })} />
        <Field<ClassValues> name="durationMinutes" />
      </FormColumns>
      {(isWeekly || (hasSeries && scope !== 'this')) && (
        <>
          <WeekdayField />
          <Field<ClassValues> name="until" help={translate(texts.untilHelp)} />
        </>
      )}
      {isWeekly && <Exceptions />}
    </section>
  );
}

function ScopeField(): ReactNode {
  const translate = useText();
  return (
    <ChoiceField<ClassValues>
      name="scope"
      label={translate(texts.scope)}
      help={translate(texts.scopeHelp)}
      display="radio"
      choices={[
        { value: 'this', label: translate(texts.this) },
        { value: 'following', label: translate(texts.following) },
        { value: 'all', label: translate(texts.allOfSeries) },
      ]}
    />
  );
}

/** From Saturday on, the first day of the school's week. */
const order = [6, 0, 1, 2, 3, 4, 5];

function WeekdayField(): ReactNode {
  const translate = useText();
  const { field, fieldState } = useController<ClassValues, 'weekdays'>({ name: 'weekdays' });
  return (
    <Checkbox.Group
      mb="md"
      label={translate(texts.weekdays)}
      error={fieldState.error?.message ?? fieldState.error?.root?.message}
      value={field.value}
      onChange={field.onChange}
    >
      <Group gap="md" mt="xxs">
        {order.map((day) => {
          const text = weekdayTexts[day];
          return text && <Checkbox key={day} value={String(day)} label={translate(text)} />;
        })}
      </Group>
    </Checkbox.Group>
  );
}

function Exceptions(): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { fields, append, remove } = useFieldArray<ClassValues, 'exceptions'>({ name: 'exceptions' });
  return (
    <FieldRows
      legend={translate(texts.exceptions)}
      help={translate(texts.exceptionsHelp)}
      rows={fields}
      renderRow={(index) => (
        <DateField<ClassValues>
          name={`exceptions.${index}.day`}
          label={translate(texts.exception, { n: format.number(index + 1) })}
        />
      )}
      removeText={(n) => translate(texts.removeException, { n })}
      onRemove={remove}
      addText={translate(texts.addException)}
      onAdd={() => append({ day: '' })}
      max={maxExceptions}
    />
  );
}
