import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { admissionCourseFields } from '../../resources/admission-course.fields.ts';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';
import type { ListedCourse } from './listed-course.ts';

const prices = ['free', 'paid'] as const;

export function useCourseColumns(): readonly DataColumn<ListedCourse>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { bilingual, date, filterOf, number, text } = useColumns<ListedCourse>();
  return [
    {
      ...bilingual('name', admissionCourseFields.name.label, ({ name }) => name),
      sortable: true,
      cell: ({ name, isDraft = false }) =>
        isDraft ? (
          <>
            {inLanguage(name)} <Badge>{translate(texts.draft)}</Badge>
          </>
        ) : (
          inLanguage(name)
        ),
    },
    { ...text('code', translate(texts.code), ({ courseCode }) => courseCode), sortable: true },
    {
      ...number('fee', translate(texts.fee), ({ fee }) => fee),
      sortable: true,
      filter: filterOf(
        { values: prices, textOf: (value) => translate(sharedTexts.universities[value]) },
        'price',
      ),
      cell: ({ fee }) => (fee <= 0 ? translate(sharedTexts.universities.free) : format.money(fee)),
    },
    { ...number('units', translate(sharedTexts.step.units), ({ unitCount }) => unitCount), sortable: true },
    { ...number('years', translate(sharedTexts.step.years), ({ yearCount }) => yearCount), sortable: true },
    {
      ...number('questions', translate(texts.questions), ({ questionCount }) => questionCount),
      sortable: true,
    },
    number('enrolled', translate(sharedTexts.universitiesEnrolled), ({ enrolledCount = 0 }) => enrolledCount),
    {
      ...date('created', translate(sharedTexts.universitiesCreated), ({ createdAt }) => createdAt),
      sortable: true,
      filter: { kind: 'date-range' },
    },
  ];
}
