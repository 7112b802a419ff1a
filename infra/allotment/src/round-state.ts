import type { Allotment } from './types.ts';

/** A candidate who keeps the programme of their seat and wants no better one. */
export interface Frozen {
  readonly candidate: string;
  readonly programme: string;
}

/** A candidate who takes part no longer. */
export interface Left {
  readonly candidate: string;
  readonly reason: 'stopped' | 'no-answer';
  /** The round after which they left. */
  readonly round: number;
}

/** Everything that is known after a round. Lists are sorted by candidate. */
export interface RoundState {
  /** From 1. */
  readonly round: number;
  readonly frozen: readonly Frozen[];
  readonly left: readonly Left[];
  readonly allotment: Allotment;
}
