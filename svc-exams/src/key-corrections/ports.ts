import type { AggregateStore } from '@pathshala/events/aggregate';
import type { PaperKey, Remark } from './domain/paper-key.ts';

/** Corrected keys, by paper id; a paper whose key was never corrected has none. */
export interface PaperKeys extends AggregateStore<PaperKey> {
  /** Whose attempts are being marked again. */
  remarking(limit: number): Promise<readonly PaperKey[]>;
  /** Of no effect once the key was corrected again, which starts from the first attempt. */
  progress(key: PaperKey, remark: Remark): Promise<void>;
  /** Removes the name of a deleted administrator. */
  forget(userId: string): Promise<void>;
}
