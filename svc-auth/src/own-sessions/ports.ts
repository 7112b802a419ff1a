import type { SessionRecord } from '@pathshala/service-kit/identity/sessions';

/** A session of an account, as its owner sees it. */
export interface OwnSession extends SessionRecord {
  /** A digest of the stored key, which cannot be used to log in. */
  readonly id: string;
  readonly isCurrent: boolean;
}
