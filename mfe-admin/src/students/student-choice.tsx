import { Select } from '@mantine/core';
import type { readUserNames } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';

const texts = {
  student: commonTexts.student,
  help: { en: 'Type a name, an email address or a username', bn: 'নাম, ইমেইল বা ব্যবহারকারীর নাম লিখুন' },
  nobody: { en: 'Nobody has this name.', bn: 'এই নামে কেউ নেই।' },
};

interface StudentChoiceProps {
  /** Empty: nobody yet. Missing: each choice is passed on, and the field is free for the next one. */
  readonly value?: string;
  /** “Student” without one. */
  readonly label?: string;
  readonly onChange: (studentId: string, name: string) => void;
}

interface StudentOption {
  readonly value: string;
  readonly label: string;
}

/** The accounts that a text finds; none for the name of the chosen one. */
function useFound(q: string, chosen: StudentOption | undefined) {
  const isSearch = q.trim() !== '' && q !== chosen?.label;
  const { data } = useApiQuery<typeof readUserNames>(
    '/users/names',
    { query: { q } },
    { enabled: isSearch, keepPrevious: true },
  );
  const found = isSearch ? (data?.items ?? []) : [];
  return { isSearch, found: found.map(({ _id, name }) => ({ value: _id, label: name })) };
}

/** An account, found by its name. */
export function StudentChoice({ value, label, onChange }: StudentChoiceProps): ReactNode {
  const translate = useText();
  const [q, setQuery] = useState('');
  const [chosen, setChosen] = useState<StudentOption>();
  const { isSearch, found } = useFound(q, chosen);
  const isRepeated = value === undefined;
  const listed = chosen === undefined || found.some((one) => one.value === chosen.value);
  const choose = (id: string | null): void => {
    const student = found.find((one) => one.value === id);
    if (isRepeated) setQuery('');
    else setChosen(student);
    if (!isRepeated || student) onChange(id ?? '', student?.label ?? '');
  };
  return (
    <Select
      mb="md"
      searchable
      label={label ?? translate(texts.student)}
      description={translate(texts.help)}
      data={listed ? found : [chosen, ...found]}
      // The service has searched.
      filter={({ options }) => options}
      nothingFoundMessage={isSearch ? translate(texts.nobody) : undefined}
      value={value || null}
      {...(isRepeated && { searchValue: q })}
      onSearchChange={setQuery}
      onChange={choose}
    />
  );
}
