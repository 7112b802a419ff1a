import type { readPaperOverview } from '@pathshala/svc-exams-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { PracticeExam, PracticeGoesOn } from '../features/practice/sitting/practice-exam.tsx';
import { QuickTest } from '../features/practice/sitting/quick-test.tsx';
import { texts } from '../features/practice/sitting/texts.ts';
import { useStoredRun } from '../features/practice/sitting/use-stored-run.ts';
import { usePracticeHome } from '../practice/use-practice-home.ts';
import { SitExam } from './sit-exam.tsx';

/** /student/mcq?exam=: a practice (EXM-11), with answers at once, or sat like an exam; without it a quick test of ten. */
export function PracticeExamPage(): ReactNode {
  const examId = useSearchParams()[0].get('exam') ?? '';
  return examId === '' ? <QuickTest /> : <PracticeOf key={examId} examId={examId} />;
}

function PracticeOf({ examId }: { readonly examId: string }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readPaperOverview>(
    '/exams/papers/{paperId}',
    { params: { paperId: examId } },
    // The practice begins with this answer: one of an earlier visit may have it closed, or not open yet.
    { gcTime: 0 },
  );
  const home = usePracticeHome();
  const stored = useStoredRun(examId, query.data ? null : query.failureReason);
  if (stored) return <PracticeGoesOn run={stored} />;
  return (
    <QueryStates query={query} loadingText={translate(texts.loading)}>
      {(overview) =>
        overview.answersShown === 'at-once' ? (
          <PracticeExam overview={overview} />
        ) : (
          <SitExam
            exam={{
              examKind: 'practice',
              examId,
              back: home,
              entry: home,
              resultPath: (resultId) => `/exams/results/${resultId}`,
            }}
          />
        )
      }
    </QueryStates>
  );
}
