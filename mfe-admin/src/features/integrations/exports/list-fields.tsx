import { NativeSelect } from '@mantine/core';
import { ChoicesField } from '@pathshala/admin-kit/forms/choices-field';
import type { ExportableList } from '@pathshala/svc-auth-contract/http';
import { exportDays } from '@pathshala/svc-auth-contract/export-form';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { exportFields } from '../../../resources/export.fields.ts';
import type { ExportValues } from './export-values.ts';
import { FoundChoice } from './found-choice.tsx';
import { texts } from './texts.ts';

interface ListFieldsProps {
  readonly lists: readonly ExportableList[];
}

/** Which list, which part of it, and which of its columns. Another list begins with all its columns and no filter. */
export function ListFields({ lists }: ListFieldsProps): ReactNode {
  const translate = useText();
  const { setValue } = useFormContext<ExportValues>();
  const chosen = useWatch<ExportValues, 'list'>({ name: 'list' });
  const list = lists.find(({ name }) => name === chosen);
  const choices = lists.map(({ name, title }) => ({ value: name, label: translate(title) }));
  const choose = (name: string): void => {
    const columns = lists.find((one) => one.name === name)?.columns ?? [];
    setValue('list', name, { shouldDirty: true, shouldValidate: name !== '' });
    setValue('filters', {});
    setValue(
      'columns',
      columns.map((column) => column.name),
      { shouldDirty: true },
    );
  };
  return (
    <>
      <NativeSelect
        label={translate(exportFields.list.label)}
        value={chosen}
        data={[{ value: '', label: translate(texts.chooseList) }, ...choices]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {list?.filters.map((filter) => (
        <ListFilter key={`${list.name} ${filter.name}`} filter={filter} />
      ))}
      {list && (
        <ChoicesField<ExportValues>
          name="columns"
          label={translate(exportFields.columns.label)}
          choices={list.columns.map(({ name, title }) => ({ value: name, label: translate(title) }))}
        />
      )}
    </>
  );
}

function ListFilter({ filter }: { readonly filter: ExportableList['filters'][number] }): ReactNode {
  const translate = useText();
  const { setValue } = useFormContext<ExportValues>();
  const { kind, name, title, isRequired, options } = filter;
  const filters = useWatch<ExportValues, 'filters'>({ name: 'filters' });
  const value = filters[name] ?? '';
  const set = (chosen: string) => setValue('filters', { ...filters, [name]: chosen }, { shouldDirty: true });
  if (kind !== 'days' && kind !== 'choice') {
    return (
      <FoundChoice
        kind={kind}
        label={translate(title)}
        isRequired={isRequired}
        value={value}
        onChange={set}
      />
    );
  }
  const choices =
    kind === 'days'
      ? exportDays.map((range) => ({ value: range, label: translate(texts.days[range]) }))
      : options.map((option) => ({ value: option.value, label: translate(option.text) }));
  const none = { value: '', label: translate(isRequired ? texts.choose : texts.any) };
  return (
    <NativeSelect
      label={translate(title)}
      value={value}
      data={[none, ...choices]}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
