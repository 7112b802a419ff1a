import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useFormat } from '@pathshala/web-kit/texts';
import { classLevels, levels, statuses } from '../../courses/academic-choices.ts';
import { useClassName } from '../../courses/use-class-name.ts';
import { useTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';
import { StatusMenu } from './status-menu.tsx';

const prices = ['free', 'paid'] as const;

export function useCourseColumns(): readonly DataColumn<ListedCourse>[] {
  const translate = useTexts();
  const format = useFormat();
  const nameOfClass = useClassName();
  const { bilingual, choice, date, filterOf, number } = useColumns<ListedCourse>();
  return [
    { ...bilingual('name', translate('academic.title'), ({ title }) => title), sortable: true },
    {
      id: 'classLevel',
      title: translate('academic.classLevel'),
      filter: filterOf({ values: classLevels, textOf: (value) => translate(`class.${value}`) }),
      cell: ({ classLevel }) => nameOfClass(classLevel),
      exportValue: ({ classLevel }) => classLevel,
    },
    {
      ...choice('status', translate('academic.status'), {
        of: ({ status }) => status,
        values: statuses,
        textOf: (value) => translate(`status.${value}`),
      }),
      cell: (course) => <StatusMenu course={course} />,
    },
    {
      ...choice('level', translate('academic.level'), {
        of: ({ level }) => level,
        values: levels,
        textOf: (value) => translate(`level.${value}`),
      }),
      isHiddenAtFirst: true,
    },
    {
      ...number('fee', translate('academic.price'), ({ fee }) => fee),
      sortable: true,
      filter: filterOf({ values: prices, textOf: (value) => translate(`universities.${value}`) }, 'price'),
      cell: ({ fee }) => (fee <= 0 ? translate('universities.free') : format.money(fee)),
    },
    number('enrolled', translate('universities.enrolled'), ({ enrolledCount = 0 }) => enrolledCount),
    number('subjects', translate('academicList.subjects'), ({ subjectCount }) => subjectCount),
    { ...date('created', translate('universities.created'), ({ createdAt }) => createdAt), sortable: true },
  ];
}
