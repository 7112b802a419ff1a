import type { readResult, Result } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useCallback } from 'react';
import { LogInInPlace } from '../../log-in-again/log-in-in-place.tsx';
import { titleWithout } from '../../questions/title-without.ts';
import { useNamed } from '../../questions/use-named.ts';
import { AccountOffer } from './account-offer.tsx';
import { AwaitsMarks } from './awaits-marks.tsx';
import { Received } from './received.tsx';
import { isScored, type ScoredResult } from './scored-result.ts';
import { ScoredParts } from './scored-parts.tsx';
import { ShareButton } from './share-button.tsx';
import { useSharedResult } from './use-shared-result.ts';
import type { WrittenResultSlot } from './written-result-slot.ts';
import { texts } from './texts.ts';

/** An answer of a minute ago is good enough: the submit has put its own here. */
const fresh = 60_000;

/** The result of any exam (EXM-19). Where a session was lost in mid-exam, the log-in is asked for here, in place. */
export function ResultPage(slot: WrittenResultSlot): ReactNode {
  return (
    <LogInInPlace>
      <ResultOfAddress {...slot} />
    </LogInInPlace>
  );
}

function ResultOfAddress(slot: WrittenResultSlot): ReactNode {
  const say = useText();
  const { resultId = '' } = useParams();
  const query = useApiQuery<typeof readResult>(
    '/exams/results/{resultId}',
    { params: { resultId } },
    { staleTime: fresh },
  );
  const { refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  return (
    <QueryStates query={query} loadingText={say(texts.loading)}>
      {(result) => <ShownResult result={result} {...slot} onTime={again} />}
    </QueryStates>
  );
}

interface ShownResultProps extends WrittenResultSlot {
  readonly result: Result;
  readonly onTime: () => void;
}

function ShownResult({ result, onTime, ...slot }: ShownResultProps): ReactNode {
  const say = useText();
  const named = useNamed();
  const code = useSearchParams()[0].get('course');
  const title = named(titleWithout(result.title, code));
  const { scoreVisibleFrom } = result;
  return (
    <Page
      title={title}
      actions={
        <>
          {isScored(result) && <Share result={result} title={title} />}
          <Button onClick={() => globalThis.print()} data-print="no">
            {say(commonTexts.print)}
          </Button>
        </>
      }
    >
      {scoreVisibleFrom !== null && (
        <Received result={result} scoreVisibleFrom={scoreVisibleFrom} onTime={onTime} />
      )}
      {result.awaitsMarks && <AwaitsMarks result={result} />}
      <ScoredParts key={result._id} result={result} {...slot} />
      <AccountOffer />
    </Page>
  );
}

interface ShareProps {
  readonly result: ScoredResult;
  readonly title: string;
}

/** Is shown only to the owner of the result. */
function Share({ result, title }: ShareProps): ReactNode {
  const shared = useSharedResult(result, title);
  return shared && <ShareButton shared={shared} />;
}
