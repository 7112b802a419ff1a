import type { readResult } from '@pathshala/svc-exams/contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useNamed } from '../../questions/use-named.ts';
import { useTexts } from '../../texts.ts';
import { OwnRank } from './own-rank.tsx';
import { ReviewedAnswers } from './reviewed-answers.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SubjectTable } from './subject-table.tsx';
import { WaysOn } from './ways-on.tsx';

/** An answer of a minute ago is good enough: the submit has put its own here. */
const fresh = 60_000;

/** /exams/results/:resultId (EXM-19). */
export function ResultPage(): ReactNode {
  const say = useTexts();
  const named = useNamed();
  const { resultId = '' } = useParams();
  const query = useApiQuery<typeof readResult>(
    '/exams/results/{resultId}',
    { params: { resultId } },
    { staleTime: fresh },
  );
  return (
    <QueryStates query={query} loadingText={say('result.loading')}>
      {(result) => (
        <Page
          title={named(result.title)}
          actions={
            <Button onClick={() => globalThis.print()} data-print="no">
              {say('result.print')}
            </Button>
          }
        >
          <ScoreSheet result={result} />
          {result.examKind === 'campaign' && result.answers && <OwnRank result={result} />}
          {result.lateAnswersIgnored && (
            <Notice tone="attention">
              <p>{say('result.uncounted')}</p>
            </Notice>
          )}
          <SubjectTable subjects={result.subjects} />
          <WaysOn result={result} />
          {result.answers ? (
            <ReviewedAnswers answers={result.answers} />
          ) : (
            <Notice>
              <p>{say('result.later')}</p>
            </Notice>
          )}
        </Page>
      )}
    </QueryStates>
  );
}
