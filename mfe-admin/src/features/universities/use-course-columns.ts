import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat } from '@pathshala/web-kit/texts';
import { useTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';

type Column = DataColumn<ListedCourse>;

const prices = ['free', 'paid'] as const;

export function useCourseColumns(): readonly Column[] {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const format = useFormat();
  const count = (id: string, title: string, of: (course: ListedCourse) => number): Column => ({
    id,
    title,
    isNumber: true,
    sortable: true,
    cell: (course) => format.number(of(course)),
    exportValue: of,
  });
  return [
    {
      id: 'name',
      title: translate('course.name'),
      sortable: true,
      cell: ({ name }) => inLanguage(name),
      exportValue: ({ name }) => name,
    },
    {
      id: 'code',
      title: translate('universities.code'),
      sortable: true,
      cell: ({ courseCode }) => courseCode,
      exportValue: ({ courseCode }) => courseCode,
    },
    {
      ...count('fee', translate('universities.fee'), ({ fee }) => fee),
      filter: {
        kind: 'choice',
        name: 'price',
        options: prices.map((value) => ({ value, text: translate(`universities.${value}`) })),
      },
      cell: ({ fee }) => (fee <= 0 ? translate('universities.free') : format.money(fee)),
    },
    count('units', translate('step.units'), ({ unitCount }) => unitCount),
    count('years', translate('step.years'), ({ yearCount }) => yearCount),
    count('questions', translate('universities.questions'), ({ questionCount }) => questionCount),
    {
      ...count('enrolled', translate('universities.enrolled'), ({ enrolledCount }) => enrolledCount ?? 0),
      sortable: false,
    },
    {
      id: 'created',
      title: translate('universities.created'),
      sortable: true,
      filter: { kind: 'date-range' },
      cell: ({ createdAt }) => format.shortDate(createdAt),
      exportValue: ({ createdAt }) => new Date(createdAt),
    },
  ];
}
