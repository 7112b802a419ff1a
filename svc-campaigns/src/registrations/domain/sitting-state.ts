/** Of a registration without an account, whose holder sits the exam by mailed links (decision 0017). */
export interface SittingState {
  /** How many links were opened: the next one is valid, every earlier one was used. */
  readonly sittings?: number;
  /** How many mails of their own had the link. */
  readonly sittingMails?: number;
  /** When its holder last asked for one, ISO 8601. */
  readonly sittingMailedAt?: string;
}
