/** Publishes that sessions of an account were ended on purpose, with the account's latest end stored. */
export interface SessionEnds {
  record(userId: string): Promise<void>;
}

export interface SessionEndsPorts {
  readonly sessionEnds: SessionEnds;
}
