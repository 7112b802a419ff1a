import { Select } from '@mantine/core';
import type { listCampaigns, listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import type { listBatches } from '@pathshala/svc-catalog-contract/batches';
import type { listExams } from '@pathshala/svc-exams-contract/exam-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { useFoundCourses } from '../../../courses/use-found-courses.ts';
import { texts } from './texts.ts';

type FoundKind = 'course' | 'batch' | 'exam' | 'exam-campaign' | 'campaign';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface FoundChoiceProps {
  readonly kind: FoundKind;
  readonly label: string;
  readonly isRequired: boolean;
  /** Empty: none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

const shownOfId = 6;

/** A course, batch, exam or campaign, found by its name. */
export function FoundChoice({ kind, label, isRequired, value, onChange }: FoundChoiceProps): ReactNode {
  const translate = useText();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Option>();
  // The name of the chosen thing is no search.
  const { found, hasFailed } = useFound(kind, search === chosen?.label ? '' : search);
  const before = { value, label: translate(texts.chosenBefore, { id: value.slice(-shownOfId) }) };
  const own = chosen?.value === value ? chosen : before;
  const isListed = value === '' || found.some((option) => option.value === value);
  return (
    <Select
      searchable
      clearable={!isRequired}
      label={label}
      placeholder={translate(isRequired ? texts.choose : texts.any)}
      error={hasFailed && translate(texts.listsFailed)}
      data={isListed ? [...found] : [own, ...found]}
      // The service has searched.
      filter={({ options }) => options}
      value={value === '' ? null : value}
      onSearchChange={setSearch}
      onChange={(id) => {
        setChosen(found.find((option) => option.value === id));
        onChange(id ?? '');
      }}
    />
  );
}

function useFound(kind: FoundKind, q: string): { found: readonly Option[]; hasFailed: boolean } {
  const inLanguage = useBilingual();
  const query = { pageSize: 20, ...(q !== '' && { q }) };
  const input = { query };
  const when = (...kinds: readonly FoundKind[]) => ({ keepPrevious: true, enabled: kinds.includes(kind) });
  const courses = useFoundCourses(kind === 'course' ? q : '');
  const batches = useApiQuery<typeof listBatches>(
    '/courses/batches',
    { query: { ...query, sort: 'name' as const } },
    when('batch'),
  );
  const exams = useApiQuery<typeof listExams>('/exams', input, when('exam'));
  const ofExams = useApiQuery<typeof listExamCampaigns>(
    '/examcampaigns',
    input,
    when('exam-campaign', 'campaign'),
  );
  const general = useApiQuery<typeof listCampaigns>('/campaign/campaigns', input, when('campaign'));
  if (kind === 'course') return courses;
  if (kind === 'batch') {
    const found = (batches.data?.items ?? []).map(({ _id, name }) => ({
      value: _id,
      label: inLanguage(name),
    }));
    return { found, hasFailed: batches.error !== null };
  }
  const lists = kind === 'exam' ? [exams] : kind === 'campaign' ? [ofExams, general] : [ofExams];
  const items = lists.flatMap(({ data }): readonly { _id: string; title: string }[] => data?.items ?? []);
  return {
    found: items.map(({ _id, title }) => ({ value: _id, label: inLanguage(title) })),
    hasFailed: lists.some(({ error }) => error !== null),
  };
}
