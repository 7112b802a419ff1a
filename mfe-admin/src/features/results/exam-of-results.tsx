import type { listExamResults } from '@pathshala/svc-exams-contract/result-list';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { texts } from './texts.ts';

/** The title of an exam of any kind, as its results carry it. */
export function ExamOfResults({ examId }: { readonly examId: string }): string {
  const inLanguage = useBilingual();
  const translate = useText();
  const query = { examId, page: 1, pageSize: 1 };
  const { data } = useApiQuery<typeof listExamResults>('/exams/exam-results', { query });
  const title = data?.items[0]?.title;
  if (title !== undefined) return inLanguage(title);
  return data ? translate(texts.noTitle) : '…';
}
