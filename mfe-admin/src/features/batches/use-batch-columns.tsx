import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { Batch, listBatches } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { batchFields } from '../../resources/batch.fields.ts';
import { AccountName } from '../../students/account-name.tsx';
import { batchesPath } from '../../batches/batch-paths.ts';
import { useMemberCount } from '../../batches/use-member-count.ts';
import { texts } from './texts.ts';

const dayOf = (day: string): string | null => (day === '' ? null : day);

export function useBatchColumns(): readonly DataColumn<Batch>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const countOf = useMemberCount();
  const { bilingual, date, number, text } = useColumns<Batch>();
  return [
    {
      ...bilingual('name', batchFields.name.label, ({ name }) => name),
      sortable: true,
      filter: {
        kind: 'choice',
        name: 'archived',
        label: translate(texts.archiveFilter),
        unset: translate(texts.archiveWithout),
        options: [
          { value: 'only', text: translate(texts.archiveOnly) },
          { value: 'with', text: translate(texts.archiveWith) },
        ],
      },
    },
    {
      ...text('courses', texts.courses, ({ courses }) =>
        courses.map(({ courseName }) => inLanguage(courseName)).join(', '),
      ),
      filter: {
        kind: 'named',
        name: 'courseId',
        label: translate(texts.course),
        nameOf: (courseId) => <CourseOf courseId={courseId} />,
      },
    },
    {
      ...bilingual('teacher', texts.teacher, ({ teacherName }) => teacherName),
      filter: {
        kind: 'named',
        name: 'teacherId',
        nameOf: (teacherId) => <AccountName userId={teacherId} />,
      },
    },
    bilingual('room', batchFields.room.label, ({ room }) => room),
    { ...number('members', texts.members, ({ memberCount }) => memberCount), cell: countOf },
    { ...date('starts', texts.starts, ({ startsOn }) => dayOf(startsOn)), sortable: true },
    date('ends', texts.ends, ({ endsOn }) => dayOf(endsOn)),
    {
      ...date('created', texts.created, ({ createdAt }) => createdAt),
      sortable: true,
      isHiddenAtFirst: true,
    },
  ];
}

/** The name of a course, as its batches carry it. */
function CourseOf({ courseId }: { readonly courseId: string }): string {
  const inLanguage = useBilingual();
  const query = { courseId, archived: 'with', page: 1, pageSize: 1 } as const;
  const { data } = useApiQuery<typeof listBatches>(batchesPath, { query });
  const course = data?.items[0]?.courses.find((one) => one.courseId === courseId);
  return course ? inLanguage(course.courseName) : '…';
}
