import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useFormat } from '@pathshala/web-kit/texts';
import { useTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';

const prices = ['free', 'paid'] as const;

export function useCourseColumns(): readonly DataColumn<ListedCourse>[] {
  const translate = useTexts();
  const format = useFormat();
  const { bilingual, date, filterOf, number, text } = useColumns<ListedCourse>();
  return [
    { ...bilingual('name', translate('course.name'), ({ name }) => name), sortable: true },
    { ...text('code', translate('universities.code'), ({ courseCode }) => courseCode), sortable: true },
    {
      ...number('fee', translate('universities.fee'), ({ fee }) => fee),
      sortable: true,
      filter: filterOf({ values: prices, textOf: (value) => translate(`universities.${value}`) }, 'price'),
      cell: ({ fee }) => (fee <= 0 ? translate('universities.free') : format.money(fee)),
    },
    { ...number('units', translate('step.units'), ({ unitCount }) => unitCount), sortable: true },
    { ...number('years', translate('step.years'), ({ yearCount }) => yearCount), sortable: true },
    {
      ...number('questions', translate('universities.questions'), ({ questionCount }) => questionCount),
      sortable: true,
    },
    number('enrolled', translate('universities.enrolled'), ({ enrolledCount = 0 }) => enrolledCount),
    {
      ...date('created', translate('universities.created'), ({ createdAt }) => createdAt),
      sortable: true,
      filter: { kind: 'date-range' },
    },
  ];
}
