import type { MarkingItem } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { Column } from '@pathshala/web-kit/parts/table';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { AccountName } from '../../students/account-name.tsx';
import { deskPath } from './paths.ts';
import { texts } from './texts.ts';

/** The columns of the queue; without the student where the identity is hidden. */
export function useQueueColumns(isBlind: boolean): readonly Column<MarkingItem>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const student: Column<MarkingItem> = {
    id: 'student',
    title: translate(texts.student),
    cell: ({ studentId }) => (studentId === null ? '' : <AccountName userId={studentId} />),
  };
  return [
    {
      id: 'code',
      title: translate(texts.answer),
      cell: ({ resultId, code }) => <Link to={deskPath(resultId)}>{code}</Link>,
    },
    { id: 'exam', title: translate(texts.exam), cell: ({ title }) => inLanguage(title) },
    ...(isBlind ? [] : [student]),
    {
      id: 'submitted',
      title: translate(texts.submitted),
      cell: ({ submittedAt }) => format.shortDateTime(submittedAt),
    },
    {
      id: 'marks',
      title: translate(texts.marks),
      isNumber: true,
      cell: ({ score, totalMarks }) =>
        score === null
          ? translate(texts.notMarked)
          : translate(texts.of, { marks: format.number(score), max: format.number(totalMarks) }),
    },
  ];
}
