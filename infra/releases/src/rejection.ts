/** A command that is refused: each reason is a sentence that says what is wrong and what to do. */
export class Rejection extends Error {
  readonly reasons: readonly string[];

  constructor(...reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'Rejection';
    this.reasons = reasons;
  }
}

/** The rejection by contract tests. An operator can override it, with a reason. */
export class ContractRejection extends Rejection {}
