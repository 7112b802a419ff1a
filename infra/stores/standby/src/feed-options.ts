import type { StoreLog } from '../../backup/src/store-log.ts';
import type { SnapshotFolders } from './send-snapshot.ts';
import type { StandingOptions } from './standing.ts';

/** The site whose commits are sent to a standby. */
export interface FeedOptions extends SnapshotFolders, StandingOptions {
  readonly log: StoreLog;
  readonly product: string;
  /** The standby that had everything last; null: none had. */
  readonly peer: string | null;
  /** This standby has everything now. */
  readonly onFollowed: (peer: string) => void;
  readonly report: (words: string) => void;
  /** Epoch milliseconds (Date.now). */
  readonly now?: () => number;
}
