import type { Result } from '@pathshala/svc-exams-contract/http';
import type { listOwnReports, QuestionReport } from '@pathshala/svc-exams-contract/question-reports';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Button } from '@pathshala/web-kit/parts/button';
import { FallbackBoundary } from '@pathshala/web-kit/parts/fallback-boundary';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, Suspense, useState } from 'react';
import { reportsPath } from './reports-path.ts';
import styles from './report-question.module.css';
import { reasonTexts, texts } from './texts.ts';

const ReportDialog = lazyPage(
  () => import(/* webpackChunkName: "report-question" */ './report-dialog.tsx'),
  (file) => file.ReportDialog,
);

export interface ReportQuestionProps {
  readonly result: Pick<Result, '_id' | 'studentId'>;
  readonly questionId: string;
}

/** Reports a question of an own result, or shows what became of the report. All of a page share one query. */
export function ReportQuestion({ result, questionId }: ReportQuestionProps): ReactNode {
  const user = useUser();
  const isOwn = user?._id === result.studentId;
  const query = useApiQuery<typeof listOwnReports>(
    reportsPath,
    { params: { resultId: result._id } },
    { enabled: isOwn, staleTime: 60_000 },
  );
  if (!isOwn) return null;
  const report = query.data?.items.find((one) => one.questionId === questionId);
  return (
    <>
      {report && <Sent report={report} />}
      {report?.state !== 'answered' && (
        <OpenDialog key={report?.state} resultId={result._id} questionId={questionId} report={report} />
      )}
    </>
  );
}

function Sent({ report: { state, reason, answer } }: { readonly report: QuestionReport }): ReactNode {
  const translate = useText();
  return (
    <div className={styles['sent']}>
      <p>{translate(texts[state], { reason: translate(reasonTexts[reason]) })}</p>
      {state === 'answered' && <p className={styles['answer']}>{answer}</p>}
    </div>
  );
}

interface OpenDialogProps {
  readonly resultId: string;
  readonly questionId: string;
  readonly report: QuestionReport | undefined;
}

function OpenDialog({ report, ...question }: OpenDialogProps): ReactNode {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button size="small" kind="quiet" data-print="no" onClick={() => setOpen(true)}>
        {translate(report === undefined ? texts.report : texts.change)}
      </Button>
      {isOpen && (
        <FallbackBoundary fallback={null}>
          <Suspense fallback={null}>
            <ReportDialog {...question} report={report} onClose={close} />
          </Suspense>
        </FallbackBoundary>
      )}
    </>
  );
}
