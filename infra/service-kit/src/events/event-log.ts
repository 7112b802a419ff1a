/** The log of this package: facts first, a short message second. The services' logger fits. */
export interface EventLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}
