/** How a primary stands with its standby. */
export interface StandbyState {
  /**
   * `none`: no standby has had a whole copy yet. `copying`: one is connected and gets its first copy. `following`: it has
   * everything but `lagMs`. `away`: it is not connected, or has to copy everything anew.
   */
  readonly is: 'none' | 'copying' | 'following' | 'away';
  /** Base URL of the standby; null: none is known. */
  readonly address: string | null;
  /** The age of the oldest change that the standby does not have; null: no standby is known. */
  readonly lagMs: number | null;
  /** Saves are acknowledged only when the standby has them. */
  readonly isSynchronous: boolean;
  /** Saves are acknowledged without the standby, although they are not to be, because it is away. */
  readonly isDegraded: boolean;
  /** Rises by one with each take-over. */
  readonly epoch: number;
  /** Why the standby is away or was refused, in English; null: nothing is wrong. */
  readonly problem: string | null;
}

/** The answer of a standby that its primary asks. */
export interface PeerAnswer {
  readonly epoch: number;
  readonly is: 'standby' | 'primary';
}

/** The rule for a primary with SYNC=1 while the standby that it had is away: it goes on alone, or refuses writes. */
export type WhenAway = 'degrade' | 'refuse';

export interface FollowerOptions {
  /** Contains the copies: the last whole one, and one that is being fetched. */
  readonly folder: string;
  readonly product: string;
  readonly address: string | null;
  readonly port: number;
  readonly report: (words: string) => void;
}

/** The copy of a standby, and how far it is behind. */
export interface FollowerState {
  readonly isConnected: boolean;
  /** A whole copy is here: it can take over. */
  readonly isWhole: boolean;
  /** The copy could not be continued and is being made anew: a take-over would lose what happened since. */
  readonly isStale: boolean;
  /** The time since everything was here; null: the primary was not reached since the start. */
  readonly lagMs: number | null;
  readonly epoch: number;
  /** The clock of the primary less that of this machine. */
  readonly clockDifferenceMs: number | null;
  /** The primary said that it stops. */
  readonly isPrimaryStopped: boolean;
  readonly problem: string | null;
}
