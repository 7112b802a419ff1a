import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { CourseStudent, listEnrolments } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { AccountName } from '../../students/account-name.tsx';
import { texts } from '../../enrolments/texts.ts';
import { enrolmentsPath } from '../../enrolments/use-enrolment-end.ts';

type Column = DataColumn<CourseStudent>;

export function useEnrolmentColumns(): readonly Column[] {
  const { bilingual, dateTime } = useColumns<CourseStudent>();
  const translate = useText();
  return [
    {
      id: 'student',
      title: translate(texts.student),
      cell: ({ studentId }) => <AccountName userId={studentId} />,
      filter: { kind: 'named', name: 'studentId', nameOf: (userId) => <AccountName userId={userId} /> },
      exportValue: ({ studentId }) => studentId,
    },
    {
      ...bilingual('course', texts.course, ({ courseName }) => courseName),
      filter: { kind: 'named', name: 'courseId', nameOf: (courseId) => <CourseOf courseId={courseId} /> },
    },
    { ...dateTime('enrolled', texts.enrolled, ({ enrolledAt }) => enrolledAt), sortable: true },
    {
      id: 'state',
      title: translate(texts.state),
      filter: {
        kind: 'choice',
        name: 'state',
        unset: translate(texts.holds),
        options: [{ value: 'ended', text: translate(texts.ended) }],
      },
      cell: (enrolment) => <State enrolment={enrolment} />,
      exportValue: ({ endReason }) => endReason,
    },
  ];
}

function State({ enrolment: { endedAt, endReason } }: { readonly enrolment: CourseStudent }) {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  if (endedAt === null) return <Badge tone="good">{translate(texts.holds)}</Badge>;
  const words = { time: format.shortDateTime(endedAt), reason: inLanguage(endReason) };
  return (
    <>
      <Badge>{translate(texts.ended)}</Badge> {translate(texts.endedAt, words)}
    </>
  );
}

/** The name of a course, as its enrolments carry it. */
function CourseOf({ courseId }: { readonly courseId: string }): string {
  const inLanguage = useBilingual();
  const translate = useText();
  const query = { courseId, page: 1, pageSize: 1 };
  const { data } = useApiQuery<typeof listEnrolments>(enrolmentsPath, { query });
  const name = data?.items[0]?.courseName;
  if (name !== undefined) return inLanguage(name);
  return data ? translate(texts.noCourse) : '…';
}
