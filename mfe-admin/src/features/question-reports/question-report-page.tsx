import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { readQuestionReport, ReportInQueue } from '@pathshala/svc-exams-contract/question-reports';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { analysisPath, keyCorrectionPath } from '../../exam-questions/paths.ts';
import { questionPaths } from '../../exams/paths.ts';
import { AnswerReport } from './answer-report.tsx';
import styles from './question-reports.module.css';
import { listPath, reportRoute } from './report-paths.ts';
import { ReportedQuestion } from './reported-question.tsx';
import { fromTexts, reasonTexts, texts } from './texts.ts';
import { useReportedKey, useReportedQuestion } from './use-reported-paper.ts';

/** /boss/question-reports/:id: the report, its question, and the answer to it. */
export function QuestionReportPage(): ReactNode {
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readQuestionReport>(reportRoute, { params: { id } });
  return <QueryStates query={query}>{(report) => <Report key={id} report={report} />}</QueryStates>;
}

function Report({ report }: { readonly report: ReportInQueue }): ReactNode {
  const translate = useText();
  const title = useBilingual()(report.title);
  const question = useReportedQuestion(report);
  const { key, isCorrectable } = useReportedKey(report);
  const number = question?.number ?? null;
  return (
    <AdminPage
      title={
        number === null
          ? translate(texts.unknownTitle, { title })
          : translate(texts.detailTitle, { n: number, title })
      }
      breadcrumbs={[{ text: translate(texts.title), to: listPath }]}
      actions={<Actions report={report} isCorrectable={isCorrectable} />}
    >
      <div className={styles['desk']}>
        <section className={styles['card']}>
          <h2>{translate(texts.asSeen)}</h2>
          <ReportedQuestion question={question} solution={key} />
        </section>
        <section className={styles['card']}>
          <h2>{translate(texts.report)}</h2>
          <Facts isList facts={useReportFacts(report)} />
          {report.text !== '' && (
            <>
              <h3>{translate(texts.text)}</h3>
              <p className={styles['text']}>{report.text}</p>
            </>
          )}
          <AnswerReport report={report} />
        </section>
      </div>
    </AdminPage>
  );
}

interface ActionsProps {
  readonly report: ReportInQueue;
  readonly isCorrectable: boolean;
}

function Actions({ report: { examId, questionId }, isCorrectable }: ActionsProps): ReactNode {
  const translate = useText();
  const may = useMayDo();
  if (examId === null) {
    return (
      may(permissions.questions) && (
        <LinkButton to={questionPaths.edit(questionId)}>{translate(texts.editQuestion)}</LinkButton>
      )
    );
  }
  if (!isCorrectable) return null;
  return (
    <>
      <LinkButton to={analysisPath(examId)}>{translate(texts.analysis)}</LinkButton>
      {may(permissions.marking) && (
        <LinkButton to={keyCorrectionPath(examId, questionId)}>{translate(texts.correctKey)}</LinkButton>
      )}
    </>
  );
}

function useReportFacts(report: ReportInQueue): readonly (readonly [string, ReactNode])[] {
  const translate = useText();
  const format = useFormat();
  const { state, reason, from, sentAt, openReports } = report;
  return [
    [
      translate(texts.state),
      <Badge key="state" tone={state === 'open' ? 'attention' : 'good'}>
        {translate(texts[state])}
      </Badge>,
    ],
    [translate(texts.reason), translate(reasonTexts[reason])],
    ...(from === undefined ? [] : [[translate(texts.from), translate(fromTexts[from])] as const]),
    [translate(texts.sent), format.dateTime(sentAt)],
    [translate(texts.openReports), format.number(openReports)],
  ];
}
