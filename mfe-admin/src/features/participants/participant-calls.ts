import type {
  listParticipants,
  readParticipantsSummary,
} from '@pathshala/svc-campaigns-contract/participants';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { z } from 'zod';

export type Participant = z.output<(typeof listParticipants)['answer']>['items'][number];
export type Summary = z.output<(typeof readParticipantsSummary)['answer']>;

export const participantsPath = '/campaign/participants/{campaignId}';
const summaryPath = '/campaign/participants/{campaignId}/summary';

/** The queries that a check-in or a move makes stale. */
export const staleParticipants = [participantsPath, summaryPath] as const;

/** The campaign of the address, and how many participants are in each state. */
export function useSummary() {
  const { campaignId = '' } = useParams();
  return useApiQuery<typeof readParticipantsSummary>(summaryPath, { params: { campaignId } });
}

/** Returns a function that names a participant in the language of the page. */
export function useNameOf(): (participant: Participant) => string {
  const inLanguage = useBilingual();
  return ({ basicInfo, rollNumber }) => inLanguage(basicInfo.fullName) || (rollNumber ?? '–');
}
