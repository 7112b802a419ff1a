/** The sitting of a registration without an account, by mailed links (decision 0017). */
export interface SittingState {
  /** The number of opened links: the next link is valid, every earlier one was used. */
  readonly sittings?: number;
  /** The number of mails that were sent for the link alone. */
  readonly sittingMails?: number;
  /** The time of the holder's last request for a link, ISO 8601. */
  readonly sittingMailedAt?: string;
}
