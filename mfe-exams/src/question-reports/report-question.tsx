import type {
  listOwnReports,
  QuestionReport,
  ReportPlace,
} from '@pathshala/svc-exams-contract/question-reports';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useState } from 'react';
import { ownReportsPath } from './reports-path.ts';
import { ReportDialog } from './report-dialog.tsx';
import styles from './report-question.module.css';
import { reasonTexts, texts } from './texts.ts';

interface ReportQuestionProps {
  /** Where the student reads the answer of the question. */
  readonly place: ReportPlace;
  readonly questionId: string;
}

/** Is shown to accounts only: a participant reports nothing. */
export function ReportQuestion(props: ReportQuestionProps): ReactNode {
  return useUser() && <OwnReport {...props} />;
}

/** Reports a question, or shows what became of the report. All of a page share one query. */
function OwnReport({ place, questionId }: ReportQuestionProps): ReactNode {
  const query = useApiQuery<typeof listOwnReports>(ownReportsPath, {}, { staleTime: 60_000 });
  const report = query.data?.items.find((one) => one.questionId === questionId);
  return (
    <>
      {report && <Sent report={report} />}
      {report?.state !== 'answered' && (
        <OpenDialog key={report?.state} place={place} questionId={questionId} report={report} />
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

interface OpenDialogProps extends ReportQuestionProps {
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
      {isOpen && <ReportDialog {...question} report={report} onClose={close} />}
    </>
  );
}
