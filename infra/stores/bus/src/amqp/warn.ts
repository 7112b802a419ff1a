/** The part of a pino logger that the bus needs: a failure of the broker is a warning and never ends the process. */
export interface Warn {
  warn(facts: object, message: string): void;
}
