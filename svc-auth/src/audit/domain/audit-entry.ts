/** A change that an administrator made, as the service that made it reported it. */
export interface AuditEntry {
  /** The id of the event: an entry is stored once, however often it is delivered. */
  readonly _id: string;
  /** The service without `svc-`. */
  readonly domain: string;
  readonly userId: string;
  readonly name: string | null;
  readonly route: string;
  readonly id: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly requestId: string;
}
