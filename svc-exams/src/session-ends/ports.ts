/** When the sessions of an account were last ended on purpose. Stored durably, outside of the session store. */
export interface SessionEnds {
  /** Epoch ms; null: never. */
  lastOf(userId: string): Promise<number | null>;
  /** Stores the later of the two times, in any order of events. */
  record(userId: string, endedAt: number): Promise<void>;
}
