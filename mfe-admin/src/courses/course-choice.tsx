import { Select } from '@mantine/core';
import type { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';

const pageSize = 20;

interface CourseChoiceProps {
  /** Empty: none yet. */
  readonly value: string;
  readonly onChange: (courseId: string) => void;
}

interface CourseOption {
  readonly value: string;
  readonly label: string;
}

/** A course of either kind, found by its name. */
export function CourseChoice({ value, onChange }: CourseChoiceProps): ReactNode {
  const translate = useText();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<CourseOption>();
  // The name of the chosen course is no search.
  const { found, hasFailed } = useCourses(search === chosen?.label ? '' : search);
  const isListed = chosen === undefined || found.some((course) => course.value === chosen.value);
  const choose = (courseId: string | null): void => {
    setChosen(found.find((course) => course.value === courseId));
    onChange(courseId ?? '');
  };
  return (
    <Select
      mb="md"
      searchable
      label={translate(texts.course)}
      description={translate(texts.courseHelp)}
      error={hasFailed && translate(texts.coursesFailed)}
      data={isListed ? [...found] : [chosen, ...found]}
      // The service has searched; it also knows the other script.
      filter={({ options: listed }) => listed}
      value={value === '' ? null : value}
      onSearchChange={setSearch}
      onChange={choose}
    />
  );
}

/** The first courses of both kinds that the services find. */
function useCourses(q: string): { readonly found: readonly CourseOption[]; readonly hasFailed: boolean } {
  const inLanguage = useBilingual();
  const input = { query: { pageSize, ...(q !== '' && { q }) } };
  const options = { keepPrevious: true };
  const admission = useApiQuery<typeof listAdmissionCourses>('/admissioncourse/universities', input, options);
  const academic = useApiQuery<typeof listAcademicCourses>('/academiccourse/academicCourses', input, options);
  return {
    found: [
      ...(admission.data?.items ?? []).map(({ _id, name, courseCode }) => ({
        value: _id,
        label: courseCode === '' ? inLanguage(name) : `${inLanguage(name)} (${courseCode})`,
      })),
      ...(academic.data?.items ?? []).map(({ _id, title }) => ({ value: _id, label: inLanguage(title) })),
    ],
    hasFailed: admission.error !== null || academic.error !== null,
  };
}
