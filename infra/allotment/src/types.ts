/**
 * The rule for the last seat of a category if several candidates of equal rank compete for it.
 *
 * - `exceed`: all of them are placed, and the category has more holders than seats.
 * - `by-lot`: the published seed decides.
 * - `leave`: none of them is placed, and the seat stays empty.
 */
export type TiePolicy = 'exceed' | 'by-lot' | 'leave';

/** Seats of one category of a programme. */
export interface SeatCategory {
  /** Unique within the programme. */
  readonly category: string;
  /** A candidate may take such a seat if they have all of these claims. Empty: everybody may. */
  readonly claims: readonly string[];
  /**
   * A number of seats; a share of the seats of the programme in hundredths of a per cent, rounded down; or what the
   * other categories leave (`rest`, at most one category of a programme).
   */
  readonly seats: { readonly count: number } | { readonly share: number } | 'rest';
  /** Seats that no claimant wants: they stay empty, or another category of the programme gets them. */
  readonly unfilled: 'lost' | { readonly to: string };
}

/** Something that candidates can be placed in. */
export interface Programme {
  readonly id: string;
  /** All seats of the programme, 0 or more. */
  readonly seats: number;
  /** In the order in which they are tried for each candidate. */
  readonly categories: readonly SeatCategory[];
}

/** A person who wants one seat. */
export interface Candidate {
  readonly id: string;
  /** The rank in the merit order, from 1 (best). Equal ranks are allowed. */
  readonly rank?: number;
  /** Ranks by programme. They precede `rank`. */
  readonly ranks?: Readonly<Record<string, number>>;
  /** Ids of programmes, the most wanted first. */
  readonly choices: readonly string[];
  /** The claims that were accepted for this candidate. */
  readonly claims: readonly string[];
}

/** Everything that an allotment follows from. */
export interface AllotmentInput {
  /** All claims that exist. */
  readonly claims: readonly string[];
  readonly programmes: readonly Programme[];
  readonly candidates: readonly Candidate[];
  readonly ties: TiePolicy;
  /** The published text that decides lots. */
  readonly seed: string;
}

/** A seat of a programme. */
export interface Seat {
  readonly programme: string;
  readonly category: string;
}

/** A candidate and the seat that they got. */
export interface Placement extends Seat {
  readonly candidate: string;
}

/** The account of the seats of one category. `seats + received - given` is the number of seats in the end. */
export interface SeatBalance extends Seat {
  /** The seats by the rules of the programme. */
  readonly seats: number;
  /** Seats that came from other categories. */
  readonly received: number;
  /** Seats that went to another category. */
  readonly given: number;
  /** The candidates who were placed. */
  readonly filled: number;
  /** The rank of the last candidate who was placed; null if nobody was. */
  readonly lastRank: number | null;
}

/** The result. All lists are sorted by id; categories are in the order of their programme. */
export interface Allotment {
  readonly placements: readonly Placement[];
  readonly unplaced: readonly string[];
  readonly seats: readonly SeatBalance[];
  /** How often proposals were repeated because unfilled seats went to another category. */
  readonly repetitions: number;
}
