import type { listParticipants } from '@pathshala/svc-campaigns-contract/participants';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useState } from 'react';

/** The most that one page of the participants can have. */
const foundLimit = 100;

export interface DeskSearch {
  readonly q: string;
  readonly search: (q: string) => void;
  /** `studentId`s of the rows that match; null while nothing is searched for or the answer is awaited. */
  readonly found: ReadonlySet<string> | null;
  /** True if more match than the answer names. */
  readonly isCut: boolean;
  readonly isLoading: boolean;
  readonly error: ApiError | null;
}

/**
 * Finds students of a campaign's exam by name, email, mobile or roll number. The desk's stream has ids alone; names are those of
 * the registrations, so svc-campaigns is asked.
 */
export function useDeskSearch(campaignId: string): DeskSearch {
  const [q, search] = useState('');
  const { data, error, isFetching } = useApiQuery<typeof listParticipants>(
    '/campaign/participants/{campaignId}',
    { params: { campaignId }, query: { page: 1, pageSize: foundLimit, q } },
    { enabled: q !== '' },
  );
  const answer = q === '' ? undefined : data;
  return {
    q,
    search,
    // An account sits under its own id, a visitor under the id of the registration.
    found: answer ? new Set(answer.items.map(({ _id, studentId }) => studentId ?? _id)) : null,
    isCut: answer !== undefined && answer.total > answer.items.length,
    isLoading: q !== '' && isFetching && answer === undefined,
    error: q === '' ? null : error,
  };
}
