import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { Gradebook, GradebookRow, GradeState } from '@pathshala/svc-catalog-contract/gradebooks';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { NamedRow } from '../../students/use-named-rows.ts';
import { texts } from './texts.ts';
import { useCourseBatches } from './use-course-batches.ts';

type Row = NamedRow<GradebookRow>;

/** The newest exams and assignments; the column chooser has the others. */
const shownItems = 20;

const isNamed = (state: GradeState): state is keyof typeof texts.states => state in texts.states;

/** A column for each exam and assignment, with its full marks and its share of the total. */
export function useGradeColumns({ courseId, items }: Gradebook): readonly DataColumn<Row>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number, percent } = useFormat();
  const { text } = useColumns<Row>();
  const batches = useCourseBatches(courseId) ?? [];
  const orDash = (value: number | null): string => (value === null ? '–' : number(value));
  const stateText = (state: GradeState): string => (isNamed(state) ? translate(texts.states[state]) : '–');
  const grades = items.map(({ itemId, title, totalMarks, share }, at): DataColumn<Row> => {
    const cellOf = (row: Row) => row.cells.find((cell) => cell.itemId === itemId);
    return {
      id: itemId,
      title: `${inLanguage(title)} / ${number(totalMarks)} (${percent(share)})`,
      isNumber: true,
      sortable: true,
      isHiddenAtFirst: at < items.length - shownItems,
      cell: (row) => {
        const { state = 'open', score = null } = cellOf(row) ?? {};
        return score === null ? stateText(state) : number(score);
      },
      exportValue: (row) => cellOf(row)?.score ?? null,
    };
  });
  return [
    {
      ...text('student', texts.student, ({ studentName }) => studentName),
      ...(batches.length > 0 && {
        filter: {
          kind: 'choice',
          name: 'batchId',
          label: translate(texts.batch),
          unset: translate(texts.anyBatch),
          options: batches,
        } as const,
      }),
    },
    {
      id: 'rank',
      title: translate(texts.rank),
      isNumber: true,
      cell: ({ rank }) => orDash(rank),
      exportValue: ({ rank }) => rank,
    },
    {
      id: 'total',
      title: translate(texts.total),
      isNumber: true,
      sortable: true,
      cell: ({ total }) => (total === null ? '–' : percent(total)),
      exportValue: ({ total }) => total,
    },
    text('grade', texts.grade, ({ grade }) => grade ?? '–'),
    ...grades,
  ];
}
