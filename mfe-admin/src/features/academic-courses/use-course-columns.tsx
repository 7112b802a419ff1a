import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { classLevels, levels, statuses } from '../../courses/academic-choices.ts';
import { texts as coursesTexts } from '../../courses/texts.ts';
import { useClassName } from '../../courses/use-class-name.ts';
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
    { ...bilingual('name', translate(sharedTexts.academicTitle), ({ title }) => title), sortable: true },
    {
      id: 'classLevel',
      title: translate(sharedTexts.academicClassLevel),
      filter: filterOf({ values: classLevels, textOf: (value) => translate(coursesTexts.class[value]) }),
      cell: ({ classLevel }) => nameOfClass(classLevel),
      exportValue: ({ classLevel }) => classLevel,
    },
    {
      ...choice('status', translate(sharedTexts.academicStatus), {
        of: ({ status }) => status,
        values: statuses,
        textOf: (value) => translate(sharedTexts.status[value]),
      }),
      cell: (course) => <StatusMenu course={course} />,
    },
    {
      ...choice('level', translate(sharedTexts.academicLevel), {
        of: ({ level }) => level,
        values: levels,
        textOf: (value) => translate(sharedTexts.level[value]),
      }),
      isHiddenAtFirst: true,
    },
    {
      ...number('fee', translate(sharedTexts.academicPrice), ({ fee }) => fee),
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
