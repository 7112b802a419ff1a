import { NativeSelect } from '@mantine/core';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { difficulties } from '../bank-question/bank-question-values.ts';
import styles from './picker.module.css';
import { pickerTexts } from './picker-texts.ts';
import { type PickerQuery, type QuestionSource, usePickerFacets } from './question-source.ts';

export interface PickerFiltersProps {
  readonly source: QuestionSource;
  readonly query: PickerQuery;
  readonly onQuery: (change: Partial<PickerQuery>) => void;
}

/** Search and filters. Another subject clears the chapter. */
export function PickerFilters({ source, query, onQuery }: PickerFiltersProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const facets = usePickerFacets(source);
  const subjects = facets?.subjects ?? [];
  const chapters = subjects.find(({ subject }) => subject === query.subject)?.chapters ?? [];
  const named = (value: string) => ({ value, label: inLanguage(value) });
  return (
    <div className={styles['filters']}>
      <SearchBox
        value={query.q ?? ''}
        label={translate(pickerTexts.search)}
        onSearch={(q) => onQuery({ q })}
      />
      <Filter
        name="subject"
        value={query.subject}
        choices={subjects.flatMap(({ subject }) => (subject === '' ? [] : [named(subject)]))}
        onChoose={(subject) => onQuery({ subject, chapter: '' })}
      />
      <Filter
        name="chapter"
        value={query.chapter}
        choices={chapters.flatMap(({ chapter }) => (chapter === '' ? [] : [named(chapter)]))}
        onChoose={(chapter) => onQuery({ chapter })}
      />
      <Filter
        name="difficulty"
        value={query.difficulty}
        choices={difficulties.map((value) => ({ value, label: translate(pickerTexts[value]) }))}
        onChoose={(value) => onQuery({ difficulty: difficulties.find((one) => one === value) })}
      />
      <Filter
        name="tag"
        value={query.tag}
        choices={(facets?.tags ?? []).map(({ tag }) => named(tag))}
        onChoose={(tag) => onQuery({ tag })}
      />
    </div>
  );
}

interface FilterProps {
  readonly name: 'subject' | 'chapter' | 'difficulty' | 'tag';
  readonly value: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

function Filter({ name, value = '', choices, onChoose }: FilterProps): ReactNode {
  const translate = useText();
  return (
    <NativeSelect
      label={translate(pickerTexts[name])}
      value={value}
      data={[{ value: '', label: translate(pickerTexts.all) }, ...choices]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
