import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Select } from '@mantine/core';
import type { readUserNames } from '@pathshala/svc-auth-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';

const texts = {
  student: commonTexts.student,
  help: { en: 'Type a name, an email address or a username', bn: 'নাম, ইমেইল বা ব্যবহারকারীর নাম লিখুন' },
};

interface StudentChoiceProps {
  /** Empty: nobody yet. */
  readonly value: string;
  readonly onChange: (studentId: string) => void;
}

interface StudentOption {
  readonly value: string;
  readonly label: string;
}

/** An account, found by its name. */
export function StudentChoice({ value, onChange }: StudentChoiceProps): ReactNode {
  const translate = useText();
  const [q, setQuery] = useState('');
  const [chosen, setChosen] = useState<StudentOption>();
  const isSearch = q.trim() !== '' && q !== chosen?.label;
  const { data } = useApiQuery<typeof readUserNames>(
    '/users/names',
    { query: { q } },
    { enabled: isSearch, keepPrevious: true },
  );
  const found = (isSearch ? (data?.items ?? []) : []).map(({ _id, name }) => ({ value: _id, label: name }));
  const listed = chosen === undefined || found.some((one) => one.value === chosen.value);
  return (
    <Select
      mb="md"
      searchable
      label={translate(texts.student)}
      description={translate(texts.help)}
      data={listed ? found : [chosen, ...found]}
      // The service has searched.
      filter={({ options }) => options}
      value={value === '' ? null : value}
      onSearchChange={setQuery}
      onChange={(id) => {
        setChosen(found.find((one) => one.value === id));
        onChange(id ?? '');
      }}
    />
  );
}
