/** The fault in data or options. Callers translate the code: the package has no texts. */
export type PsychometricErrorCode =
  | 'empty'
  | 'negative-count'
  | 'not-finite'
  | 'lengths-differ'
  | 'out-of-range'
  | 'no-spread'
  | 'too-many-degrees'
  | 'common-item-unanswered'
  | 'common-scores-apart'
  | 'item-unanswered'
  | 'item-without-spread'
  | 'too-few-common-items'
  | 'not-converged';

/** `index` is the position (of a score, an item or a table) that the problem was found at, where there is one. */
export class PsychometricError extends Error {
  readonly code: PsychometricErrorCode;
  readonly index: number | undefined;

  constructor(code: PsychometricErrorCode, index?: number) {
    super(index === undefined ? code : `${code} at ${index}`);
    this.name = 'PsychometricError';
    this.code = code;
    this.index = index;
  }
}
