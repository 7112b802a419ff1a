/** A participant, by the id of the registration, whose registration has joined an account. */
export interface ParticipantJoin {
  readonly participantId: string;
  readonly studentId: string;
}

export interface ParticipantJoins {
  /** Stores a join permanently, before its effects; a repeat changes nothing. */
  record(join: ParticipantJoin): Promise<void>;
  /** null: the participant has no account. */
  accountOf(participantId: string): Promise<string | null>;
}
