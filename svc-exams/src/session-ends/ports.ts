/** When the sessions of an account were last ended on purpose. Durable: it outlives the store of the sessions. */
export interface SessionEnds {
  /** Epoch ms; null: never. */
  lastOf(userId: string): Promise<number | null>;
  /** Keeps the later of the two times, in any order of events. */
  record(userId: string, endedAt: number): Promise<void>;
}
