import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { sharedTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';
import { texts } from './texts.ts';

type Column = DataColumn<ListedCourse>;

const prices = ['free', 'paid'] as const;

export function useCourseColumns(): readonly Column[] {
  const translate = useText();
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
      title: translate(sharedTexts.courseName),
      sortable: true,
      cell: ({ name }) => inLanguage(name),
      exportValue: ({ name }) => name,
    },
    {
      id: 'code',
      title: translate(texts.code),
      sortable: true,
      cell: ({ courseCode }) => courseCode,
      exportValue: ({ courseCode }) => courseCode,
    },
    {
      ...count('fee', translate(texts.fee), ({ fee }) => fee),
      filter: {
        kind: 'choice',
        name: 'price',
        options: prices.map((value) => ({ value, text: translate(sharedTexts.universities[value]) })),
      },
      cell: ({ fee }) => (fee <= 0 ? translate(sharedTexts.universities.free) : format.money(fee)),
    },
    count('units', translate(sharedTexts.step.units), ({ unitCount }) => unitCount),
    count('years', translate(sharedTexts.step.years), ({ yearCount }) => yearCount),
    count('questions', translate(texts.questions), ({ questionCount }) => questionCount),
    {
      ...count(
        'enrolled',
        translate(sharedTexts.universitiesEnrolled),
        ({ enrolledCount }) => enrolledCount ?? 0,
      ),
      sortable: false,
    },
    {
      id: 'created',
      title: translate(sharedTexts.universitiesCreated),
      sortable: true,
      filter: { kind: 'date-range' },
      cell: ({ createdAt }) => format.shortDate(createdAt),
      exportValue: ({ createdAt }) => new Date(createdAt),
    },
  ];
}
