/** The part of a pino logger that the bus needs: trouble with the broker is a warning; it never ends the process. */
export interface Warn {
  warn(facts: object, message: string): void;
}
