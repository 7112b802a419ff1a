import { BarChart } from '@pathshala/admin-kit/charts/bar-chart';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { ExamAnalysis, readExamAnalysis } from '@pathshala/svc-exams-contract/analysis';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { keyHistoryPath } from '../../exam-questions/paths.ts';
import { ToBankLink } from '../../exam-questions/to-bank-link.tsx';
import { DoubtfulQuestions } from './doubtful-questions.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionsTable } from './questions-table.tsx';
import { ScoreFacts } from './score-facts.tsx';
import { texts } from './texts.ts';

/** /boss/exam-analysis/:paperId: which questions are faulty, and how the scores are distributed. */
export function ExamAnalysisPage(): ReactNode {
  const { paperId = '' } = useParams();
  const query = useApiQuery<typeof readExamAnalysis>('/exams/papers/{paperId}/analysis', {
    params: { paperId },
  });
  return <QueryStates query={query}>{(analysis) => <Analysis analysis={analysis} />}</QueryStates>;
}

function Analysis({ analysis }: { readonly analysis: ExamAnalysis }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const may = useMayDo();
  const [params, change] = useQueryParams();
  const { examId, attempts, questions } = analysis;
  const openQuestion = (question: string) => change({ question });
  const opened = questions.find(({ questionId }) => questionId === params.get('question'));
  return (
    <AdminPage
      title={translate(texts.title, { title: inLanguage(analysis.title) })}
      {...(attempts > 0 && {
        lead: translate(texts.lead, { n: attempts, time: format.dateTime(analysis.computedAt) }),
      })}
      actions={
        <>
          <ToBankLink paperId={examId} />
          {may(permissions.marking) && (
            <LinkButton to={keyHistoryPath(examId)}>{translate(texts.history)}</LinkButton>
          )}
        </>
      }
    >
      {attempts === 0 ? (
        <EmptyState text={translate(texts.nobody)}>
          <p>{translate(texts.nobodyText)}</p>
        </EmptyState>
      ) : (
        <>
          <ScoreFacts analysis={analysis} />
          <Distribution analysis={analysis} />
          <DoubtfulQuestions examId={examId} questions={questions} onOpen={openQuestion} />
          <QuestionsTable questions={questions} onOpen={openQuestion} />
        </>
      )}
      {opened && (
        <QuestionDialog examId={examId} question={opened} onClose={() => change({ question: undefined })} />
      )}
    </AdminPage>
  );
}

function Distribution({ analysis: { distribution } }: { readonly analysis: ExamAnalysis }): ReactNode {
  const translate = useText();
  return (
    <BarChart
      title={translate(texts.distribution)}
      labelHeading={translate(texts.band)}
      valueHeading={translate(texts.students)}
      emptyText={translate(texts.nobody)}
      points={distribution.map(({ from, to, count }) => ({
        label: translate(texts.range, { from, to }),
        value: count,
      }))}
    />
  );
}
