import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { classLevels, levels, statuses } from '../../courses/academic-choices.ts';
import { texts as coursesTexts } from '../../courses/texts.ts';
import { useClassName } from '../../courses/use-class-name.ts';
import { academicCourseFields } from '../../resources/academic-course.fields.ts';
import { sharedTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';
import { StatusMenu } from './status-menu.tsx';
import { texts } from './texts.ts';

const prices = ['free', 'paid'] as const;

export function useCourseColumns(): readonly DataColumn<ListedCourse>[] {
  const translate = useText();
  const format = useFormat();
  const nameOfClass = useClassName();
  const { bilingual, choice, date, filterOf, number } = useColumns<ListedCourse>();
  return [
    { ...bilingual('name', academicCourseFields.title.label, ({ title }) => title), sortable: true },
    {
      id: 'classLevel',
      title: translate(academicCourseFields.classLevel.label),
      filter: filterOf({ values: classLevels, textOf: (value) => translate(coursesTexts.class[value]) }),
      cell: ({ classLevel }) => nameOfClass(classLevel),
      exportValue: ({ classLevel }) => classLevel,
    },
    {
      ...choice('status', academicCourseFields.status.label, {
        of: ({ status }) => status,
        values: statuses,
        textOf: (value) => academicCourseFields.status.choices[value],
      }),
      cell: (course) => <StatusMenu course={course} />,
    },
    {
      ...choice('level', academicCourseFields.level.label, {
        of: ({ level }) => level,
        values: levels,
        textOf: (value) => academicCourseFields.level.choices[value],
      }),
      isHiddenAtFirst: true,
    },
    {
      ...number('fee', academicCourseFields.price.label, ({ fee }) => fee),
      sortable: true,
      filter: filterOf(
        { values: prices, textOf: (value) => translate(sharedTexts.universities[value]) },
        'price',
      ),
      cell: ({ fee }) => (fee <= 0 ? translate(sharedTexts.universities.free) : format.money(fee)),
    },
    number('enrolled', translate(sharedTexts.universitiesEnrolled), ({ enrolledCount = 0 }) => enrolledCount),
    number('subjects', translate(texts.subjects), ({ subjectCount }) => subjectCount),
    {
      ...date('created', translate(sharedTexts.universitiesCreated), ({ createdAt }) => createdAt),
      sortable: true,
    },
  ];
}
