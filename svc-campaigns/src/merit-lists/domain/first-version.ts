import type { Campaign } from '../../campaigns/index.ts';

export interface FirstVersion {
  readonly version: number;
  /** ISO 8601; null before the release. */
  readonly issuedAt: string | null;
  /** Its mails were queued before merit lists had versions. */
  readonly isAnnounced: boolean;
}

/**
 * The version that a campaign's merit list begins with: 1, as old as the release. A list that was released before lists were
 * stored by version begins with the number and the time that it had.
 */
export function firstVersionOf({ ranks, resultsReleasedAt, isReleaseAnnounced }: Campaign): FirstVersion {
  return {
    version: ranks?.version ?? 1,
    issuedAt: ranks?.reissuedAt ?? resultsReleasedAt,
    isAnnounced: isReleaseAnnounced,
  };
}
