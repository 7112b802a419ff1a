import type { readExamReport } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Link, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { analysisPath } from '../../../exam-questions/paths.ts';
import { ChoiceButtons } from '../../../reports/choice-buttons.tsx';
import { reportPaths } from '../../../reports/paths.ts';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import styles from '../../../reports/reports.module.css';
import { useReportRange } from '../../../reports/use-report-range.ts';
import { ScoreDistribution } from './score-distribution.tsx';
import { ScoreFacts } from './score-facts.tsx';
import { texts } from './texts.ts';

/** /boss/reports/exams/:examId (ADM-20): the distribution of the scores of an exam. */
export function ExamReportPage(): ReactNode {
  const { examId = '' } = useParams();
  return <ReportPage report="exams">{(range) => <Exam examId={examId} range={range} />}</ReportPage>;
}

const bandCounts = ['10', '20'] as const;

interface ExamProps {
  readonly examId: string;
  readonly range: ReportRange;
}

function Exam({ examId, range: { from, to } }: ExamProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { search } = useReportRange();
  const [params, change] = useQueryParams();
  const bands = params.get('bands') === '20' ? '20' : '10';
  const query = useApiQuery<typeof readExamReport>('/exams/reports/exams/{examId}', {
    params: { examId },
    query: { from, to, bands },
  });
  return (
    <>
      <Link to={reportPaths.exams + search}>{translate(texts.all)}</Link>
      {query.data && <h2 className={styles['subject']}>{inLanguage(query.data.title)}</h2>}
      <ReportStates
        range={{ from, to }}
        query={query}
        isEmpty={({ sittings }) => sittings === 0}
        emptyText={translate(texts.emptyExam)}
      >
        {(report) => (
          <>
            <ScoreFacts report={report} />
            <div className={styles['tools']}>
              <ChoiceButtons
                label={translate(texts.bands)}
                options={bandCounts.map((value) => ({ value, number: Number(value) }))}
                chosen={bands}
                onChoose={(value) => change({ bands: value })}
              />
              <LinkButton to={analysisPath(examId)}>{translate(texts.questions)}</LinkButton>
            </div>
            <ScoreDistribution range={{ from, to }} report={report} />
            <p className={styles['note']}>{translate(texts.counted)}</p>
          </>
        )}
      </ReportStates>
    </>
  );
}
