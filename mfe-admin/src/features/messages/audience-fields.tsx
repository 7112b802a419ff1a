import { Select } from '@mantine/core';
import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import type { readUserNames } from '@pathshala/svc-auth-contract/http';
import type { listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import type { listBatches } from '@pathshala/svc-catalog-contract/batches';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFoundCourses } from '../../courses/use-found-courses.ts';
import { useAccountName } from '../../students/account-name.tsx';
import { audienceKinds, type MessageValues } from './message-values.ts';
import { texts } from './texts.ts';

/** The fields of the audience: its kind, and which one of it. */
export function AudienceFields(): ReactNode {
  const translate = useText();
  const { setValue } = useFormContext<MessageValues>();
  const kind = useWatch<MessageValues, 'audience.kind'>({ name: 'audience.kind' });
  return (
    <>
      <ChoiceField<MessageValues>
        name="audience.kind"
        label={translate(texts.audienceKind)}
        choices={audienceKinds.map((value) => ({ value, label: translate(texts.kinds[value]) }))}
      />
      {kind !== 'all' && (
        <Found
          key={kind}
          kind={kind}
          onChoose={(id, name) => {
            setValue('audience.id', id, { shouldDirty: true });
            setValue('audience.name', name, { shouldDirty: true });
          }}
        />
      )}
    </>
  );
}

interface FoundProps {
  readonly kind: 'batch' | 'course' | 'campaign' | 'student';
  readonly onChoose: (id: string, name: string) => void;
}

function Found({ kind, onChoose }: FoundProps): ReactNode {
  const Choice = {
    batch: BatchChoice,
    course: CourseChoice,
    campaign: CampaignChoice,
    student: StudentChoice,
  }[kind];
  return <Choice onChoose={onChoose} />;
}

interface ChoiceProps {
  readonly onChoose: FoundProps['onChoose'];
}

interface Option {
  readonly value: string;
  readonly label: string;
  /** In both languages, as it is stored. */
  readonly name: string;
}

interface SearchedProps extends ChoiceProps {
  readonly label: string;
  readonly help?: string;
  readonly found: readonly Option[];
  readonly onSearch: (q: string) => void;
}

/** One of what the service has found; the present choice is always among them. */
function Searched({ label, help, found, onSearch, onChoose }: SearchedProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { formState, getFieldState, clearErrors } = useFormContext<MessageValues>();
  const { id, name } = useWatch<MessageValues, 'audience'>({ name: 'audience' });
  const own = { value: id, label: inLanguage(name), name };
  const options = id === '' || found.some(({ value }) => value === id) ? found : [own, ...found];
  const error = getFieldState('audience.id', formState).error?.message;
  return (
    <Select
      searchable
      label={label}
      description={help ?? translate(texts.chooseHelp)}
      placeholder={translate(texts.choose)}
      error={error}
      data={options.map((option) => ({ value: option.value, label: option.label }))}
      // The service has searched.
      filter={({ options: listed }) => listed}
      value={id === '' ? null : id}
      onSearchChange={onSearch}
      onChange={(value) => {
        clearErrors('audience.id');
        onChoose(value ?? '', options.find((option) => option.value === value)?.name ?? '');
      }}
    />
  );
}

function BatchChoice(props: ChoiceProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [q, search] = useState('');
  const query = { sort: 'name', pageSize: 20, ...(q !== '' && { q }) } as const;
  const { data, error } = useApiQuery<typeof listBatches>(
    '/courses/batches',
    { query },
    { keepPrevious: true },
  );
  const found = data?.items.map(({ _id, name }) => ({ value: _id, label: inLanguage(name), name })) ?? [];
  const help = error ? { help: translate(texts.listFailed) } : {};
  return (
    <Searched label={translate(texts.kinds.batch)} found={found} onSearch={search} {...help} {...props} />
  );
}

function CourseChoice(props: ChoiceProps): ReactNode {
  const translate = useText();
  const [q, search] = useState('');
  const { found, hasFailed } = useFoundCourses(q);
  const help = hasFailed ? { help: translate(texts.listFailed) } : {};
  const options = found.map((course) => ({ ...course, name: course.label }));
  return (
    <Searched label={translate(texts.kinds.course)} found={options} onSearch={search} {...help} {...props} />
  );
}

function CampaignChoice(props: ChoiceProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [q, search] = useState('');
  const query = { pageSize: 20, ...(q !== '' && { q }) };
  const options = { keepPrevious: true };
  const { data, error } = useApiQuery<typeof listExamCampaigns>('/examcampaigns', { query }, options);
  const found =
    data?.items.map(({ _id, title }) => ({ value: _id, label: inLanguage(title), name: title })) ?? [];
  return (
    <Searched
      label={translate(texts.kinds.campaign)}
      help={translate(error ? texts.listFailed : texts.campaignHelp)}
      found={found}
      onSearch={search}
      {...props}
    />
  );
}

function StudentChoice({ onChoose }: ChoiceProps): ReactNode {
  const translate = useText();
  const [q, search] = useState('');
  const { id } = useWatch<MessageValues, 'audience'>({ name: 'audience' });
  const ownName = useAccountName(id);
  const { data } = useApiQuery<typeof readUserNames>(
    '/users/names',
    { query: { q } },
    { enabled: q.trim() !== '' && q !== ownName, keepPrevious: true },
  );
  const found = data?.items.map(({ _id, name }) => ({ value: _id, label: name, name })) ?? [];
  const own = id === '' || found.some(({ value }) => value === id);
  const options = own ? found : [{ value: id, label: ownName, name: ownName }, ...found];
  return (
    <Searched label={translate(texts.kinds.student)} found={options} onSearch={search} onChoose={onChoose} />
  );
}
