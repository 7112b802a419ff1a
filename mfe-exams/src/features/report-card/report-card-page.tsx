import type { readReportCard, ReportCard } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { AcademicResults } from './academic-results.tsx';
import { CardHeader } from './card-header.tsx';
import { ExamsTable } from './exams-table.tsx';
import styles from './report-card.module.css';
import { SubjectsTable } from './subjects-table.tsx';
import { texts } from './texts.ts';
import { Trend } from './trend.tsx';

/** /exams/report-card (EXM-16): one's own, or with `?student=` that of a student for administrators. Made to be printed. */
export function ReportCardPage(): ReactNode {
  const text = useText();
  const user = useUser();
  const studentId = useSearchParams()[0].get('student') ?? user?._id ?? '';
  const query = useApiQuery<typeof readReportCard>(
    '/academicresult/student/{studentId}/report-card',
    { params: { studentId } },
    { enabled: studentId !== '' },
  );
  return (
    <Page
      title={text(commonTexts.reportCard)}
      back={{ to: '/exams', text: text(texts.back) }}
      actions={
        <Button onClick={() => globalThis.print()} data-print="no">
          {text(commonTexts.print)}
        </Button>
      }
    >
      <QueryStates query={query} loadingText={text(texts.loading)}>
        {(card) => <Card card={card} isOwn={studentId === user?._id} />}
      </QueryStates>
    </Page>
  );
}

interface CardProps {
  readonly card: ReportCard;
  readonly isOwn: boolean;
}

function Card({ card, isOwn }: CardProps): ReactNode {
  const { exams, subjects, trend, academicResults } = card;
  const isEmpty = exams.length === 0 && academicResults.length === 0;
  return (
    <div className={styles['card']}>
      <CardHeader card={card} isOwn={isOwn} />
      {isEmpty && <Nothing />}
      {subjects.length > 0 && <SubjectsTable subjects={subjects} />}
      {trend.length > 1 && <Trend trend={trend} />}
      {exams.length > 0 && <ExamsTable card={card} isOwn={isOwn} />}
      {academicResults.length > 0 && <AcademicResults results={academicResults} />}
    </div>
  );
}

function Nothing(): ReactNode {
  const text = useText();
  return (
    <EmptyState
      text={text(texts.empty)}
      action={
        <LinkButton to="/exams" kind="primary">
          {text(texts.toExams)}
        </LinkButton>
      }
    >
      <p>{text(texts.emptyHelp)}</p>
    </EmptyState>
  );
}
