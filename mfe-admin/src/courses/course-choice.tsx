import { Select } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { type CourseOption, useFoundCourses } from './use-found-courses.ts';
import { texts } from './texts.ts';

interface CourseChoiceProps {
  /** Empty: none yet. */
  readonly value: string;
  readonly onChange: (courseId: string) => void;
}

/** A course of either kind, found by its name. */
export function CourseChoice({ value, onChange }: CourseChoiceProps): ReactNode {
  const translate = useText();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<CourseOption>();
  // The name of the chosen course is no search.
  const { found, hasFailed } = useFoundCourses(search === chosen?.label ? '' : search);
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
