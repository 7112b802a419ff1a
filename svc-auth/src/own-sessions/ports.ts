import type { SessionRecord } from '@pathshala/service-kit/identity/sessions';

/** A session of an account, as its owner sees it. */
export interface OwnSession extends SessionRecord {
  /** Opens nothing: a digest of the stored key. */
  readonly id: string;
  readonly isCurrent: boolean;
}
