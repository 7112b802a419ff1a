import type { readDesk } from '@pathshala/svc-exams-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { DeskView } from './desk-view.tsx';

/** /boss/exam-desk/:examId shows live who sits the exam of a campaign, and what an administrator can do about it. */
export function ExamDeskPage(): ReactNode {
  const { examId = '' } = useParams();
  const query = useApiQuery<typeof readDesk>('/exams/desk/{examId}', { params: { examId } });
  return <QueryStates query={query}>{(desk) => <DeskView key={examId} first={desk} />}</QueryStates>;
}
