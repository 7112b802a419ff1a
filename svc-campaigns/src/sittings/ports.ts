import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Campaign, Campaigns } from '../campaigns/index.ts';
import type { LinkTokens, Registration, Registrations, SittingTokens } from '../registrations/index.ts';

export interface SittingPorts {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'find' | 'findByLink' | 'update'>;
  readonly sittingTokens: SittingTokens;
  readonly links: Pick<LinkTokens, 'hashOf'>;
  readonly sessions: Pick<Platform['sessions'], 'begin' | 'end' | 'endAllOf'>;
  readonly log: Platform['log'];
  readonly now: () => number;
}

/** A mailed link, the registration and its exam campaign. */
export interface FoundSitting {
  readonly campaign: Campaign;
  readonly registration: Registration;
  /** The number of the link; null for a link of the registration, which opens no exam. */
  readonly no: number | null;
}

/** `has-account`: the account sits. `over`: closed until the results are released. */
export type SittingPhase = 'ready' | 'used' | 'has-account' | 'over' | 'ended';
