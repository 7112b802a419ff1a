/** Everything that can be wrong with an input. */
export type FaultCode =
  | 'candidate-twice'
  | 'category-twice'
  | 'choice-twice'
  | 'claim-twice'
  | 'claim-unknown'
  | 'programme-twice'
  | 'programme-unknown'
  | 'quota-over-100'
  | 'rank-missing'
  | 'rank-not-valid'
  | 'seats-not-valid'
  /** Seats that no category has, or of a category that requires a claim which does not exist. */
  | 'seats-of-nobody'
  | 'too-many-candidates'
  | 'too-many-categories'
  | 'too-many-choices'
  | 'too-many-claims'
  | 'too-many-programmes'
  | 'two-rests'
  | 'unfilled-in-circle'
  | 'unfilled-to-unknown';

/** One thing that is wrong with an input, and where. */
export interface Fault {
  readonly code: FaultCode;
  readonly programme?: string;
  readonly category?: string;
  readonly candidate?: string;
  readonly claim?: string;
  /** The largest value that is allowed. */
  readonly limit?: number;
  /** The number of seats that belong to nobody. */
  readonly seats?: number;
}
