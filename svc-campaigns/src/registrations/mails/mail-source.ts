import type { Campaign } from '../../campaigns/index.ts';
import type { CampaignRules } from '../../site-rules/index.ts';
import type { Registration } from '../domain/registration.ts';
import type { ReleasedResult } from '../ports.ts';

export interface MailSource {
  readonly campaign: Campaign;
  readonly registration: Registration;
  readonly publicUrl: string;
  readonly siteRules: CampaignRules;
  /** The token of the links; null for an older registration of an account. */
  readonly token: string | null;
  /** The token by which a visitor opens the exam; null for an account, and without an exam. */
  readonly sitting?: string | null;
  /** Set in a release mail to a visitor, who has no page with the result. */
  readonly result?: ReleasedResult | null;
}
