import type { readResult, Result } from '@pathshala/svc-exams-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useCallback } from 'react';
import { LogInInPlace } from '../../log-in-again/log-in-in-place.tsx';
import { useNamed } from '../../questions/use-named.ts';
import { useTexts } from '../../texts.ts';
import { titleWithout } from '../../questions/title-without.ts';
import { Answers } from './answers.tsx';
import { Corrected } from './corrected.tsx';
import { OwnRank } from './own-rank.tsx';
import { Received } from './received.tsx';
import { isScored } from './scored-result.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { SubjectTable } from './subject-table.tsx';
import { NextActions } from './next-actions.tsx';

/** An answer of a minute ago is good enough: the submit has put its own here. */
const fresh = 60_000;

/** /exams/results/:resultId (EXM-19). Where a session was lost in mid-exam, the log-in is asked for here, in place. */
export function ResultPage(): ReactNode {
  return (
    <LogInInPlace>
      <ResultOfAddress />
    </LogInInPlace>
  );
}

function ResultOfAddress(): ReactNode {
  const say = useTexts();
  const named = useNamed();
  const { resultId = '' } = useParams();
  const code = useSearchParams()[0].get('course');
  const query = useApiQuery<typeof readResult>(
    '/exams/results/{resultId}',
    { params: { resultId } },
    { staleTime: fresh },
  );
  const { refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  return (
    <QueryStates query={query} loadingText={say('result.loading')}>
      {(result) => (
        <Page
          title={named(titleWithout(result.title, code))}
          actions={
            <Button onClick={() => globalThis.print()} data-print="no">
              {say('result.print')}
            </Button>
          }
        >
          <ScoreOf result={result} onTime={again} />
          <Corrected result={result} />
          {result.examKind === 'campaign' && result.keyUrl !== undefined && <OwnRank result={result} />}
          {result.lateAnswersIgnored && (
            <Notice tone="attention">
              <p>{say('result.uncounted')}</p>
            </Notice>
          )}
          {isScored(result) && <SubjectTable subjects={result.subjects} />}
          <NextActions result={result} />
          {result.keyUrl === undefined ? (
            <Notice>
              <p>{say('result.later')}</p>
            </Notice>
          ) : (
            <Answers result={result} keyUrl={result.keyUrl} />
          )}
        </Page>
      )}
    </QueryStates>
  );
}

function ScoreOf({ result, onTime }: { readonly result: Result; readonly onTime: () => void }): ReactNode {
  if (isScored(result)) return <ScoreSheet result={result} />;
  const { scoreVisibleFrom } = result;
  if (scoreVisibleFrom === null) return null;
  return <Received result={result} scoreVisibleFrom={scoreVisibleFrom} onTime={onTime} />;
}
