import type {
  AttemptAnswer,
  PaperOverview,
  readPracticeAttempt,
  readResult,
  Result,
  startAttempt,
} from '@pathshala/svc-exams-contract/http';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { immutable, type PaperResource } from '../../../questions/paper-resources.ts';
import { PracticeEnd } from '../end/practice-end.tsx';
import { type PracticeRun, practiceRun } from './practice-run.ts';
import { PracticeSitting } from './practice-sitting.tsx';
import { texts } from './texts.ts';

/** A practice with answers at once, from its start to its success rate. After its end a reload shows the end again. */
export function PracticeExam({ overview }: { readonly overview: PaperOverview }): ReactNode {
  const { lastResultId, openAttemptId } = overview;
  const [endedAt, setEnded] = useState(openAttemptId === null ? lastResultId : null);
  const [result, setResult] = useState<Result | null>(null);
  if (result) return <PracticeEnd result={result} onAgain={() => setResult(null)} />;
  if (endedAt !== null) return <EndOf resultId={endedAt} onAgain={() => setEnded(null)} />;
  return <Started examId={overview.paperId} onEnd={setResult} />;
}

/** Shows the practice as this browser stores it, without a connection. */
export function PracticeGoesOn({ run }: { readonly run: PracticeRun }): ReactNode {
  const [result, setResult] = useState<Result | null>(null);
  if (result) return <PracticeEnd result={result} onAgain={() => globalThis.location.reload()} />;
  return <PracticeSitting run={run} onEnd={setResult} />;
}

function EndOf({
  resultId,
  onAgain,
}: {
  readonly resultId: string;
  readonly onAgain: () => void;
}): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readResult>(
    '/exams/results/{resultId}',
    { params: { resultId } },
    { staleTime: 60_000 },
  );
  return (
    <QueryStates query={query} loadingText={translate(texts.loading)}>
      {(result) => <PracticeEnd result={result} onAgain={onAgain} />}
    </QueryStates>
  );
}

interface StartedProps {
  readonly examId: string;
  readonly onEnd: (result: Result) => void;
}

function Started({ examId, onEnd }: StartedProps): ReactNode {
  const translate = useText();
  const { mutate, data: attempt, error } = useApiMutation<typeof startAttempt>('post', '/exams/attempts');
  const body = { examKind: 'practice', examId };
  const start = useEffectEvent(() => mutate({ body }));
  useEffect(() => start(), []);
  if (attempt) return <Loaded attempt={attempt} onEnd={onEnd} />;
  if (error) return <FailedState error={error} onRetry={() => mutate({ body })} />;
  return <LoadingState text={translate(texts.loading)} />;
}

interface LoadedProps {
  readonly attempt: AttemptAnswer;
  readonly onEnd: (result: Result) => void;
}

function Loaded({ attempt, onEnd }: LoadedProps): ReactNode {
  const translate = useText();
  const loadingText = translate(texts.loading);
  const paper = useApiQuery<PaperResource>(attempt.paperUrl, {}, immutable);
  const practice = useApiQuery<typeof readPracticeAttempt>(
    '/exams/practice/attempts/{id}',
    { params: { id: attempt.attemptId } },
    // The sitting begins with this answer, and does not look at a later one.
    { gcTime: 0 },
  );
  return (
    <QueryStates query={paper} loadingText={loadingText}>
      {(loadedPaper) => (
        <QueryStates query={practice} loadingText={loadingText}>
          {(loaded) => (
            <PracticeSitting
              key={attempt.attemptId}
              run={practiceRun(attempt, loadedPaper, loaded)}
              onEnd={onEnd}
            />
          )}
        </QueryStates>
      )}
    </QueryStates>
  );
}
