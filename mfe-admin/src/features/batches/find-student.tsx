import { Select } from '@mantine/core';
import type { readUserNames } from '@pathshala/svc-auth-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { texts } from '../../batches/member-texts.ts';

/** Finds one account by its name, and goes on to the next. */
export function FindStudent({
  onFound,
}: {
  readonly onFound: (id: string, name: string) => void;
}): ReactNode {
  const translate = useText();
  const [q, setQuery] = useState('');
  const { data } = useApiQuery<typeof readUserNames>(
    '/users/names',
    { query: { q } },
    { enabled: q.trim() !== '', keepPrevious: true },
  );
  return (
    <Select
      mb="md"
      searchable
      label={translate(texts.find)}
      data={(q.trim() === '' ? [] : (data?.items ?? [])).map(({ _id, name }) => ({
        value: _id,
        label: name,
      }))}
      // The service has searched.
      filter={({ options }) => options}
      nothingFoundMessage={q.trim() === '' ? undefined : translate(texts.nobodyNamed)}
      value={null}
      searchValue={q}
      onSearchChange={setQuery}
      onChange={(id, option) => {
        if (id !== null) onFound(id, option?.label ?? '');
        setQuery('');
      }}
    />
  );
}
