import type { CampaignInReport } from '@pathshala/svc-campaigns-contract/http';

export type FunnelCounts = Pick<CampaignInReport, 'seen' | 'registered' | 'verified' | 'sat' | 'cancelled'>;

export interface FunnelStep {
  readonly step: 'seen' | 'registered' | 'verified' | 'sat';
  readonly count: number;
  /** The share of the step before, in percent; null if there is no step before it, or nobody in it. */
  readonly ofBefore: number | null;
  readonly ofRegistered: number | null;
}

/** `hasExam`: without an exam there is nothing to sit. */
export function stepsOf(counts: FunnelCounts, hasExam: boolean): readonly FunnelStep[] {
  const { seen, registered, verified, sat } = counts;
  return [
    { step: 'seen', count: seen, ofBefore: null, ofRegistered: null },
    // Registrations from before views were counted can make this step more than 100 % of the step before, which says
    // nothing.
    {
      step: 'registered',
      count: registered,
      ofBefore: registered <= seen ? shareOf(registered, seen) : null,
      ofRegistered: shareOf(registered, registered),
    },
    {
      step: 'verified',
      count: verified,
      ofBefore: shareOf(verified, registered),
      ofRegistered: shareOf(verified, registered),
    },
    ...(hasExam
      ? [
          {
            step: 'sat',
            count: sat,
            ofBefore: shareOf(sat, verified),
            ofRegistered: shareOf(sat, registered),
          } as const,
        ]
      : []),
  ];
}

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : (part / whole) * 100);

export const isEmptyFunnel = ({ seen, registered }: FunnelCounts): boolean => seen + registered === 0;
