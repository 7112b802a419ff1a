import type { SearchChoices } from '@pathshala/svc-exams-contract/practice-search';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Field } from '@pathshala/web-kit/parts/field';
import { Select } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import styles from './question-search.module.css';
import { texts } from './texts.ts';
import type { Search, SearchState } from './use-search.ts';

interface SearchFiltersProps {
  readonly choices: SearchChoices;
  readonly search: Search;
  readonly onChange: SearchState['change'];
}

/** Subject with its chapters, university with its units and years. A chapter is one of the bank, a year one of a paper. */
export function SearchFilters({ choices, search, onChange }: SearchFiltersProps): ReactNode {
  const translate = useText();
  const { subjects, courses, exams } = choices;
  const chapters = subjects.find(({ subject }) => subject === search.subject)?.chapters ?? [];
  const papers = courses.find(({ courseId }) => courseId === search.courseId)?.papers ?? [];
  return (
    <fieldset className={styles['filters']}>
      <legend className="visually-hidden">{translate(texts.filters)}</legend>
      <Choice
        label={translate(commonTexts.subject)}
        value={search.subject}
        choices={subjects.map(({ subject }) => ({ value: subject, name: subject }))}
        onChoose={(subject) => onChange({ subject, chapter: '' })}
      />
      {chapters.length > 0 && search.courseId === undefined && (
        <Choice
          label={translate(commonTexts.chapter)}
          value={search.chapter}
          choices={chapters.map((chapter) => ({ value: chapter, name: chapter }))}
          onChoose={(chapter) => onChange({ chapter })}
        />
      )}
      {(courses.length > 0 || exams.length > 0) && (
        <From choices={choices} search={search} onChange={onChange} />
      )}
      {papers.length > 0 && (
        <Choice
          label={translate(texts.paper)}
          value={search.paperId}
          choices={papers.map(({ paperId, title }) => ({ value: paperId, name: title }))}
          onChoose={(paperId) => onChange({ paperId })}
        />
      )}
    </fieldset>
  );
}

/** A university, or the exam of a campaign, which has no years. */
function From({ choices: { courses, exams }, search, onChange }: SearchFiltersProps): ReactNode {
  const translate = useText();
  const named = useNamed();
  const choose = (value: string): void => {
    const isCourse = courses.some(({ courseId }) => courseId === value);
    onChange({ chapter: '', courseId: isCourse ? value : '', paperId: isCourse ? '' : value });
  };
  return (
    <Field label={translate(texts.from)}>
      <Select value={search.courseId ?? search.paperId ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{translate(commonTexts.all)}</option>
        {courses.map(({ courseId, name }) => (
          <option key={courseId} value={courseId}>
            {named(name)}
          </option>
        ))}
        {exams.length > 0 && (
          <optgroup label={translate(texts.campaignExams)}>
            {exams.map(({ paperId, title }) => (
              <option key={paperId} value={paperId}>
                {named(title)}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </Field>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value = '', choices, onChoose }: ChoiceProps): ReactNode {
  const translate = useText();
  const named = useNamed();
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{translate(commonTexts.all)}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {named(choice.name)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
