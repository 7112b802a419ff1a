import { Select } from '@mantine/core';
import type { listBatches } from '@pathshala/svc-catalog-contract/batches';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { texts } from './member-texts.ts';

interface BatchSelectProps {
  /** Empty: all batches. */
  readonly value: string;
  readonly onChange: (batchId: string) => void;
}

/** A batch, found by its name. */
export function BatchSelect({ value, onChange }: BatchSelectProps): ReactNode {
  const translate = useText();
  const [search, setSearch] = useState('');
  const { batches, chosen } = useBatches(value, search);
  const isListed = chosen === undefined || batches.some((batch) => batch.value === chosen.value);
  return (
    <Select
      searchable
      clearable
      label={translate(texts.batch)}
      placeholder={translate(texts.all)}
      data={isListed ? [...batches] : [chosen, ...batches]}
      // The service has searched.
      filter={({ options }) => options}
      value={value === '' ? null : value}
      onSearchChange={(typed) => setSearch(typed === chosen?.label ? '' : typed)}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

function useBatches(chosenId: string, q: string) {
  const inLanguage = useBilingual();
  const query = { pageSize: 50, sort: 'name' as const, ...(q !== '' && { q }) };
  const found = useApiQuery<typeof listBatches>('/courses/batches', { query }, { keepPrevious: true });
  const batches = (found.data?.items ?? []).map(({ _id, name }) => ({ value: _id, label: inLanguage(name) }));
  const [known, setKnown] = useState<(typeof batches)[number]>();
  const listed = batches.find(({ value }) => value === chosenId);
  if (listed !== undefined && listed.value !== known?.value) setKnown(listed);
  return { batches, chosen: chosenId === '' ? undefined : (listed ?? known) };
}
