import { commonTexts } from '@pathshala/web-kit/common-texts';
import { BarList, type BarListProps } from '@pathshala/admin-kit/charts/bar-list';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { FigureColumn } from '@pathshala/admin-kit/report/figure-table';
import type { EnrolmentReport } from '@pathshala/svc-catalog-contract/reports';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';

type ReportedCourse = Pick<EnrolmentReport['courses'][number], 'courseId' | 'courseKind' | 'courseName'>;

const texts = {
  course: commonTexts.course,
  kind: commonTexts.kind,
  admission: commonTexts.admission,
  academic: commonTexts.academic,
  nameless: { en: 'Course {id}', bn: 'কোর্স {id}' },
};

/** The most bars of the chart; the table beside it has all courses. */
const maxBars = 12;

interface CoursesFigureProps<Row extends ReportedCourse> extends Pick<
  BarListProps,
  'formatValue' | 'highest'
> {
  readonly title: string;
  readonly fileName: string;
  readonly courses: readonly Row[];
  /** The columns behind the name; the files have the kind of the course, too. */
  readonly columns: readonly FigureColumn<Row>[];
  readonly barTitle: string;
  readonly valueOf: (course: Row) => number;
}

/** A figure of a report by course. */
export function CoursesFigure<Row extends ReportedCourse>(props: CoursesFigureProps<Row>): ReactNode {
  const { title, fileName, courses, columns, barTitle, valueOf, ...bars } = props;
  const translate = useText();
  const inLanguage = useBilingual();
  // A course that has no name any more has its id.
  const nameOf = ({ courseName, courseId }: Row): string =>
    courseName === '' ? translate(texts.nameless, { id: courseId }) : inLanguage(courseName);
  return (
    <ChartWithTable<Row>
      table={{
        title,
        fileName,
        columns: [
          { id: 'course', title: translate(texts.course), cell: nameOf, exportValue: nameOf },
          {
            id: 'kind',
            title: translate(texts.kind),
            exportValue: ({ courseKind }) => translate(texts[courseKind]),
          },
          ...columns,
        ],
        rows: courses,
        keyOf: ({ courseId }) => courseId,
      }}
      chart={
        <BarList
          {...bars}
          title={barTitle}
          points={courses.slice(0, maxBars).map((course) => ({
            key: course.courseId,
            label: nameOf(course),
            value: valueOf(course),
          }))}
        />
      }
    />
  );
}
