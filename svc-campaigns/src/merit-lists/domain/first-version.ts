import type { Campaign } from '../../campaigns/index.ts';

export interface FirstVersion {
  readonly version: number;
  /** ISO 8601; null before the release. */
  readonly issuedAt: string | null;
  /** Its mails were queued before merit lists had versions. */
  readonly isAnnounced: boolean;
}

/**
 * The first version of a campaign's merit list: 1, issued at the release. A list that was released before lists were stored by
 * version begins with its former number and time.
 */
export function firstVersionOf({ ranks, resultsReleasedAt, isReleaseAnnounced }: Campaign): FirstVersion {
  return {
    version: ranks?.version ?? 1,
    issuedAt: ranks?.reissuedAt ?? resultsReleasedAt,
    isAnnounced: isReleaseAnnounced,
  };
}
