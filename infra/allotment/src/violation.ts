/** A rule that an allotment breaks. */
export interface Violation {
  readonly code:
    /** A candidate stands in the result twice, not at all, or is not one of the input. */
    | 'not-once'
    /** A candidate got a seat of a programme that they did not choose, or that does not exist. */
    | 'not-chosen'
    | 'not-claimed'
    | 'over-capacity'
    /** A candidate wants the seat of somebody who is ranked lower. */
    | 'blocking-pair'
    /** A candidate wants a seat that is empty. */
    | 'wasted-seat'
    /** The balance of a category does not follow from the rules. */
    | 'seats-changed'
    | 'balance-wrong'
    /** Unfilled seats that another category should have got. */
    | 'not-given'
    | 'given-though-wanted'
    /** A candidate who held a seat got a worse one, or none, in the next round. */
    | 'worse-than-before';
  readonly candidate?: string;
  readonly programme?: string;
  readonly category?: string;
}
