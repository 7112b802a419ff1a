import type { FigureColumn } from '@pathshala/admin-kit/report/figure-table';
import type { EnrolmentReport } from '@pathshala/svc-catalog-contract/reports';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';

type ReportedCourse = Pick<EnrolmentReport['courses'][number], 'courseId' | 'courseKind' | 'courseName'>;

const texts = {
  course: commonTexts.course,
  kind: commonTexts.kind,
  admission: commonTexts.admission,
  academic: commonTexts.academic,
  nameless: { en: 'Course {id}', bn: 'কোর্স {id}' },
};

/** The name of a course of a report in the user's language; of one that has no name any more its id. */
export function useCourseName(): (course: ReportedCourse) => string {
  const translate = useText();
  const inLanguage = useBilingual();
  return ({ courseName, courseId }) =>
    courseName === '' ? translate(texts.nameless, { id: courseId }) : inLanguage(courseName);
}

/** The first column of a table by course; the files have the kind of the course, too. */
export function useCourseColumns<Row extends ReportedCourse>(): readonly FigureColumn<Row>[] {
  const translate = useText();
  const nameOf = useCourseName();
  return [
    { id: 'course', title: translate(texts.course), cell: nameOf, exportValue: nameOf },
    {
      id: 'kind',
      title: translate(texts.kind),
      exportValue: ({ courseKind }) => translate(texts[courseKind]),
    },
  ];
}
