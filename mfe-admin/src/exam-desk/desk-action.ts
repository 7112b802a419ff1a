import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useText } from '@pathshala/web-kit/texts';

const texts = { desk: { en: 'Exam desk', bn: 'পরীক্ষার ডেস্ক' } };

/** The row action that leads to the desk of an exam, where an administrator sees who sits. */
export function useDeskAction(): (examId: string) => RowAction {
  const translate = useText();
  return (examId) => ({ id: 'desk', text: translate(texts.desk), href: `/boss/exam-desk/${examId}` });
}
