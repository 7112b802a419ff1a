import type { Campaign } from '../../campaigns/ports.ts';
import type { Registration } from '../domain/registration.ts';

export interface MailSource {
  readonly campaign: Campaign;
  readonly registration: Registration;
  readonly publicUrl: string;
  /** The token of the links; null for an older registration of an account. */
  readonly token: string | null;
}
