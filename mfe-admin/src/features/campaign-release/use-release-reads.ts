import type { readExamAnalysis } from '@pathshala/svc-exams-contract/analysis';
import type { listKeyCorrections } from '@pathshala/svc-exams-contract/key-corrections';
import type { readOpenAttempts } from '@pathshala/svc-exams-contract/overview';
import type { readExamCampaign, readMeritList, readRelease } from '@pathshala/svc-campaigns-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { z } from 'zod';

const lookAgainMs = 3000;
/** The service computes an analysis again after this time. */
const analysisMs = 30_000;

/**
 * Reads from both services the state of an exam campaign that is to be released, and polls until nothing can change. Each
 * read fails alone.
 */
export function useReleaseReads(id: string) {
  const ofPaper = { params: { paperId: id } };
  const ofCampaign = { params: { id } };
  const release = useApiQuery<typeof readRelease>('/examcampaigns/{id}/release', ofCampaign, {
    refetchInterval: (answer) => (answer !== undefined && isFinished(answer) ? false : lookAgainMs),
  });
  const isReleased = (release.data?.releasedAt ?? null) !== null;
  const untilReleased = { refetchInterval: isReleased ? false : lookAgainMs } as const;
  return {
    campaign: useApiQuery<typeof readExamCampaign>('/examcampaigns/{id}', ofCampaign, {
      refetchInterval: (answer) => (answer?.phase === 'past' ? false : lookAgainMs),
    }),
    open: useApiQuery<typeof readOpenAttempts>(
      '/exams/papers/{paperId}/open-attempts',
      ofPaper,
      untilReleased,
    ),
    analysis: useApiQuery<typeof readExamAnalysis>('/exams/papers/{paperId}/analysis', ofPaper, {
      refetchInterval: isReleased ? false : analysisMs,
    }),
    key: useApiQuery<typeof listKeyCorrections>(
      '/exams/papers/{paperId}/key-corrections',
      ofPaper,
      untilReleased,
    ),
    ranks: useApiQuery<typeof readMeritList>(
      '/examcampaigns/{id}/merit-list',
      { params: { id }, query: { pageSize: 1 } },
      untilReleased,
    ),
    release,
  };
}

/** The first version of the merit list is issued seconds after the release. */
function isFinished({
  releasedAt,
  version,
  building,
  mails,
}: z.output<(typeof readRelease)['answer']>): boolean {
  return releasedAt !== null && version > 0 && building === null && mails.left === 0;
}

export type ReleaseReads = ReturnType<typeof useReleaseReads>;
