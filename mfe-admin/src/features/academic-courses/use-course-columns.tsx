import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat } from '@pathshala/web-kit/texts';
import { classLevels, levels, statuses } from '../../courses/academic-choices.ts';
import { useClassName } from '../../courses/use-class-name.ts';
import { useTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';
import { StatusMenu } from './status-menu.tsx';

type Column = DataColumn<ListedCourse>;

const prices = ['free', 'paid'] as const;

export function useCourseColumns(): readonly Column[] {
  return [...useFactColumns(), ...useNumberColumns()];
}

function useFactColumns(): readonly Column[] {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const nameOfClass = useClassName();
  return [
    {
      id: 'name',
      title: translate('academic.title'),
      sortable: true,
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    {
      id: 'classLevel',
      title: translate('academic.classLevel'),
      filter: {
        kind: 'choice',
        options: classLevels.map((value) => ({ value, text: translate(`class.${value}`) })),
      },
      cell: ({ classLevel }) => nameOfClass(classLevel),
      exportValue: ({ classLevel }) => classLevel,
    },
    {
      id: 'status',
      title: translate('academic.status'),
      filter: {
        kind: 'choice',
        options: statuses.map((value) => ({ value, text: translate(`status.${value}`) })),
      },
      cell: (course) => <StatusMenu course={course} />,
      exportValue: ({ status }) => translate(`status.${status}`),
    },
    {
      id: 'level',
      title: translate('academic.level'),
      filter: {
        kind: 'choice',
        options: levels.map((value) => ({ value, text: translate(`level.${value}`) })),
      },
      isHiddenAtFirst: true,
      cell: ({ level }) => translate(`level.${level}`),
      exportValue: ({ level }) => translate(`level.${level}`),
    },
  ];
}

function useNumberColumns(): readonly Column[] {
  const translate = useTexts();
  const format = useFormat();
  return [
    {
      id: 'fee',
      title: translate('academic.price'),
      isNumber: true,
      sortable: true,
      filter: {
        kind: 'choice',
        name: 'price',
        options: prices.map((value) => ({ value, text: translate(`universities.${value}`) })),
      },
      cell: ({ fee }) => (fee <= 0 ? translate('universities.free') : format.money(fee)),
      exportValue: ({ fee }) => fee,
    },
    {
      id: 'enrolled',
      title: translate('universities.enrolled'),
      isNumber: true,
      cell: ({ enrolledCount = 0 }) => format.number(enrolledCount),
      exportValue: ({ enrolledCount = 0 }) => enrolledCount,
    },
    {
      id: 'subjects',
      title: translate('academicList.subjects'),
      isNumber: true,
      cell: ({ subjectCount }) => format.number(subjectCount),
      exportValue: ({ subjectCount }) => subjectCount,
    },
    {
      id: 'created',
      title: translate('universities.created'),
      sortable: true,
      cell: ({ createdAt }) => format.shortDate(createdAt),
      exportValue: ({ createdAt }) => new Date(createdAt),
    },
  ];
}
