import { Select } from '@mantine/core';
import type {
  listAdmissionCourses,
  listChapters,
  listCourses,
  listSubjects,
  readUnitsByCode,
} from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { parentTexts } from './parent-texts.ts';

/** A level of the courses. Units are read by the code of their course, so an admission course is chosen by its code. */
export type Level = 'course' | 'subject' | 'chapter' | 'admissionCourse' | 'unit';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface LevelSelectProps {
  readonly level: Level | 'way';
  readonly value: string;
  /** The choice at the level above; without it there is nothing to choose from. */
  readonly parentId?: string | undefined;
  /** The choices; by default those of the server. */
  readonly choices?: readonly Choice[];
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** One part of the courses, such as a subject of the course that was chosen before it. */
export function LevelSelect(props: LevelSelectProps): ReactNode {
  const { level, value, parentId, choices, error, onChoose } = props;
  const translate = useText();
  const stored = useLevel(level, parentId);
  return (
    <Select
      mb="sm"
      searchable
      allowDeselect={false}
      label={translate(parentTexts[level])}
      error={error}
      data={[...(choices ?? stored)]}
      value={value === '' ? null : value}
      nothingFoundMessage={translate(parentTexts.none)}
      onChange={(id) => {
        if (id !== null) onChoose(id);
      }}
    />
  );
}

const all = { pageSize: 100 } as const;

function useLevel(level: Level | 'way', id = ''): readonly Choice[] {
  return [...useCourseLevel(level, id), ...useAdmissionLevel(level, id)];
}

interface UnitName {
  readonly _id: string;
  readonly unitName: string;
}

const choicesOf = <Item,>(items: readonly Item[] | undefined, choice: (item: Item) => Choice): Choice[] =>
  (items ?? []).map(choice);

/** Courses, and the subjects and chapters below them. */
function useCourseLevel(level: Level | 'way', id: string): readonly Choice[] {
  const inLanguage = useBilingual();
  const isBelow = id !== '';
  const input = { params: { id }, query: all };
  const courses = useApiQuery<typeof listCourses>(
    '/courses',
    { query: all },
    { enabled: level === 'course' },
  );
  const subjects = useApiQuery<typeof listSubjects>('/courses/{id}/subjects', input, {
    enabled: level === 'subject' && isBelow,
  });
  const chapters = useApiQuery<typeof listChapters>('/courses/{id}/chapters', input, {
    enabled: level === 'chapter' && isBelow,
  });
  return [
    ...choicesOf(courses.data?.items, ({ _id, courseName }) => ({
      value: _id,
      label: inLanguage(courseName),
    })),
    ...choicesOf(subjects.data?.items, ({ _id, subjectName }) => ({
      value: _id,
      label: inLanguage(subjectName),
    })),
    ...choicesOf(chapters.data?.items, ({ _id, chapterTitle }) => ({
      value: _id,
      label: inLanguage(chapterTitle),
    })),
  ];
}

/** Admission courses by their code, and their units. */
function useAdmissionLevel(level: Level | 'way', courseCode: string): readonly Choice[] {
  const inLanguage = useBilingual();
  const courses = useApiQuery<typeof listAdmissionCourses>(
    '/admissioncourse/universities',
    { query: all },
    { enabled: level === 'admissionCourse' },
  );
  const units = useApiQuery<typeof readUnitsByCode>(
    '/admissioncourse/universities/coursecode/{courseCode}',
    { params: { courseCode } },
    { enabled: level === 'unit' && courseCode !== '' },
  );
  return [
    ...choicesOf(courses.data?.items, (course) => ({
      value: course.courseCode,
      label: inLanguage(course.name),
    })),
    ...choicesOf<UnitName>(units.data?.units, ({ _id, unitName }) => ({
      value: _id,
      label: inLanguage(unitName),
    })),
  ];
}
